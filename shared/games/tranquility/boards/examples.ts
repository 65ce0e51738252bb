import { range, type Space } from "../layouts.ts";
import { BOARD_FORMAT, type BoardDefinition } from "./definition.ts";

const row = (x: number, y: number, length: number): Space[] => range(length).map((i) => ({ x: x + i, y }));

/** A small lake with two free inlets, half costs and hands of four; for a short evening. */
const lake: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "board",
  title: "Two inlets",
  lines: [
    { cells: row(0, 0, 3), free: true },
    { cells: row(4, 0, 3), free: true },
    { cells: [...row(0, 1, 7), ...row(1, 2, 5)], after: [0, 1] },
  ],
  frame: [...row(0, -1, 3), ...row(4, -1, 3)],
  start: { x: -1, y: 0 },
  finish: { x: 3, y: 3 },
  cards: { islands: [1, 60], removed: 8, starts: true, finishes: 4 },
  rules: { seats: [1, 3], hand: 4, toll: 5, soloToll: "two-rounds", cost: "half", pairs: true, talk: "open" },
};

/** A coast whose border cells draw from a deck of explorer cards; the finish cards are in the piles. */
const coast: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "board",
  title: "Rough coast",
  author: "Stillwater",
  lines: [{ cells: [...row(0, 0, 6), ...row(0, 1, 6), ...row(0, 2, 6), ...row(0, 3, 6)] }],
  borders: [0, 5, 8, 14, 20, 23],
  frame: row(0, 4, 6),
  finish: { x: 6, y: 4 },
  cards: {
    islands: [11, 70],
    finishes: 1,
    explorer: { storm: 3, compass: 5, monster: 1, start: 2, rocks: 1, border: 4 },
  },
  rules: {
    seats: [1, 4],
    hand: 6,
    cost: "difference",
    maxCost: 3,
    pairs: true,
    jokers: true,
    startsAreRocks: true,
    talk: "silent",
  },
};

/** Two lines under a sky that turns: the upper line ends day side up, the lower one night side up. */
const dusk: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "board",
  title: "Dusk",
  lines: [{ cells: [...row(0, 0, 8), ...row(0, 1, 8)] }, { cells: row(0, 3, 8) }],
  night: range(16),
  frame: row(0, 2, 8),
  start: { x: -1, y: 0 },
  finish: { x: 8, y: 3 },
  cards: { islands: [1, 80], starts: true, finishes: 5, compasses: 4 },
  rules: {
    seats: [1, 5],
    hand: 5,
    toll: 6,
    soloToll: "draw-five",
    cost: "flat",
    pairs: true,
    turning: true,
    talk: "silent",
  },
};

/** A tower of narrowing floors, whose finish cards are in the explorer deck. */
const tower: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "board",
  title: "Lamp tower",
  lines: [{ cells: [...row(0, 0, 5), ...row(0, 1, 5), ...row(1, 2, 3), ...row(1, 3, 3), { x: 2, y: 4 }] }],
  borders: [0, 2, 4, 6, 8, 10, 12, 13, 15],
  frame: [],
  finish: { x: 2, y: 5 },
  cards: {
    islands: [1, 50],
    explorer: { storm: 2, compass: 3, monster: 1, finish: 4, start: 2, rocks: 2, border: 2 },
  },
  rules: { seats: [1, 4], hand: 5, cost: "difference", pairs: true, talk: "silent" },
};

/** Boards that show what a definition can say; tests and documents use them. */
export const EXAMPLES: readonly BoardDefinition[] = [lake, coast, dusk, tower];
