import { COMPASSES, FINISHES, HAND, ISLANDS, STARTS } from "../cards.ts";
import { layoutOf, range, type Space } from "../layouts.ts";
import type { OfficialMode, Options, OptionsOf } from "../options.ts";
import { BOARD_FORMAT, type BoardDefinition, type BoardRules } from "./definition.ts";

/** Row by row from the bottom left. */
const block = (x: number, y: number, width: number, height: number): Space[] =>
  range(width * height).map((i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));

const islands = [1, ISLANDS] as const;

/** Cards that all seats discard together after a start card (B6). */
export const TOLL = 8;

/** Islands removed unseen with the option `galateia` (B1). */
export const REMOVED = 4;

const RULES = {
  seats: [1, 5],
  hand: HAND,
  cost: "difference",
  pairs: true,
  talk: "silent",
} as const satisfies BoardRules;

/** The base game (B1 to B14). */
const STANDARD: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "grid",
  lines: [{ cells: block(0, 0, 6, 6) }],
  frame: range(6).flatMap((i) => [
    { x: i, y: -1 },
    { x: i, y: 6 },
    { x: -1, y: i },
    { x: 6, y: i },
  ]),
  start: { x: -1, y: -1 },
  finish: { x: 6, y: 6 },
  cards: { islands, starts: true, finishes: FINISHES },
  rules: { ...RULES, toll: TOLL, soloToll: "draw-five" },
};

/** Day and Night (N1 to N5): the lower half must end night side up, and compasses turn all hands. */
const DAY_AND_NIGHT: BoardDefinition = {
  ...STANDARD,
  night: range(18),
  cards: { ...STANDARD.cards, compasses: COMPASSES },
  rules: { ...STANDARD.rules, turning: true },
};

/** The Great Arch (A1 to A4): two pillars and a roof. No border cards lie along the opening. */
const GREAT_ARCH: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "arch",
  lines: [
    { cells: block(0, 0, 2, 3), free: true },
    { cells: block(5, 0, 2, 3), free: true },
    { cells: block(0, 3, 7, 4), after: [0, 1] },
  ],
  frame: [
    ...range(7).flatMap((i) => [
      { x: i, y: 7 },
      { x: -1, y: i },
      { x: 7, y: i },
    ]),
    ...[0, 1, 5, 6].map((x) => ({ x, y: -1 })),
  ],
  finish: { x: 7, y: 7 },
  cards: { islands, finishes: FINISHES },
  rules: RULES,
};

const steps = [11, 9, 7, 5, 3].flatMap((width, y) => block(y, y, width, 1));

/**
 * The Pyramid (P0 to P13), with the finish at the apex. Every second cell of a row, from the first, is a border cell.
 */
const PYRAMIDS: BoardDefinition = {
  format: BOARD_FORMAT,
  id: "pyramid",
  lines: [{ cells: steps }],
  frame: [],
  finish: { x: 5, y: 5 },
  borders: steps.flatMap(({ x, y }, cell) => ((x - y) % 2 === 0 ? [cell] : [])),
  cards: {
    islands,
    explorer: { storm: 6, compass: COMPASSES, monster: 5, finish: FINISHES, start: STARTS, rocks: 1, border: 2 },
  },
  rules: RULES,
};

/** The duel (D1 to D7): day against night. */
const DUEL: BoardDefinition = {
  ...STANDARD,
  cards: { islands },
  rules: { ...RULES, seats: [2, 2], opposed: true, talk: "open" },
};

/** Boards of the booklets, before options change their rules and cards. */
export const OFFICIAL: Readonly<Record<OfficialMode, BoardDefinition>> = {
  standard: STANDARD,
  arch: GREAT_ARCH,
  pyramid: PYRAMIDS,
  "day-night": DAY_AND_NIGHT,
  duel: DUEL,
};

export const GRID = layoutOf(STANDARD);
export const ARCH = layoutOf(GREAT_ARCH);
export const PYRAMID = layoutOf(PYRAMIDS);

/** Inclusive, by mode. */
export const SEATS = Object.fromEntries(
  Object.entries(OFFICIAL).map(([name, { rules }]) => [name, rules.seats]),
) as Readonly<Record<OfficialMode, BoardRules["seats"]>>;

export function boardOf(options: Options): BoardDefinition {
  switch (options.mode) {
    case "standard":
    case "day-night": {
      const { soloToll, talk } = options;
      return withRemoved(withRules(OFFICIAL[options.mode], { soloToll, talk }), options.galateia);
    }
    case "arch":
      return withRemoved(withRules(GREAT_ARCH, { talk: options.talk }), options.galateia);
    case "pyramid":
      return pyramidOf(options);
    case "duel":
      return DUEL;
    case "board":
      return options.board;
  }
}

/** If the difficulty is `easier`, three monsters become borders (P11). */
function pyramidOf({ difficulty, edition, talk }: OptionsOf<"pyramid">): BoardDefinition {
  const { explorer } = PYRAMIDS.cards;
  const calmer = { ...explorer, monster: 2, border: 5 };
  const rules = {
    talk,
    ...(edition === "fr" && { jokers: true as const }),
    ...(difficulty === "harder" && { startsAreRocks: true as const }),
  };
  const cards = difficulty === "easier" ? { ...PYRAMIDS.cards, explorer: calmer } : PYRAMIDS.cards;
  return { ...withRules(PYRAMIDS, rules), cards };
}

const withRules = (board: BoardDefinition, rules: Partial<BoardRules>): BoardDefinition => ({
  ...board,
  rules: { ...board.rules, ...rules },
});

const withRemoved = (board: BoardDefinition, isWanted: boolean): BoardDefinition =>
  isWanted ? { ...board, cards: { ...board.cards, removed: REMOVED } } : board;
