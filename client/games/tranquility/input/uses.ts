import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { fits, gapsOf } from "../../../../shared/games/tranquility/placing.ts";
import { numberOn, type State } from "../../../../shared/games/tranquility/state.ts";

/** Whether an island fits no space, whatever the turn and the cost (B3). False for other cards. */
export function isSpare(state: State, card: Handle): boolean {
  const number = numberOn(state, card);
  return number !== undefined && !gapsOf(state).some((gap) => fits(number, gap));
}
