import type { Seat } from "./events.ts";

/** By name, the range of the phrase's number, or null. The client has a text for each. */
export type Phrases = Readonly<Record<string, { readonly least: number; readonly most: number } | null>>;

/** `rule`: the id of the rule that limits talk to phrases. */
export type TalkPolicy = "free" | { readonly phrases: Phrases; readonly rule: string };

export interface TalkRules<State> {
  /** With the largest ranges, within 0 to 99. */
  readonly phrases: Phrases;
  allowed(state: State, seat: Seat): TalkPolicy;
}
