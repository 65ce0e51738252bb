import type { Phrases, Seat, Talk } from "../../engine/game.ts";
import { handOf, type State } from "./state.ts";
import { TOLL } from "./toll.ts";

/** What players may say of a toll: how many cards they would give, never which (B6). */
export const PHRASES = {
  give: { least: 0, most: TOLL },
  keep: null,
  more: null,
  agreed: null,
  thanks: null,
} as const satisfies Phrases;

/** B13: silence, but for quantities while a toll is open, and of those only what could be given (B7). */
export function quiet(state: State, seat: Seat): Talk {
  const { options, stage } = state;
  if ("talk" in options && options.talk === "open") return "free";
  if (stage.at !== "toll") return { phrases: {}, rule: "B13" };
  const most = Math.min(stage.amount, handOf(state, seat).length);
  return { phrases: { ...PHRASES, give: { least: 0, most } }, rule: "B13" };
}
