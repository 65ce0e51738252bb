import type { $ZodType } from "zod/v4/core";

/** The schema of a form's value, and rules that involve several fields. */
export interface FormReference {
  readonly schema: $ZodType;
  readonly rules: readonly string[];
}

/** English texts for authors of programs. The rest of a game's reference is generated from schemas. */
export interface GameReference {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  /** For options with too many values to list. */
  readonly examples?: Readonly<Record<string, readonly unknown[]>>;
  readonly bots: Readonly<Record<string, string>>;
  /** What each value of `Game.question` asks, and which commands answer it. */
  readonly questions: Readonly<Record<string, string>>;
  /** By the field of the command. */
  readonly forms: Readonly<Record<string, FormReference>>;
  readonly refusals: Readonly<Record<string, string>>;
}
