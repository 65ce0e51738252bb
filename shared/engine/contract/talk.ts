import type { Seat } from "./events.ts";

/** By name, the range of a phrase's number; null without a number. The client has a text for each phrase. */
export type Phrases = Readonly<Record<string, { readonly least: number; readonly most: number } | null>>;

/** Free, or limited to these phrases by the rule with the id `rule`. */
export type TalkPolicy = "free" | { readonly phrases: Phrases; readonly rule: string };

export interface TalkRules<State> {
  /** All phrases, each with the largest range of its number, within 0 to 99. */
  readonly phrases: Phrases;
  /** Without numbers that would reveal more than the rules allow. */
  allowed(state: State, seat: Seat): TalkPolicy;
}
