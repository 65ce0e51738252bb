import type { Seat } from "../../../engine/game.ts";
import { numberPart } from "../../../engine/moves.ts";
import { ISLANDS } from "../cards.ts";
import type { Cell } from "../layouts.ts";
import type { Offered } from "../modes/mode.ts";
import { modeOf } from "../modes/modes.ts";
import { type Gap, gapAt } from "../placing.ts";
import { faceOf, handOf, numberOn, type State, sideDue } from "../state.ts";

/** A placement, and how much it is to be regretted. */
export interface Idea {
  readonly move: Offered;
  readonly number: number;
  readonly badness: number;
}

/** A gap that can no longer be filled is worse than anything. */
const IMPOSSIBLE = 50;
/** A joker is better kept for a finish that nobody has. */
const SPARED = 3;
/** An island with the wrong side up takes a card and a turn later on. */
const WRONG_SIDE = 2;

/** Every placement that is offered, with its regrets. */
export const ideasOf = (view: State, seat: Seat, offered: readonly Offered[]): Idea[] =>
  offered.flatMap((move) => {
    const { command } = move;
    const range = numberPart(move);
    if (command.type !== "PlaceCard") return [];
    const gap = gapAt(view, command.cell)!;
    const number = range ? within(range, evenNumber(gap, command.cell)) : numberOn(view, command.card);
    if (number === undefined) return [];
    const isSpared = range && !handOf(view, seat).some((card) => faceOf(view, card) === "finish");
    return [{ move, number, badness: badnessOf(view, seat, number, gap, command.cell) + (isSpared ? SPARED : 0) }];
  });

/** What is wrong with an island of this number in this cell: its cost, its place, its side. */
export function badnessOf(view: State, seat: Seat, number: number, gap: Gap, cell: Cell): number {
  const mode = modeOf(view);
  const at = gap.cells.indexOf(cell);
  const { below = 0, above = ISLANDS + 1 } = gap;
  const isImpossible = number - below <= at || above - number <= gap.cells.length - 1 - at;
  const even = ((number - below) / (above - below)) * gap.cells.length - 0.5;
  const due = sideDue(view, cell);
  const isWrong = due !== undefined && mode.side?.(view, seat) !== due;
  const cost = mode.cost({ number, gap, cell });
  return cost + Math.abs(at - even) + (isImpossible ? IMPOSSIBLE : 0) + (isWrong ? WRONG_SIDE : 0);
}

/** The number that would divide a gap evenly in this cell. */
function evenNumber({ cells, below = 0, above = ISLANDS + 1 }: Gap, cell: Cell): number {
  return Math.round(below + ((above - below) * (cells.indexOf(cell) + 0.5)) / cells.length);
}

const within = ({ least, most }: { readonly least: number; readonly most: number }, number: number): number =>
  Math.min(most, Math.max(least, number));
