import { type Refusal, refuse, type Seat } from "../../engine/contract/events.ts";
import type { Cell } from "./layouts.ts";
import type { Mode } from "./modes/mode.ts";
import { fits, type Gap, gapAt } from "./placing.ts";
import { handOf, isEmptyCell, type State } from "./state.ts";

/** Rules B3, B4. */
export function costAt(state: State, seat: Seat, number: number, cell: Cell, mode: Mode): number | Refusal {
  if (!(cell in state.board)) return refuse("NoSuchCell", "B3");
  if (!isEmptyCell(state, cell)) return refuse("CellIsFilled", "B3");
  const gap = gapAt(state, cell);
  if (!gap || !fits(number, gap)) return refuse("NotAscending", "B3");
  return costIn(state, handOf(state, seat).length - 1, number, gap, cell, mode);
}

const CANNOT_PAY = refuse("CannotPay", "B4");

/**
 * For a number that fits the gap. Allocates nothing: bots call it very often.
 * @param purse cards that the seat can discard
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
