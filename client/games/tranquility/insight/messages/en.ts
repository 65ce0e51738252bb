import { plural } from "../../../../i18n/language.ts";

const spaces = (n: number) => plural("en", n, { one: "one space", other: "# spaces" });
const cards = (n: number) => plural("en", n, { one: "one card", other: "# cards" });

/** Moves in a few words, and their flaws. English is the schema. */
const en = {
  /** The place of a card. */
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
  /** The flaw of a move, continuing its text. */
  flaws: {
    tooFew: (left: number, below: number | undefined, above: number | undefined, numbers: number) =>
      `leaves ${spaces(left)} ${stretch(below, above)} for ${plural("en", numbers, { one: "one number", other: "# numbers" })}`,
    tooMany: (left: number, below: number | undefined, above: number | undefined, held: number) =>
      `leaves only ${spaces(left)} ${stretch(below, above)} for ${cards(held)} in hand`,
    onlyPlace: (n: number, below: number | undefined, above: number | undefined) =>
      `gives up ${n}, which fits the one space ${stretch(below, above)}`,
  },
};

/** A part of the line, by the numbers at its ends. */
function stretch(below: number | undefined, above: number | undefined): string {
  if (below === undefined) return above === undefined ? "on the board" : `below ${above}`;
  return above === undefined ? `above ${below}` : `between ${below} and ${above}`;
}

export type TranquilityMoveVocabulary = typeof en;
export default en;
