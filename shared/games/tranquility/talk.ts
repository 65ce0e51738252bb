import type { Seat } from "../../engine/contract/events.ts";
import type { Phrases, TalkPolicy } from "../../engine/contract/talk.ts";
import { TOLL } from "./boards/official.ts";
import { handOf, type State } from "./state.ts";

/** B6: players may say how many cards they would give to a toll, never which. */
export const PHRASES = {
  give: { least: 0, most: TOLL },
  keep: null,
  more: null,
  agreed: null,
  thanks: null,
} as const satisfies Phrases;

/** B13: silence, except for phrases during a toll. B7: a seat can name at most as many cards as it can give. */
export function quiet(state: State, seat: Seat): TalkPolicy {
  const { stage } = state;
  if (stage.at !== "toll") return { phrases: {}, rule: "B13" };
  const most = Math.min(stage.amount, handOf(state, seat).length);
  return { phrases: { ...PHRASES, give: { least: 0, most } }, rule: "B13" };
}
