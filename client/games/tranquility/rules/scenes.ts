import { GRID, OFFICIAL } from "../../../../shared/games/tranquility/boards/official.ts";
import { type Cell, type Layout, layoutOf } from "../../../../shared/games/tranquility/layouts.ts";
import type { SpecialName } from "../art/index.ts";

export interface RuleBookScene {
  readonly board: Layout;
  /** In cell order; 0: no island. */
  readonly islands?: readonly number[];
  /** Cells with the night side up. */
  readonly night?: readonly Cell[];
  readonly darkRows?: number;
  /** Cells with the wrong side up. */
  readonly wrong?: readonly Cell[];
  /** Cards other than islands. */
  readonly cards?: Readonly<Record<Cell, SpecialName>>;
  /** Prices shown on empty cells. */
  readonly spaces?: Readonly<Record<Cell, number>>;
  /** A placement in progress. */
  readonly priced?: { readonly cell: Cell; readonly neighbour: Cell; readonly cost: number; readonly sum: string };
  /** Runs of one side, each within a row. */
  readonly runs?: readonly (readonly Cell[])[];
  readonly start?: "card" | "slot";
  readonly finish?: "card" | "slot";
  /** Largest cell size, in px. */
  readonly largest: number;
}

const boardOf = (mode: keyof typeof OFFICIAL): Layout => layoutOf(OFFICIAL[mode]);

const strip = (cells: number): Layout => ({
  ...GRID,
  id: "strip",
  cells: Array.from({ length: cells }, (_, x) => ({ x, y: 0 })),
  frame: [],
});

const cardsInARow = (...names: SpecialName[]): RuleBookScene => ({
  board: strip(names.length),
  cards: { ...names },
  largest: 92,
});

const HALF = Array.from({ length: 18 }, (_, cell) => cell);

export const SCENES: Readonly<Record<string, RuleBookScene>> = {
  standard: {
    board: boardOf("standard"),
    islands: [
      [2, 5, 0, 9, 12, 15],
      [16, 0, 21, 0, 24, 0],
      [28, 30, 0, 38, 41, 0],
      [0, 0, 45, 0, 51, 53],
      [0, 0, 60, 0, 0, 66],
      [69, 0, 74, 0, 78, 0],
    ].flat(),
    start: "card",
    finish: "slot",
    largest: 58,
  },
  price: {
    board: strip(5),
    islands: [38, 41, 0, 0, 53],
    spaces: { 2: 0 },
    priced: { cell: 1, neighbour: 0, cost: 3, sum: "41 − 38 = 3" },
    largest: 92,
  },
  arch: {
    board: boardOf("arch"),
    islands: [
      [4, 17, 26, 0, 55, 71],
      [8, 0, 33, 47, 0, 79],
      [3, 0, 10, 14, 0, 0, 22],
      [0, 27, 0, 0, 36, 39, 0],
      [0, 0, 50, 0, 0, 58, 0],
      [64, 0, 0, 72, 0, 0, 77],
    ].flat(),
    finish: "slot",
    largest: 54,
  },
  pyramid: {
    board: boardOf("pyramid"),
    islands: [
      [2, 6, 0, 9, 0, 14, 17, 0, 20, 0, 24],
      [27, 0, 31, 33, 0, 0, 40, 0, 45],
      [0, 49, 52, 0, 0, 60, 0],
      [0, 66, 0, 70, 0],
      [0, 75, 0],
    ].flat(),
    cards: { 4: "storm", 24: "storm" },
    finish: "slot",
    largest: 56,
  },
  dangers: cardsInARow("storm", "monster", "rocks", "start"),
  treasures: cardsInARow("compass", "finish", "joker"),
  dayNight: {
    board: boardOf("day-night"),
    islands: [
      [1, 4, 0, 9, 0, 13],
      [0, 18, 20, 0, 25, 0],
      [29, 0, 34, 36, 0, 40],
      [0, 44, 0, 48, 51, 0],
      [54, 0, 59, 0, 63, 65],
      [0, 68, 0, 73, 0, 80],
    ].flat(),
    night: [...HALF.filter((cell) => cell !== 8), 22],
    darkRows: 3,
    wrong: [8, 22],
    start: "card",
    finish: "slot",
    largest: 58,
  },
  duel: {
    board: boardOf("duel"),
    islands: [
      [3, 5, 7, 0, 12, 14],
      [0, 19, 22, 24, 26, 0],
      [30, 0, 35, 38, 40, 43],
      [0, 45, 0, 0, 52, 0],
      [55, 0, 0, 61, 0, 66],
      [0, 70, 0, 74, 0, 79],
    ].flat(),
    night: [4, 5, 7, 9, 14, 15, 16, 17, 24, 33],
    runs: [
      [0, 1, 2],
      [14, 15, 16, 17],
    ],
    largest: 58,
  },
};
