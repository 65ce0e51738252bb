import type { Seat } from "../../../../engine/contract/events.ts";
import type { Cell } from "../../layouts.ts";
import { modeOf } from "../../modes/modes.ts";
import { hasClosedLine, isOpen } from "../../modes/opening.ts";
import { drawsExplorer, type State, sideDue } from "../../state.ts";
import { WEIGHTS } from "./weights.ts";

/** Extra cost by cell; Infinity where no placement is allowed. */
export function penaltiesOf(view: State, seat: Seat): readonly number[] {
  const penalties = new Array<number>(view.board.length).fill(0);
  const penalty = penaltyIn(view, seat);
  if (penalty) for (let cell = 0; cell < penalties.length; cell++) penalties[cell] = penalty(cell);
  return penalties;
}

/** Undefined without extra costs. */
function penaltyIn(view: State, seat: Seat): ((cell: Cell) => number) | undefined {
  const mode = modeOf(view);
  const all: ((cell: Cell) => number)[] = [];
  if (hasClosedLine(view, mode)) all.push((cell) => (isOpen(view, cell, mode) ? 0 : Infinity));
  if (mode.deck.explorer || view.storms.length > 0)
    all.push((cell) => {
      if (view.storms[cell] !== undefined) return Infinity;
      return drawsExplorer(view, cell) ? WEIGHTS.explore : 0;
    });
  if (view.layout.night) {
    const side = mode.side!(view, seat);
    all.push((cell) => (side === sideDue(view, cell) ? -WEIGHTS.chance : 1 - WEIGHTS.chance) * WEIGHTS.wrong);
  }
  const [only] = all;
  return all.length <= 1 ? only : (cell) => all.reduce((sum, penalty) => sum + penalty(cell), 0);
}
