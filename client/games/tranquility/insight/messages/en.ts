import { plural } from "../../../../i18n/language.ts";

const spaces = (n: number) => plural("en", n, { one: "one space", other: "# spaces" });
const cards = (n: number) => plural("en", n, { one: "one card", other: "# cards" });

/** The room on one side of a placed number. */
interface RoomOnSide {
  readonly spaces: number;
  readonly numbers: number;
}

const side = (where: string, { spaces: left, numbers }: RoomOnSide): string =>
  left === 0 ? "" : `${spaces(left)} ${where} for ${plural("en", numbers, { one: "one number", other: "# numbers" })}`;

const sides = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" and ");

/** English is the schema. */
const en = {
  beside: (n: number | string, other: number) => `${n} beside ${other}`,
  between: (n: number | string, below: number, above: number) => `${n} between ${below} and ${above}`,
  first: (n: number | string) => `${n} on the first space`,
  last: (n: number | string) => `${n} on the last space`,
  at: (n: number | string, row: number, column: number) => `${n} in row ${row}, column ${column}`,
  paying: (move: string, names: string) => `${move} (paying with ${names})`,
  joker: (n: number) => `a joker as ${n}`,
  discarding: (names: string) => `discarding ${names}`,
  giving: (names: string) => `giving ${names}`,
  givingNothing: "giving nothing",
  payingWith: (names: string) => `paying with ${names}`,
  start: "the harbour",
  finish: "the lighthouse",
  clearing: (row: number, column: number) => `clearing the storm in row ${row}, column ${column}`,
  turning: (n: number) => `turning ${n}`,
  sweep: "taking the whole row",
  themes: {
    toll: "Group discard",
    discard: "When to discard",
    paying: "Paying",
    sides: "Day and night",
    storms: "Storms",
    gaps: "Last spaces",
    joker: "Jokers",
    end: "Endgame",
    placing: "Placing",
  },
  reasons: {
    flaw: (move: string, flaw: string) => `${move} ${flaw}.`,
    only: (n: number, fits: number) =>
      fits === 1 ? `${n} is the only number for this space.` : `${n} is one of only ${fits} numbers for this space.`,
    room: (n: number, below: RoomOnSide, above: RoomOnSide) =>
      `${n} leaves ${sides([side("below", below), side("above", above)])}.`,
    discarding: "Nothing else is worth its cards or the room it takes: two new cards help more.",
    giving: (n: number) =>
      n === 0
        ? "All your cards are needed: the others can give."
        : `You can spare ${cards(n)}, and keep those that fit.`,
    paying: "The cards you keep fit the open spaces better than those you give.",
    clearing: "The space stays closed until a compass clears it, and the compass may be needed for nothing better.",
    turning: (n: number) => `${n} shows the wrong side, and the lighthouse waits until it is turned.`,
    sweep: "The open row fits your spaces better than your hand does.",
    start: "Everything else can wait.",
  },
  /** Each flaw continues the text of a move. */
  flaws: {
    tooFew: (left: number, below: number | undefined, above: number | undefined, numbers: number) =>
      `leaves ${spaces(left)} ${stretch(below, above)} for ${plural("en", numbers, { one: "one number", other: "# numbers" })}`,
    tooMany: (left: number, below: number | undefined, above: number | undefined, held: number) =>
      `leaves only ${spaces(left)} ${stretch(below, above)} for ${cards(held)} in hand`,
    onlyPlace: (n: number, below: number | undefined, above: number | undefined) =>
      `gives up ${n}, which fits the one space ${stretch(below, above)}`,
  },
};

function stretch(below: number | undefined, above: number | undefined): string {
  if (below === undefined) return above === undefined ? "on the board" : `below ${above}`;
  return above === undefined ? `above ${below}` : `between ${below} and ${above}`;
}

export type TranquilityMoveVocabulary = typeof en;
export default en;
