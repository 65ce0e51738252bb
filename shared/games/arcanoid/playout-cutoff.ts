import type { Rng } from "../../engine/chance/rng.ts";
import type { Seat } from "../../engine/contract/events.ts";
import type { Outcome } from "../../engine/contract/game.ts";
import { FIELDS } from "./cards.ts";
import { outcomeOf } from "./scoring.ts";
import type { State } from "./state.ts";

/**
 * Weights to draw the winner of a field: `EVEN` for each seat, and `WON` more for each field that it has won in the
 * round. Fitted to rounds of `steady`: with two seats, a seat won 0 to 4 fields in 11, 28, 22, 28 and 11 of 100 rounds;
 * with four, in 37, 35, 21, 6 and 1.
 */
const [EVEN, WON] = [8, 3];

/**
 * Undefined until the round at `from` is over. Draws later rounds at random, because no cards carry over. The Tide,
 * which wins one field in a thousand, wins none.
 */
export function playoutCutoff(from: State, state: State, rng: Rng): Outcome | undefined {
  const { results, seats, options } = state;
  if (results.length === from.results.length) return undefined;
  const left = options.rounds - results.length;
  const rounds = Array.from({ length: left }, () => roundBetween(seats, rng));
  return outcomeOf({ seats, results: [...results, ...rounds] });
}

function roundBetween(seats: number, rng: Rng): readonly Seat[] {
  const shares = Array.from({ length: seats }, () => EVEN);
  return FIELDS.map((field) => {
    let roll = rng(seats * EVEN + field * WON);
    const winner = shares.findIndex((share) => {
      roll -= share;
      return roll < 0;
    });
    shares[winner]! += WON;
    return winner;
  });
}
