import type { Handle } from "../../../../shared/engine/game.ts";
import { fits, gapsOf } from "../../../../shared/games/tranquility/placing.ts";
import { numberOn, type State } from "../../../../shared/games/tranquility/state.ts";

/**
 * Whether an island has no space left on the board, whoever's turn it is and whatever it would cost (B3). A card that is no
 * island is always good for something.
 */
export function isSpare(state: State, card: Handle): boolean {
  const number = numberOn(state, card);
  return number !== undefined && !gapsOf(state).some((gap) => fits(number, gap));
}
