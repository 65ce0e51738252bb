import { plural } from "../../../languages.ts";
import type { CardSide } from "./schema.ts";

export interface SectionPlace {
  readonly no: number;
  readonly side: CardSide;
  /** From 1, the top section. */
  readonly stage: number;
}

const count = (n: Values[string] | undefined, one: string, other: string): string =>
  plural("en", Number(n), { one: `# ${one}`, other: `# ${other}` });

export const NUMBERS: Readonly<Record<string, string>> = {
  "coins.n": "Coins",
  "upgrade.level": "Level",
  "upgrade.cannons": "Cannons on the tile",
  "repair.n": "Damage",
  "produce.islands": "Islands",
  "later.coins": "Coins",
  "later.cargo": "Cargo",
  "attack.plus": "Extra cubes",
  "if.cannons": "Cubes",
};

/** The rule (V1 to V10) and message of each fault. */
const FAULTS = {
  notADeck: ["V1", () => "This is not a Wayward deck file."],
  later: ["V2", () => "This deck was made by a later version. Update the page."],
  twice: ["V3", ({ no }) => `A deck has the cards 1 to 18, once each; ${no} is here twice.`],
  notACard: ["V3", ({ no }) => `A deck has the cards 1 to 18, once each; ${no} is none of them.`],
  cardMissing: ["V3", ({ no }) => `A deck has the cards 1 to 18, once each; ${no} is missing.`],
  stageCount: ["V4", ({ is, due }) => `${count(is, "stage", "stages")}, but the deck has ${due}.`],
  noSpace: [
    "V5",
    ({ row, lane, rows, lanes }) =>
      `There is no space in row ${row}, lane ${lane}: the grid has ${count(rows, "row", "rows")} and ${count(lanes, "lane", "lanes")}.`,
  ],
  frames: ["V6", () => "At most two framed spaces, each once."],
  cubesApart: ["V7", () => "Add the cubes of one space together."],
  cubeCount: ["V7", () => "1 to 9 cubes."],
  spaces: ["V7", ({ most }) => `Cubes on at most ${most} spaces.`],
  noEffect: ["V8", ({ effect }) => `"${effect}" is no effect.`],
  noField: ["V8", ({ field }) => `"${field}" is no field of this.`],
  effects: ["V8", ({ most }) => `At most ${most} effects, those of conditions included.`],
  inARow: ["V8", ({ most }) => `At most ${most} effects one after the other.`],
  range: ["V8", ({ field, least, most }) => `${NUMBERS[field!] ?? field}: ${least} to ${most}.`],
  text: ["V8", ({ field }) => `${field}: letters, digits and common punctuation only, and not too many.`],
  value: ["V8", ({ field }) => `${field}: this value means nothing here.`],
  nested: ["V9", () => "A condition cannot stand inside another."],
  emptyThen: ["V9", () => "Say what happens when it holds."],
  emptyText: ["V9", () => "Say what the card says."],
  emptyLater: ["V9", () => "Delayed goods: at least one coin or cargo."],
  tooLarge: ["V10", () => "This file is too large to be a deck."],
  noTitle: ["V10", () => "Give the deck a name."],
} as const satisfies Readonly<Record<string, readonly [rule: string, write: (values: Values) => string]>>;

export type FaultCode = keyof typeof FAULTS;

export type Values = Readonly<Record<string, string | number>>;

export interface DeckFault {
  readonly code: FaultCode;
  readonly line: number;
  readonly place?: SectionPlace;
  readonly values: Values;
}

export const ruleOf = ({ code }: DeckFault): string => FAULTS[code][0];

export const MESSAGES = Object.fromEntries(
  Object.entries(FAULTS).map(([code, [, write]]) => [code, write]),
) as Readonly<Record<FaultCode, (values: Values) => string>>;

/** Names the place, for example `Card 7, hard, stage 2: …`. */
export function messageOf({ code, place, values }: DeckFault): string {
  const message = MESSAGES[code](values);
  return place ? `Card ${place.no}, ${place.side}, stage ${place.stage}: ${message}` : message;
}
