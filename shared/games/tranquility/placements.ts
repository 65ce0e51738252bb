import type { Handle, Seat } from "../../engine/contract/events.ts";
import { ISLANDS } from "./cards.ts";
import type { Cell } from "./layouts.ts";
import type { Mode } from "./modes/mode.ts";
import { costIn } from "./placement-cost.ts";
import { fits, type Gap, gapsOf } from "./placing.ts";
import { handOf, isJoker, numberOn, type State } from "./state.ts";

interface Placement {
  readonly card: Handle;
  readonly cell: Cell;
  readonly cost: number;
  /** P10: the inclusive range of a joker's numbers at this cost. */
  readonly numbers?: readonly [least: number, most: number];
}

export const canPlace = (state: State, seat: Seat, mode: Mode): boolean =>
  handOf(state, seat).some((card) => placementsWith(state, seat, card, mode).length > 0);

export function placementsWith(state: State, seat: Seat, card: Handle, mode: Mode): Placement[] {
  const placements: Placement[] = [];
  visitPlacements(state, seat, card, mode, (cell, cost, numbers) => {
    placements.push(numbers ? { card, cell, cost, numbers } : { card, cell, cost });
  });
  return placements;
}

type PlacementVisitor = (cell: Cell, cost: number, numbers?: Placement["numbers"]) => void;

export function visitPlacements(state: State, seat: Seat, card: Handle, mode: Mode, visit: PlacementVisitor): void {
  const number = numberOn(state, card);
  if (number === undefined && !isJoker(state, card)) return;
  const purse = handOf(state, seat).length - 1;
  for (const gap of gapsOf(state)) {
    if (number !== undefined && !fits(number, gap)) continue;
    for (const cell of gap.cells) {
      if (number === undefined) visitJoker(state, purse, gap, cell, mode, visit);
      else {
        const cost = costIn(state, purse, number, gap, cell, mode);
        if (typeof cost === "number") visit(cell, cost);
      }
    }
  }
}

/** P10: visits each range of numbers with the same cost. */
function visitJoker(state: State, purse: number, gap: Gap, cell: Cell, mode: Mode, visit: PlacementVisitor): void {
  const { below = 0, above = ISLANDS + 1 } = gap;
  let least = 0;
  let last: number | undefined;
  for (let number = below + 1; number <= above; number++) {
    const cost = number < above ? costIn(state, purse, number, gap, cell, mode) : undefined;
    const payable = typeof cost === "number" ? cost : undefined;
    if (payable === last) continue;
    if (last !== undefined) visit(cell, last, [least, number - 1]);
    least = number;
    last = payable;
  }
}
