import type { Space } from "../layouts.ts";
import { type BoardDefinition, EXPLORER_FACES, SPECIAL_FACES } from "./definition.ts";
import { LIMITS } from "./limits.ts";

export type BoardFault =
  | { readonly fault: "CellCount"; readonly cells: number; readonly least: number; readonly most: number }
  | { readonly fault: "PlaceTakenTwice"; readonly at: Space; readonly by: readonly [PlacedThing, PlacedThing] }
  /** Not a cell, or not above the one before. */
  | { readonly fault: "NoSuchCell" | "CellsNotAscending"; readonly list: "borders" | "night"; readonly cell: number }
  /** A line waits for a missing line, twice for one, for itself, or for one that waits for it. */
  | {
      readonly fault: "NoSuchLine" | "LineNamedTwice" | "LinesWaitForEachOther";
      readonly line: number;
      readonly after: number;
    }
  | { readonly fault: "IslandsReversed"; readonly first: number; readonly last: number }
  | { readonly fault: "SeatsReversed"; readonly least: number; readonly most: number }
  /** Fewer islands in the piles than cells. */
  | { readonly fault: "TooFewIslands"; readonly islands: number; readonly cells: number }
  /** Too small, with this many seats, for an opening hand and a draw; in a duel, for two hands and the row. */
  | { readonly fault: "PilesTooSmall"; readonly seats: number; readonly cards: number; readonly needed: number }
  /** The match cannot be won: no finish card can come into a hand. */
  | { readonly fault: "NoFinish" }
  /** The match cannot be won: islands never turn to the night side. */
  | { readonly fault: "NightNeverComes" }
  /** The match cannot be won: too few cards to fill the cells, pay for it, and finish. */
  | { readonly fault: "TooFewCards"; readonly cards: number; readonly needed: number }
  /** All seats together can never hold as many cards. */
  | { readonly fault: "TollTooLarge"; readonly seats: number; readonly toll: number; readonly most: number }
  /** `field` requires `other`. */
  | { readonly fault: "Needs"; readonly field: BoardField; readonly other: BoardField }
  | { readonly fault: "Excludes"; readonly field: BoardField; readonly other: BoardField }
  | { readonly fault: "TooManyExplorers" | "TooManySpecials"; readonly cards: number; readonly most: number };

type PlacedThing = "cell" | "frame" | "start" | "finish";

type BoardField =
  | "borders"
  | "night"
  | "start"
  | "finish"
  | "starts"
  | "toll"
  | "soloToll"
  | "finishes"
  | "compasses"
  | "explorer"
  | "explorer.finish"
  | "explorer.compass"
  | "explorer.start"
  | "explorer.storm"
  | "turning"
  | "jokers"
  | "startsAreRocks"
  | "opposed"
  | "two seats"
  | "alone"
  | "pairs"
  | "explorer.border"
  | "explorer.monster"
  | "explorer.rocks"
  | "specials"
  | "specials.storm"
  | "specials.compass"
  | "specials.monster"
  | "specials.rocks"
  | "storms";

/** Empty if a board of valid form can be played. */
export function faultsOf(board: BoardDefinition): readonly BoardFault[] {
  return [...faultsOfPlaces(board), ...faultsOfLines(board), ...faultsOfFields(board), ...faultsOfCards(board)];
}

function* faultsOfPlaces({ lines, frame, start, finish }: BoardDefinition): Generator<BoardFault> {
  const cells = lines.flatMap((line) => line.cells);
  const [least, most] = LIMITS.cells;
  if (cells.length < least || cells.length > most) yield { fault: "CellCount", cells: cells.length, least, most };
  const taken = new Map<string, PlacedThing>();
  const things: readonly (readonly [PlacedThing, readonly Space[]])[] = [
    ["cell", cells],
    ["frame", frame],
    ["start", start ? [start] : []],
    ["finish", finish ? [finish] : []],
  ];
  for (const [thing, places] of things)
    for (const at of places) {
      const key = `${at.x} ${at.y}`;
      const other = taken.get(key);
      if (other) yield { fault: "PlaceTakenTwice", at, by: [other, thing] };
      taken.set(key, thing);
    }
}

function* faultsOfLines({ lines, borders = [], night = [] }: BoardDefinition): Generator<BoardFault> {
  const cells = lines.reduce((sum, line) => sum + line.cells.length, 0);
  for (const [list, named] of Object.entries({ borders, night }) as ["borders" | "night", readonly number[]][]) {
    for (const [i, cell] of named.entries()) {
      if (cell >= cells) yield { fault: "NoSuchCell", list, cell };
      else if (i > 0 && cell <= named[i - 1]!) yield { fault: "CellsNotAscending", list, cell };
    }
  }
  for (const [line, { after = [] }] of lines.entries()) {
    const seen = new Set<number>();
    for (const other of after) {
      if (other >= lines.length) yield { fault: "NoSuchLine", line, after: other };
      else if (seen.has(other)) yield { fault: "LineNamedTwice", line, after: other };
      else if (waitsFor(lines, other, line)) yield { fault: "LinesWaitForEachOther", line, after: other };
      seen.add(other);
    }
  }
}

/** Whether `from` is `wanted`, or waits for it, even through other lines. */
function waitsFor(lines: BoardDefinition["lines"], from: number, wanted: number): boolean {
  const seen = new Set<number>();
  const next = [from];
  for (let line = next.pop(); line !== undefined; line = next.pop()) {
    if (line === wanted) return true;
    if (seen.has(line)) continue;
    seen.add(line);
    next.push(...(lines[line]?.after ?? []));
  }
  return false;
}

function* faultsOfFields({ borders, night, start, finish, cards, rules }: BoardDefinition): Generator<BoardFault> {
  const { starts, finishes, compasses, explorer, specials } = cards;
  const has: Readonly<Record<BoardField, boolean>> = {
    borders: borders !== undefined,
    night: night !== undefined,
    start: start !== undefined,
    finish: finish !== undefined,
    starts: starts === true,
    toll: rules.toll !== undefined,
    soloToll: rules.soloToll !== undefined,
    finishes: finishes !== undefined,
    compasses: compasses !== undefined,
    explorer: explorer !== undefined,
    "explorer.finish": explorer?.finish !== undefined,
    "explorer.compass": explorer?.compass !== undefined,
    "explorer.start": explorer?.start !== undefined,
    "explorer.storm": explorer?.storm !== undefined,
    "explorer.border": explorer?.border !== undefined,
    "explorer.monster": explorer?.monster !== undefined,
    "explorer.rocks": explorer?.rocks !== undefined,
    specials: specials !== undefined,
    "specials.storm": specials?.storm !== undefined,
    "specials.compass": specials?.compass !== undefined,
    "specials.monster": specials?.monster !== undefined,
    "specials.rocks": specials?.rocks !== undefined,
    storms: explorer?.storm !== undefined || specials?.storm !== undefined,
    turning: rules.turning === true,
    jokers: rules.jokers === true,
    startsAreRocks: rules.startsAreRocks === true,
    opposed: rules.opposed === true,
    "two seats": rules.seats[0] === 2 && rules.seats[1] === 2,
    alone: rules.seats[0] === 1,
    pairs: rules.pairs,
  };
  for (const [field, other] of NEEDS) if (has[field] && !has[other]) yield { fault: "Needs", field, other };
  for (const [field, other] of EXCLUDES) if (has[field] && has[other]) yield { fault: "Excludes", field, other };
  const explorers = EXPLORER_FACES.reduce((sum, face) => sum + (explorer?.[face] ?? 0), 0);
  if (explorers > LIMITS.explorer) yield { fault: "TooManyExplorers", cards: explorers, most: LIMITS.explorer };
  const special = specialsIn(cards);
  if (special > LIMITS.specials) yield { fault: "TooManySpecials", cards: special, most: LIMITS.specials };
}

const specialsIn = ({ specials }: BoardDefinition["cards"]): number =>
  SPECIAL_FACES.reduce((sum, face) => sum + (specials?.[face] ?? 0), 0);

/** Fields that require another one. */
const NEEDS: readonly (readonly [field: BoardField, other: BoardField])[] = [
  ["starts", "start"],
  ["starts", "toll"],
  ["toll", "starts"],
  ["soloToll", "toll"],
  ["soloToll", "alone"],
  ["borders", "explorer"],
  ["explorer", "borders"],
  ["compasses", "night"],
  ["turning", "night"],
  ["jokers", "explorer.border"],
  ["startsAreRocks", "explorer.start"],
  ["finishes", "finish"],
  ["explorer.finish", "finish"],
  ["specials.compass", "storms"],
  ["opposed", "two seats"],
  ["opposed", "pairs"],
];

/** Each kind of card is dealt in one way only; a duel excludes several fields. */
const EXCLUDES: readonly (readonly [field: BoardField, other: BoardField])[] = [
  ["finishes", "explorer.finish"],
  ["compasses", "explorer.compass"],
  ["starts", "explorer.start"],
  ["opposed", "starts"],
  ["opposed", "finishes"],
  ["opposed", "compasses"],
  ["specials.storm", "explorer.storm"],
  ["specials.compass", "explorer.compass"],
  ["specials.compass", "compasses"],
  ["specials.monster", "explorer.monster"],
  ["specials.rocks", "explorer.rocks"],
  ["opposed", "explorer"],
  ["opposed", "specials"],
  ["opposed", "night"],
];

function* faultsOfCards(board: BoardDefinition): Generator<BoardFault> {
  const { lines, finish, night, cards, rules } = board;
  const [first, last] = cards.islands;
  const [least, most] = rules.seats;
  if (first > last) yield { fault: "IslandsReversed", first, last };
  if (least > most) yield { fault: "SeatsReversed", least, most };
  if (first > last || least > most) return;
  const islands = last - first + 1 - (cards.removed ?? 0);
  const cells = lines.reduce((sum, line) => sum + line.cells.length, 0);
  if (islands < cells) yield { fault: "TooFewIslands", islands, cells };
  const { finishes = 0, compasses = 0, explorer } = cards;
  const needed = rules.opposed ? 2 * rules.hand + rules.hand : rules.hand + 1;
  // All cards that act when drawn may be in one pile, and none in an opening hand (N1, H1).
  const late = compasses + specialsIn(cards);
  const dealt = rules.opposed ? islands : Math.floor((islands + finishes + late) / most) - late;
  if (dealt < needed) yield { fault: "PilesTooSmall", seats: most, cards: dealt, needed };
  const hasFinish = finishes > 0 || explorer?.finish || (rules.jokers && explorer?.border);
  if (!rules.opposed && finish && !hasFinish) yield { fault: "NoFinish" };
  if (night && !compasses && !rules.turning) yield { fault: "NightNeverComes" };
  const [useful, wanted] = [islands + finishes + otherCardsOf(board), cardsToWin(board)];
  if (!rules.opposed && islands >= cells && useful < wanted)
    yield { fault: "TooFewCards", cards: useful, needed: wanted };
  if (rules.toll) yield* faultsOfToll(rules, rules.toll);
}

/** The start card has left the hand; a single player may draw, or pay in two rounds (B9). */
function* faultsOfToll({ seats: [least, most], hand, soloToll }: BoardDefinition["rules"], toll: number) {
  for (let seats = least; seats <= most; seats++) {
    const alone =
      soloToll === "two-rounds"
        ? 2 * (hand - 1)
        : soloToll === "draw-five"
          ? Math.min(LIMITS.named, hand - 1 + LIMITS.drawn)
          : hand - 1;
    const held = seats === 1 ? alone : seats * hand - 1;
    if (toll > held) yield { fault: "TollTooLarge", seats, toll, most: held } as const;
  }
}

/** Cards that can come into hands besides the islands and finish cards of the piles, with all seats taken. */
function otherCardsOf({ cards: { starts, explorer }, rules }: BoardDefinition): number {
  // The first start card is played (B6).
  const spare = starts ? rules.seats[1] - 1 : 0;
  const { compass = 0, finish = 0, border = 0 } = explorer ?? {};
  return spare + compass + finish + (rules.jokers ? border : 0);
}

/**
 * A lower bound. Every second island of a line can be placed beside empty cells; each of the others costs at least one
 * card, except on a line without costs (B4).
 */
function cardsToWin({ lines, finish, rules }: BoardDefinition): number {
  const costs = lines.map(({ cells, free }) => cells.length + (free ? 0 : Math.floor(cells.length / 2)));
  return costs.reduce((sum, cost) => sum + cost, 0) + (rules.toll ?? 0) + (finish ? 1 : 0);
}

/**
 * A board without faults cannot be lost if each line has a single cell, where no island has a cost, and nothing else
 * takes islands or prevents placing them. On a longer line, the highest island in the first cell loses; and players who
 * may discard two cards can discard needed ones.
 */
export const isUnlosable = ({ lines, finish, borders, night, cards, rules }: BoardDefinition): boolean =>
  !rules.opposed &&
  !rules.pairs &&
  !(finish || borders || night || cards.starts || cards.specials) &&
  lines.every(({ cells }) => cells.length === 1);

/** Whether a storm closes its cell until the end, because no compass clears it (P5, P7, H2, H3). */
export const hasLastingStorms = ({ cards: { explorer, specials } }: BoardDefinition): boolean =>
  Boolean(explorer?.storm || specials?.storm) && !(explorer?.compass || specials?.compass);
