import * as z from "zod/mini";

/**
 * Letters, digits, spaces and common punctuation, beginning with a letter or digit, with at most three consecutive
 * combining marks, because more would cover adjacent text.
 */
const pattern = (most: number) =>
  new RegExp(`^(?=[\\p{L}\\p{N}])(?!.*\\p{M}{4})[\\p{L}\\p{M}\\p{N} '’“”.,:;!?&+·()_\\-]{1,${most}}$`, "u");

const text = (most: number) => z.string().check(z.regex(pattern(most)));

/** In characters. `text` is an effect in the owner's words (R12). */
export const TEXTS = { title: 60, name: 40, tile: 24, text: 120 } as const;

export const isText = (value: string, most: number): boolean => pattern(most).test(value);

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** S4: 10 · row + lane. Row 1 is next to the port; with the port on the left, lane 1 is the top one. */
const cell = whole(11, 99);

export const BUILDINGS = ["garrison", "fort", "outpost", "barricade"] as const;

/** V8: the ranges of numbers, by effect and field. */
export const RANGES = {
  coins: { n: [1, 20] },
  upgrade: { level: [1, 4], cannons: [0, 5] },
  repair: { n: [1, 5] },
  produce: { islands: [1, 3] },
  later: { coins: [0, 9], cargo: [0, 9] },
  attack: { plus: [0, 9] },
  if: { cannons: [2, 30] },
} as const;

/** V8: the maximum number of effects in a section, with those in conditions. */
export const MOST_EFFECTS = 12;

/** V6 to V8: framed spaces, spaces with cubes, effects in `right`, and effects in a branch. */
export const MOST = { claim: 2, cubes: 8, right: 8, branch: 4 } as const;

const { coins, upgrade, repair, produce, later, attack } = RANGES;

const plain = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("coins"), n: whole(...coins.n) }),
  z.strictObject({ do: z.literal("income") }),
  z.strictObject({
    do: z.literal("upgrade"),
    level: whole(...upgrade.level),
    tile: z.optional(text(TEXTS.tile)),
    cannons: z.optional(whole(...upgrade.cannons)),
  }),
  z.strictObject({ do: z.literal("repair"), n: whole(...repair.n) }),
  z.strictObject({ do: z.literal("build"), what: z.enum(BUILDINGS) }),
  z.strictObject({ do: z.literal("produce"), islands: whole(...produce.islands) }),
  z.strictObject({ do: z.literal("sailors") }),
  z.strictObject({ do: z.literal("merchant") }),
  z.strictObject({ do: z.literal("later"), coins: whole(...later.coins), cargo: whole(...later.cargo) }),
  z.strictObject({ do: z.literal("attack"), plus: whole(...attack.plus), unlessInPort: z.boolean() }),
  /** See rule R12. */
  z.strictObject({ do: z.literal("text"), text: text(TEXTS.text) }),
]);

const effects = z.array(plain).check(z.maxLength(MOST.branch));

const condition = z.strictObject({
  do: z.literal("if"),
  cannons: whole(...RANGES.if.cannons),
  // biome-ignore lint/suspicious/noThenProperty: the name in the file format
  then: effects,
  else: effects,
});

/** The part of a face for one stage. */
export const section = z.strictObject({
  claim: z.array(cell).check(z.maxLength(MOST.claim)),
  cubes: z.array(z.strictObject({ at: cell, n: whole(1, 9) })).check(z.maxLength(MOST.cubes)),
  end: z.union([z.literal(0), cell]),
  laden: z.boolean(),
  goods: z.boolean(),
  right: z.array(z.discriminatedUnion("do", [...plain._zod.def.options, condition])).check(z.maxLength(MOST.right)),
});

const face = z.array(z.nullable(section)).check(z.maxLength(6));
export const card = z.strictObject({ no: z.int(), name: z.optional(text(TEXTS.name)), normal: face, hard: face });

const side = whole(1, 9);
export const grid = z.strictObject({ rows: side, lanes: side });

/** What the icons of L9 and L10 count. `goods` means coins and cargo. */
export const LADEN = ["coins", "cargo", "goods"] as const;
export const laden = z.enum(LADEN);
/** What the icon of L10 counts. Default: coins. */
export const goods = z.optional(laden);
export const stages = whole(1, 6);

export const FORMAT = "wayward-deck/";
const VERSION = 1;
export const THIS_FORMAT = `${FORMAT}${VERSION}`;

export const CARDS = 18;
/** Two decks, which may be in one file by mistake. */
export const MOST_CARDS = 2 * CARDS;

/** `checkDeck` also checks what involves several fields. */
const deck = z.strictObject({
  format: z.literal(THIS_FORMAT),
  title: text(TEXTS.title),
  stages,
  grids: z.strictObject({ solo: grid, pair: grid }),
  mirror: z.boolean(),
  laden,
  goods,
  cards: z.array(card).check(z.maxLength(MOST_CARDS)),
});

export const unopened = z.extend(deck, { cards: z.array(z.unknown()).check(z.maxLength(MOST_CARDS)) });

type Frozen<T> = T extends (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

export type GridSpace = number;
export type Grid = Frozen<z.infer<typeof grid>>;
export type Section = Frozen<z.infer<typeof section>>;
export type Plain = Frozen<z.infer<typeof plain>>;
export type Condition = Frozen<z.infer<typeof condition>>;
export type SectionEffect = Plain | Condition;
export type Building = (typeof BUILDINGS)[number];
export type Deck = Frozen<z.infer<typeof deck>>;
export type Laden = Deck["laden"];
export type Card = Deck["cards"][number];
export type CardSide = "normal" | "hard";

export const rowOf = (cell: GridSpace): number => Math.floor(cell / 10);
export const laneOf = (cell: GridSpace): number => cell % 10;

export const isOn = ({ rows, lanes }: Grid, cell: GridSpace): boolean =>
  rowOf(cell) >= 1 && rowOf(cell) <= rows && laneOf(cell) >= 1 && laneOf(cell) <= lanes;

/** V5: has the smaller dimensions of the two grids. */
export const commonGrid = ({ solo, pair }: Deck["grids"]): Grid => ({
  rows: Math.min(solo.rows, pair.rows),
  lanes: Math.min(solo.lanes, pair.lanes),
});

/** Row by row. */
export const cellsOf = ({ rows, lanes }: Grid): readonly GridSpace[] =>
  Array.from({ length: rows * lanes }, (_, i) => 10 * (1 + Math.floor(i / lanes)) + 1 + (i % lanes));

/** In ascending order. */
export const touchedBy = ({ claim, cubes, end }: Section): readonly GridSpace[] =>
  [...new Set([...claim, ...cubes.map(({ at }) => at), ...(end === 0 ? [] : [end])])].sort((a, b) => a - b);

export function mirrored(section: Section, { lanes }: Grid): Section {
  const across = (cell: GridSpace) => 10 * rowOf(cell) + lanes + 1 - laneOf(cell);
  const { claim, cubes, end } = section;
  return {
    ...section,
    claim: claim.map(across),
    cubes: cubes.map(({ at, n }) => ({ at: across(at), n })),
    end: end === 0 ? 0 : across(end),
  };
}
