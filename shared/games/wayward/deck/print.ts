import type { Card, Deck } from "./schema.ts";

const fields = (object: object): string => JSON.stringify(object).slice(1, -1);

const faceText = (side: string, face: readonly unknown[]): string =>
  `"${side}":[\n${face.map((section) => JSON.stringify(section)).join(",\n")}]`;

function cardText({ no, name, normal, hard }: Card): string {
  const head = fields(name === undefined ? { no } : { no, name });
  return `{${head},\n${faceText("normal", normal)},\n${faceText("hard", hard)}}`;
}

/** One section per line makes faults easy to find. */
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
