import type { Handle, Seat } from "../../engine/contract/events.ts";
import { ISLANDS } from "./cards.ts";
import { costIn } from "./cost.ts";
import type { Cell } from "./layouts.ts";
import type { Mode } from "./modes/mode.ts";
import { fits, type Gap, gapsOf } from "./placing.ts";
import { handOf, isJoker, numberOn, type State } from "./state.ts";

/** A placement that can be paid (B3, B4). */
export interface Placement {
  readonly card: Handle;
  readonly cell: Cell;
  readonly cost: number;
  /** The numbers a joker may take at this cost, as an inclusive range (P10). */
  readonly numbers?: readonly [least: number, most: number];
}

/** All placements a seat can pay, card by card in hand order. */
export const placementsOf = (state: State, seat: Seat, mode: Mode): Placement[] =>
  handOf(state, seat).flatMap((card) => placementsWith(state, seat, card, mode));

export const canPlace = (state: State, seat: Seat, mode: Mode): boolean =>
  handOf(state, seat).some((card) => placementsWith(state, seat, card, mode).length > 0);

/** All placements with one card. */
export function placementsWith(state: State, seat: Seat, card: Handle, mode: Mode): Placement[] {
  const number = numberOn(state, card);
  if (number === undefined && !isJoker(state, card)) return [];
  const placements: Placement[] = [];
  for (const gap of gapsOf(state)) {
    if (number !== undefined && !fits(number, gap)) continue;
    for (const cell of gap.cells) {
      if (number === undefined) placements.push(...placementsOfJoker(state, seat, card, gap, cell, mode));
      else {
        const cost = costIn(state, seat, { number, gap, cell }, mode);
        if (typeof cost === "number") placements.push({ card, cell, cost });
      }
    }
  }
  return placements;
}

/** P10: the numbers that keep the line ascending, grouped by cost. */
function placementsOfJoker(state: State, seat: Seat, card: Handle, gap: Gap, cell: Cell, mode: Mode): Placement[] {
  const { below = 0, above = ISLANDS + 1 } = gap;
  const placements: Placement[] = [];
  for (let number = below + 1; number < above; number++) {
    const cost = costIn(state, seat, { number, gap, cell }, mode);
    if (typeof cost !== "number") continue;
    const last = placements.at(-1);
    const goesOn = last?.cost === cost && last.numbers?.[1] === number - 1;
    if (goesOn) placements.pop();
    placements.push({ card, cell, cost, numbers: [goesOn ? last.numbers![0] : number, number] });
  }
  return placements;
}
