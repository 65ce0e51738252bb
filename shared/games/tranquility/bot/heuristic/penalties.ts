import type { Seat } from "../../../../engine/contract/events.ts";
import type { Cell } from "../../layouts.ts";
import { isRoofOpen } from "../../modes/arch.ts";
import { modeOf } from "../../modes/modes.ts";
import { drawsExplorer, type State, sideDue } from "../../state.ts";
import { WEIGHTS } from "./weights.ts";

/** By cell: the extra cost of a placement there; Infinity where none is allowed. */
export function penaltiesOf(view: State, seat: Seat): readonly number[] {
  const penalties = new Array<number>(view.board.length).fill(0);
  const penalty = penaltyIn(view, seat);
  if (penalty) for (let cell = 0; cell < penalties.length; cell++) penalties[cell] = penalty(cell);
  return penalties;
}

/** @returns the extra cost by cell; undefined in modes without extra costs */
function penaltyIn(view: State, seat: Seat): ((cell: Cell) => number) | undefined {
  switch (view.options.mode) {
    case "arch": {
      const [left, right] = view.layout.lines;
      const pillars = isRoofOpen(view) ? 0 : left!.length + right!.length;
      return (cell) => (pillars > 0 && cell >= pillars ? Infinity : 0);
    }
    case "pyramid":
      return (cell) => {
        if (view.storms[cell] !== undefined) return Infinity;
        return drawsExplorer(view, cell) ? WEIGHTS.explore : 0;
      };
    case "day-night": {
      const side = modeOf(view).side!(view, seat);
      return (cell) => (side === sideDue(view, cell) ? -WEIGHTS.chance : 1 - WEIGHTS.chance) * WEIGHTS.wrong;
    }
    default:
      return undefined;
  }
}
