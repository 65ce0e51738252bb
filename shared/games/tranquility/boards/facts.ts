import { type Cell, type Layout, layoutOf } from "../layouts.ts";
import type { Options } from "../options.ts";
import type { Gap } from "../placing.ts";
import type { BoardDefinition, BoardRules } from "./definition.ts";
import { boardOf } from "./official.ts";

/** Facts about cells and costs only. */
export interface BoardFacts {
  readonly layout: Layout;
  /** By cell, whether placements cost nothing (A2). */
  readonly isFree: readonly boolean[];
  /** By cell, the cells that must be filled first (A3). */
  readonly waitsFor: readonly (readonly Cell[])[];
  /** The cost of a difference (B4); Infinity above the board's limit. */
  readonly price: (difference: number) => number;
  /** The cost by rules A2 and B4; Infinity above the board's limit. */
  cost(number: number, gap: Gap, cell: Cell): number;
}

function factsOf(board: BoardDefinition): BoardFacts {
  const layout = layoutOf(board);
  const isFree = board.lines.flatMap(({ cells, free }) => cells.map(() => free === true));
  const waitsFor = board.lines.flatMap(({ cells, after = [] }) => {
    const below = after.flatMap((line) => layout.lines[line]!);
    return cells.map(() => below);
  });
  const price = (difference: number) => priceOf(board.rules, difference);
  return {
    layout,
    isFree,
    waitsFor,
    price,
    cost: (number, gap, cell) => (isFree[cell] ? 0 : price(differenceIn(number, gap, cell))),
  };
}

const known = new WeakMap<Options, BoardFacts>();

/** Cached: a match asks often with the same object. */
export function factsFor(options: Options): BoardFacts {
  const facts = known.get(options) ?? factsOf(boardOf(options));
  known.set(options, facts);
  return facts;
}

/** The smaller difference to filled neighbours; 0 without any (B4). */
function differenceIn(number: number, gap: Gap, cell: Cell): number {
  const toBelow = gap.below !== undefined && cell === gap.cells[0] ? number - gap.below : Infinity;
  const toAbove = gap.above !== undefined && cell === gap.cells.at(-1) ? gap.above - number : Infinity;
  const difference = Math.min(toBelow, toAbove);
  return difference === Infinity ? 0 : difference;
}

const COSTS: Readonly<Record<BoardRules["cost"], (difference: number) => number>> = {
  difference: (difference) => difference,
  half: (difference) => Math.ceil(difference / 2),
  flat: (difference) => Math.min(difference, 1),
};

/** The cost by rule B4; Infinity above the board's limit. */
export function priceOf({ cost, maxCost = Infinity }: BoardRules, difference: number): number {
  const due = COSTS[cost](difference);
  return due > maxCost ? Infinity : due;
}
