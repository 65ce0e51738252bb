import fc from "fast-check";
import { faultsOf } from "../../shared/games/tranquility/boards/board-faults.ts";
import { BOARD_FORMAT, type BoardDefinition } from "../../shared/games/tranquility/boards/definition.ts";
import { EXAMPLES } from "../../shared/games/tranquility/boards/examples.ts";
import { LIMITS } from "../../shared/games/tranquility/boards/limits.ts";
import type { Space } from "../../shared/games/tranquility/layouts.ts";

const some = <T>(value: T, isWanted: boolean): T | undefined => (isWanted ? value : undefined);

/** Drops undefined fields. */
const plain = <T extends object>(fields: { readonly [K in keyof T]?: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const spaces: readonly Space[] = Array.from({ length: 81 }, (_, i) => ({ x: i % 9, y: Math.floor(i / 9) }));

/** The places around a 9 x 9 grid. */
const around: readonly Space[] = Array.from({ length: 9 }, (_, i) => [
  { x: i, y: -1 },
  { x: i, y: 9 },
  { x: -1, y: i },
  { x: 9, y: i },
]).flat();

const choices = fc.record({
  cells: fc.shuffledSubarray([...spaces], { minLength: 12, maxLength: 60 }),
  cuts: fc.array(fc.nat(59), { maxLength: 4 }),
  free: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  after: fc.array(fc.nat(5), { minLength: 5, maxLength: 5 }),
  frame: fc.shuffledSubarray([...around], { minLength: 2, maxLength: 20 }),
  first: fc.integer({ min: 1, max: 20 }),
  removed: fc.nat(8),
  starts: fc.boolean(),
  finishes: fc.integer({ min: 1, max: 8 }),
  night: fc.option(fc.nat(59), { nil: undefined }),
  compasses: fc.nat(6),
  borders: fc.option(fc.nat(9), { nil: undefined }),
  explorer: fc.record({
    storm: fc.nat(6),
    compass: fc.nat(6),
    monster: fc.nat(5),
    start: fc.nat(5),
    rocks: fc.nat(2),
    border: fc.nat(5),
  }),
  specials: fc.option(fc.record({ storm: fc.nat(3), compass: fc.nat(3), monster: fc.nat(3), rocks: fc.nat(3) }), {
    nil: undefined,
  }),
  hasFinish: fc.nat(4).map((n) => n > 0),
  hand: fc.constantFrom(4, 5, 6),
  most: fc.integer({ min: 1, max: 5 }),
  toll: fc.nat(12),
  soloToll: fc.constantFrom("draw-five", "two-rounds"),
  cost: fc.constantFrom("difference", "half", "flat"),
  maxCost: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  pairs: fc.boolean(),
  flags: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  isOpposed: fc.nat(7).map((n) => n === 0),
});

type Choices = typeof choices extends fc.Arbitrary<infer T> ? T : never;

function linesOf({ cells, cuts, free, after }: Choices): BoardDefinition["lines"] {
  const ends = [...new Set([...cuts.filter((cut) => cut > 0 && cut < cells.length), cells.length])].sort(
    (a, b) => a - b,
  );
  return ends.map((end, line) =>
    plain({
      cells: cells.slice(line === 0 ? 0 : ends[line - 1]!, end),
      free: some(true as const, free[line]!),
      after: some([after[line]!], after[line]! < line),
    }),
  );
}

function boardFrom(chosen: Choices): BoardDefinition {
  const { frame, isOpposed, first, hand, flags } = chosen;
  const [turning, jokers, rocks, open] = flags as [boolean, boolean, boolean, boolean];
  const [start, finish, ...rest] = frame as [Space, Space, ...Space[]];
  const lines = linesOf(chosen);
  const count = chosen.cells.length;
  const hasStart = chosen.starts && !isOpposed;
  const night = isOpposed ? undefined : chosen.night;
  const isSea = chosen.borders !== undefined && !isOpposed;
  const copies = (n: number) => some(n, n > 0);
  const { storm, compass, monster, start: stops, rocks: reefs, border } = chosen.explorer;
  const usesCompasses = night !== undefined && chosen.compasses > 0 && !isSea;
  const hasFinish = chosen.hasFinish || isOpposed;
  const specials = isOpposed ? undefined : specialsFrom(chosen, isSea, usesCompasses);
  return plain<BoardDefinition>({
    format: BOARD_FORMAT,
    id: "board",
    title: "Drawn by chance",
    lines,
    borders: some(
      [...Array(count).keys()].filter((cell) => cell % 3 === (chosen.borders ?? 0) % 3),
      isSea,
    ),
    night: some(
      [...Array(count).keys()].filter((cell) => cell <= (night ?? 0)),
      night !== undefined,
    ),
    frame: rest,
    start: some(start, hasStart),
    finish: some(finish, hasFinish),
    cards: plain({
      islands: [first, Math.min(80, first + 60 + count)] as const,
      removed: copies(chosen.removed),
      starts: some(true as const, hasStart),
      finishes: some(chosen.finishes, !isOpposed && hasFinish),
      compasses: some(chosen.compasses, usesCompasses),
      explorer: some(
        plain({
          storm: copies(storm),
          compass: copies(compass),
          monster: copies(monster),
          start: hasStart ? undefined : copies(stops),
          rocks: copies(reefs),
          border: copies(border),
        }),
        isSea,
      ),
      specials,
    }),
    rules: plain({
      seats: isOpposed ? ([2, 2] as const) : ([1, chosen.most] as const),
      opposed: some(true as const, isOpposed),
      hand,
      toll: some(chosen.toll, hasStart),
      soloToll: some(chosen.soloToll as "draw-five", hasStart),
      cost: chosen.cost as "half",
      maxCost: chosen.maxCost,
      pairs: chosen.pairs || isOpposed,
      turning: some(true as const, turning && night !== undefined),
      jokers: some(true as const, jokers && isSea && border > 0),
      startsAreRocks: some(true as const, rocks && isSea && !hasStart && stops > 0),
      talk: open ? ("open" as const) : ("silent" as const),
    }),
  });
}

/** Special cards: only faces that no other deck has. */
function specialsFrom(
  { specials, explorer }: Choices,
  isSea: boolean,
  usesCompasses: boolean,
): BoardDefinition["cards"]["specials"] {
  if (!specials) return undefined;
  const isIn = (face: "storm" | "compass" | "monster" | "rocks") => isSea && explorer[face] > 0;
  const { storm, compass, monster, rocks } = specials;
  const hasStorms = storm > 0 || isIn("storm");
  return plain({
    storm: some(storm, storm > 0 && !isIn("storm")),
    compass: some(compass, compass > 0 && !isIn("compass") && !usesCompasses && hasStorms),
    monster: some(monster, monster > 0 && !isIn("monster")),
    rocks: some(rocks, rocks > 0 && !isIn("rocks")),
  });
}

/** Boards with random choices; most are valid. */
export const drawnBoards: fc.Arbitrary<BoardDefinition> = choices.map(boardFrom);

export const validBoards: fc.Arbitrary<BoardDefinition> = drawnBoards.filter((board) => faultsOf(board).length === 0);

const [example] = EXAMPLES as readonly [BoardDefinition];

/** A board of `count` lines of `count` cells. */
const huge = (count: number) => ({
  ...example,
  lines: Array.from({ length: count }, () => ({
    cells: Array.from({ length: count }, (_, i) => ({ x: i % 9, y: 0 })),
    after: Array.from({ length: count }, (_, i) => i),
  })),
});

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

/** A board of single-cell lines, each of which waits for the lines `after(line)`. */
const waiting = (after: (line: number) => readonly number[]) => ({
  ...example,
  lines: Array.from({ length: LIMITS.lines }, (_, x) => ({ cells: [{ x: x % 9, y: x > 8 ? 1 : 0 }], after: after(x) })),
});

/** Values that are sent as boards by attackers, by what is wrong with them. */
export const HOSTILE_BOARDS: readonly (readonly [name: string, board: unknown])[] = [
  ["of a newer version", { ...example, format: "tranquility-board/2" }],
  ["with an unknown field", { ...example, extra: 1 }],
  ["with ten thousand unknown fields", { ...example, ...Object.fromEntries(Array(10_000).entries()) }],
  ["with a prototype", JSON.parse(`{"__proto__": {"format": "${BOARD_FORMAT}"}}`)],
  [
    "with a key of the prototype in its cards",
    { ...example, cards: JSON.parse('{"__proto__": {"islands": [1, 80]}}') },
  ],
  ["of a thousand lines of a thousand cells", huge(1_000)],
  ["nested a thousand times", { ...example, lines: nested(1_000) }],
  ["with lines in a circle", waiting((line) => [(line + 1) % LIMITS.lines])],
  ["with lines that wait for all lines", waiting(() => Array.from({ length: LIMITS.lines }, (_, i) => i))],
  ["with sixty cells on one place", { ...example, lines: [{ cells: Array(60).fill({ x: 0, y: 0 }) }] }],
  ["with a million of each card", { ...example, cards: { islands: [1, 80], explorer: { storm: 1e6 }, finishes: 1e6 } }],
  ["with numbers that are none", JSON.parse(JSON.stringify(example).replaceAll(/\b\d+\b/g, "1e999"))],
  ["with a title of two lines", { ...example, title: "a\nb" }],
  ["with a title that hides what follows", { ...example, title: "safe\u202Egpj" }],
  ["with a title of a million letters", { ...example, title: "a".repeat(1e6) }],
  ["with a title of a million blanks", { ...example, title: " ".repeat(1e6) }],
  ["that is a text", "board"],
  ["that is a list", [example]],
];
