import type { $ZodType } from "zod/v4/core";

/** How a program fills in a form: the schema of its value, and rules that involve several fields. */
export interface FormReference {
  readonly schema: $ZodType;
  readonly rules: readonly string[];
}

/**
 * Texts in English that describe a game to authors of programs. The rest of the description is generated from schemas.
 */
export interface GameReference {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  /** Examples of options that have too many values to list them. */
  readonly examples?: Readonly<Record<string, readonly unknown[]>>;
  readonly bots: Readonly<Record<string, string>>;
  /** What each question of `Game.question` asks, and with which commands it is answered. */
  readonly questions: Readonly<Record<string, string>>;
  /** The forms that moves of the game leave open, by the field of the command. */
  readonly forms: Readonly<Record<string, FormReference>>;
  readonly refusals: Readonly<Record<string, string>>;
}
