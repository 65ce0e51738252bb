import type { Outcome, Rng, Seat } from "../../engine/game.ts";
import { FIELDS } from "./cards.ts";
import { outcomeOf } from "./scoring.ts";
import type { State } from "./state.ts";

/**
 * What a field that is won adds to a seat's share of the next of the same round: whoever wins one had good cards. Counted in
 * rounds of the bot, where a seat won none to four of the fields in 11, 28, 22, 28, 11 of 100 rounds with two at the table, and in
 * 37, 35, 21, 6, 1 with four; the first turn brings nothing that could be seen.
 */
const [EVEN, WON] = [8, 3];

/**
 * How a match may end of which a round is over that was under way at `from`: nothing of a round is left for the next, so the
 * fields of those to come fall to anybody. The Tide wins one field of a thousand, and none here.
 */
export function foreseen(from: State, state: State, rng: Rng): Outcome | undefined {
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
