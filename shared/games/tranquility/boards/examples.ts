import { range, type Space } from "../layouts.ts";
import { BOARD_FORMAT, type BoardDefinition } from "./definition.ts";

const row = (x: number, y: number, length: number): Space[] => range(length).map((i) => ({ x: x + i, y }));

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

/** The upper line ends day side up, the lower one night side up. */
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

const weather: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "board",
  title: "Changing weather",
  lines: [{ cells: [...row(0, 0, 4), ...row(0, 1, 4), ...row(0, 2, 4)] }, { cells: row(5, 0, 4) }],
  frame: row(0, 3, 4),
  start: { x: -1, y: 0 },
  cards: { islands: [1, 64], starts: true, specials: { storm: 2, compass: 4, monster: 2, rocks: 2 } },
  rules: {
    seats: [1, 4],
    hand: 5,
    toll: 4,
    soloToll: "draw-five",
    cost: "difference",
    pairs: true,
    talk: "silent",
  },
};

const back = (x: number, y: number, length: number): Space[] => row(x, y, length).reverse();

const named = (title: string) => ({ format: BOARD_FORMAT, id: "board", title }) as const;

const RULES = { seats: [1, 4], hand: 5, cost: "difference", pairs: true, talk: "silent" } as const;

const snail: BoardDefinition = {
  ...named("Snail shell"),
  lines: [
    {
      cells: [
        ...row(0, 0, 5),
        ...range(4).map((i) => ({ x: 4, y: i + 1 })),
        ...back(0, 4, 4),
        ...range(3).map((i) => ({ x: 0, y: 3 - i })),
        ...row(1, 1, 3),
        ...range(2).map((i) => ({ x: 3, y: i + 2 })),
        ...back(1, 3, 2),
        { x: 1, y: 2 },
      ],
    },
  ],
  frame: [],
  finish: { x: 2, y: 2 },
  cards: { islands: [1, 48], removed: 4, finishes: 3 },
  rules: { ...RULES, seats: [1, 3], hand: 4, maxCost: 2 },
};

/** A meander of two columns. */
const river = (x: number) => ({ cells: range(8).flatMap((y) => (y % 2 === 0 ? row(x, y, 2) : back(x, y, 2))) });

/** Two rivers side by side, and a toll that is hard to pay from few cards. */
const rivers: BoardDefinition = {
  ...named("Two rivers"),
  lines: [river(0), river(4)],
  frame: range(8).flatMap((y) => row(2, y, 2)),
  start: { x: 2, y: -1 },
  finish: { x: 3, y: 8 },
  cards: { islands: [1, 72], starts: true, finishes: 4 },
  rules: { ...RULES, toll: 8, soloToll: "draw-five" },
};

/** Two halves joined by a single cell without costs. */
const hourglass: BoardDefinition = {
  ...named("Hourglass"),
  lines: [
    { cells: [...row(0, 0, 7), ...row(1, 1, 5), ...row(2, 2, 3)] },
    { cells: row(3, 3, 1), free: true, after: [0] },
    { cells: [...row(2, 4, 3), ...row(1, 5, 5), ...row(0, 6, 7)], after: [1] },
  ],
  frame: [...row(1, 3, 1), ...row(5, 3, 1)],
  finish: { x: 3, y: 7 },
  cards: { islands: [1, 80], finishes: 5 },
  rules: { ...RULES, cost: "half", maxCost: 2 },
};

/** A ring with dangers, and a lagoon without costs that opens when the ring is closed. */
const atoll: BoardDefinition = {
  ...named("Atoll"),
  lines: [
    {
      cells: [
        ...row(0, 0, 6),
        ...range(5).map((y) => ({ x: 6, y })),
        ...back(0, 5, 7),
        ...range(4).map((i) => ({ x: 0, y: 4 - i })),
      ],
    },
    { cells: [...row(2, 2, 3), ...row(2, 3, 3)], free: true, after: [0] },
  ],
  borders: [0, 3, 6, 9, 11, 14, 17, 19],
  frame: [],
  finish: { x: 3, y: 6 },
  cards: { islands: [1, 76], finishes: 4, explorer: { storm: 3, compass: 4, monster: 3, rocks: 2, border: 1 } },
  rules: { ...RULES, jokers: true },
};

/** Each group of six cells has its own line. */
const islands: BoardDefinition = {
  ...named("Five islands"),
  lines: [
    [0, 0],
    [3, 0],
    [6, 0],
    [1, 3],
    [5, 3],
  ].map(([x, y]) => ({ cells: [...row(x!, y!, 3), ...row(x!, y! + 1, 3)] })),
  frame: [],
  start: { x: 4, y: -1 },
  finish: { x: 4, y: 5 },
  cards: { islands: [1, 80], removed: 10, starts: true, finishes: 4 },
  rules: { ...RULES, seats: [2, 4], toll: 8 },
};

const tea: BoardDefinition = {
  ...named("Tea break"),
  lines: [{ cells: [...row(0, 0, 4), ...row(0, 1, 4), ...row(0, 2, 4)] }],
  frame: [...row(0, -1, 4), ...row(0, 3, 4)],
  finish: { x: 4, y: 3 },
  cards: { islands: [1, 26], removed: 2, finishes: 2 },
  rules: { ...RULES, seats: [1, 2], hand: 4, maxCost: 2, talk: "open" },
};

/** For players, programs, documents and tests. */
export const EXAMPLES: readonly BoardDefinition[] = [
  lake,
  coast,
  dusk,
  tower,
  weather,
  snail,
  rivers,
  hourglass,
  atoll,
  islands,
  tea,
];
