import type { Seat } from "./events.ts";

/**
 * Phrases by name, with the range of the number in each; null for phrases without one. Every language has a text for
 * each.
 */
export type Phrases = Readonly<Record<string, { readonly least: number; readonly most: number } | null>>;

/** Talk is either free or limited to some of the game's phrases. `rule` is the rule that limits it. */
export type TalkPolicy = "free" | { readonly phrases: Phrases; readonly rule: string };

export interface TalkRules<State> {
  /** Everything that may be said where talk is not free, each phrase with all its possible numbers, 0 to 99. */
  readonly phrases: Phrases;
  /** The talk allowed to a seat now. Leaves out numbers that would reveal more than the rules allow. */
  allowed(state: State, seat: Seat): TalkPolicy;
}
