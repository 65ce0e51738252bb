import type { Seat } from "../../../engine/contract/events.ts";
import { numberPart } from "../../../engine/contract/moves.ts";
import { ISLANDS } from "../cards.ts";
import type { Cell } from "../layouts.ts";
import type { TranquilityMove } from "../modes/mode.ts";
import { modeOf } from "../modes/modes.ts";
import { type Gap, gapAt } from "../placing.ts";
import { faceOf, handOf, numberOn, type State, sideDue } from "../state.ts";

/** `badness` estimates the effort, in cards. */
export interface PlainCandidate {
  readonly move: TranquilityMove;
  readonly number: number;
  readonly badness: number;
}

/** The badness of making a gap impossible to fill. */
const IMPOSSIBLE = 50;
/** The badness of placing a joker without a finish card in hand. */
const SPARED = 3;
/** The badness of the wrong side, which costs a card and a turn later. */
const WRONG_SIDE = 2;

export const candidatesOf = (view: State, seat: Seat, offered: readonly TranquilityMove[]): PlainCandidate[] =>
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

/** Adds up the cost, the distance from an even spread, and penalties. */
export function badnessOf(view: State, seat: Seat, number: number, gap: Gap, cell: Cell): number {
  const mode = modeOf(view);
  const at = gap.cells.indexOf(cell);
  const { below = 0, above = ISLANDS + 1 } = gap;
  const isImpossible = number - below <= at || above - number <= gap.cells.length - 1 - at;
  const even = ((number - below) / (above - below)) * gap.cells.length - 0.5;
  const due = sideDue(view, cell);
  const isWrong = due !== undefined && mode.side?.(view, seat) !== due;
  const cost = mode.cost(number, gap, cell);
  return cost + Math.abs(at - even) + (isImpossible ? IMPOSSIBLE : 0) + (isWrong ? WRONG_SIDE : 0);
}

/** The number that divides a gap evenly at the cell. */
function evenNumber({ cells, below = 0, above = ISLANDS + 1 }: Gap, cell: Cell): number {
  return Math.round(below + ((above - below) * (cells.indexOf(cell) + 0.5)) / cells.length);
}

const within = ({ least, most }: { readonly least: number; readonly most: number }, number: number): number =>
  Math.min(most, Math.max(least, number));
