import type { Rng } from "../../../../shared/engine/chance/rng.ts";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { cardsPart, completeWithCards } from "../../../../shared/engine/contract/moves.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Options } from "../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { acted, chosen, deal, diceOf, type Table } from "../../../bench/winrates.match.ts";
import { itemAt } from "../../../kit/item-at.ts";

const goesOn = (table: Table) => tranquility.outcome(table.truth) === undefined;

/** A random legal command, with any cards for it. */
function anything({ truth }: Table, seat: number, dice: Rng): Command {
  const moves = tranquility.moves(truth, seat);
  const move = itemAt(moves, dice(moves.length));
  const cards = cardsPart(move);
  if (!cards) return move.command;
  const { from, least, most } = cards;
  const first = dice(from.length);
  const turned = [...from.slice(first), ...from.slice(0, first)];
  return completeWithCards(move, turned.slice(0, least + dice(most - least + 1)));
}

/** On average `whims` of three moves are random, and the others the bot's. */
export function* wander(options: Options, seats: number, seed: string, whims: number): Generator<Table> {
  let table = deal(options, seats, seed);
  for (let step = 0; goesOn(table) && step < 200; step++) {
    yield table;
    const waiting = tranquility.toAct(table.truth);
    const dice = diceOf(table);
    const { seat } = itemAt(waiting, dice(waiting.length));
    table = acted(table, seat, dice(3) < whims ? anything(table, seat, dice) : chosen(table, seat));
  }
}

export function exchanged({ truth }: Table, one: Handle, other: Handle): State {
  const faces = truth.faces.slice();
  [faces[one], faces[other]] = [faces[other], faces[one]];
  return { ...truth, faces };
}
