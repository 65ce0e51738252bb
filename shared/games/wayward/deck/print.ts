import type { Card, Deck } from "./schema.ts";

/** The fields of an object, without what goes around them. */
const fields = (of: object): string => JSON.stringify(of).slice(1, -1);

/** A face: below its name a section on each line, what is not typed in yet as `null`. */
const faceText = (side: string, face: readonly unknown[]): string =>
  `"${side}":[\n${face.map((section) => JSON.stringify(section)).join(",\n")}]`;

/** A card: its number, and its name where it has one, then its two faces. */
function cardText({ no, name, normal, hard }: Card): string {
  const head = fields(name === undefined ? { no } : { no, name });
  return `{${head},\n${faceText("normal", normal)},\n${faceText("hard", hard)}}`;
}

/**
 * The file of a deck, as `checkDeck` reads it: a section is a line, so that the line of what is wrong leads to a place that
 * people can find.
 */
export function textOf({ format, title, stages, grids, mirror, laden, goods, cards }: Deck): string {
  return [
    "{",
    `${fields({ format, title, stages })},`,
    `${fields({ grids, mirror, laden, ...(goods && { goods }) })},`,
    '"cards":[',
    cards.map(cardText).join(",\n"),
    "]}",
    "",
  ].join("\n");
}
