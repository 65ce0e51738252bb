import type { Seat } from "./events.ts";

/**
 * The phrases of a game by name, each with the range of the number it contains; null for phrases without a number. The
 * client has a text for each in every language.
 */
export type Phrases = Readonly<Record<string, { readonly least: number; readonly most: number } | null>>;

/** Talk is either free or limited to some of the game's phrases, by a rule with the id `rule`. */
export type TalkPolicy = "free" | { readonly phrases: Phrases; readonly rule: string };

export interface TalkRules<State> {
  /** All phrases, each with the largest range of its number, within 0 to 99. */
  readonly phrases: Phrases;
  /** The talk allowed to a seat now. Excludes numbers that would reveal more than the rules allow. */
  allowed(state: State, seat: Seat): TalkPolicy;
}
