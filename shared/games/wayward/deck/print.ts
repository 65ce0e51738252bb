import type { Card, Deck } from "./schema.ts";

/** The fields of an object, without its braces. */
const fields = (of: object): string => JSON.stringify(of).slice(1, -1);

/** A face: its name, then one section per line; missing ones as `null`. */
const faceText = (side: string, face: readonly unknown[]): string =>
  `"${side}":[\n${face.map((section) => JSON.stringify(section)).join(",\n")}]`;

/** A card: its number, its name if it has one, and its two faces. */
function cardText({ no, name, normal, hard }: Card): string {
  const head = fields(name === undefined ? { no } : { no, name });
  return `{${head},\n${faceText("normal", normal)},\n${faceText("hard", hard)}}`;
}

/** The file of a deck, as read by `checkDeck`. Each section is one line, so that a faulty line is easy to find. */
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
