import type { $ZodType } from "zod/v4/core";

export interface FormReference {
  readonly schema: $ZodType;
  readonly rules: readonly string[];
}

/** English texts for authors of programs; the rest is generated from schemas. */
export interface GameReference {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  /** For options with too many values to list. */
  readonly examples?: Readonly<Record<string, readonly unknown[]>>;
  readonly bots: Readonly<Record<string, string>>;
  /** By the value of `Game.question`. */
  readonly questions: Readonly<Record<string, string>>;
  /** By command field. */
  readonly forms: Readonly<Record<string, FormReference>>;
  readonly refusals: Readonly<Record<string, string>>;
}
