import { type Refusal, refuse, type Seat } from "../../engine/contract/events.ts";
import type { Cell } from "./layouts.ts";
import type { Mode } from "./modes/mode.ts";
import { fits, type Gap, gapAt } from "./placing.ts";
import { handOf, isEmptyCell, type State } from "./state.ts";

/** The cost in the base game: the smaller difference to the filled neighbours, 0 without any (B4). */
export function baseCost(number: number, gap: Gap, cell: Cell): number {
  const toBelow = gap.below !== undefined && cell === gap.cells[0] ? number - gap.below : Infinity;
  const toAbove = gap.above !== undefined && cell === gap.cells.at(-1) ? gap.above - number : Infinity;
  const cost = Math.min(toBelow, toAbove);
  return cost === Infinity ? 0 : cost;
}

/** The cost for a seat of an island with this number in this cell, or the rule that forbids it (B3, B4). */
export function costAt(state: State, seat: Seat, number: number, cell: Cell, mode: Mode): number | Refusal {
  if (!(cell in state.board)) return refuse("NoSuchCell", "B3");
  if (!isEmptyCell(state, cell)) return refuse("CellIsFilled", "B3");
  const gap = gapAt(state, cell);
  if (!gap || !fits(number, gap)) return refuse("NotAscending", "B3");
  return costIn(state, handOf(state, seat).length - 1, number, gap, cell, mode);
}

const CANNOT_PAY = refuse("CannotPay", "B4");

/**
 * The cost of a placement whose number is known to fit its gap, or the rule that forbids it. Makes no object: most placements
 * are only looked at.
 * @param purse the number of cards that can pay
 */
export function costIn(
  state: State,
  purse: number,
  number: number,
  gap: Gap,
  cell: Cell,
  mode: Mode,
): number | Refusal {
  const objection = mode.forbids?.(state, number, gap, cell);
  if (objection) return objection;
  const cost = mode.cost(number, gap, cell);
  return cost > purse ? CANNOT_PAY : cost;
}
