import type { Face } from "../../../../shared/games/tranquility/cards.ts";
import type { Intent } from "../input/intent.ts";
import type { Tableau } from "./layout.ts";
import { handSide } from "./sides.ts";
import { cardPicture, drawnFor, pictureOf } from "./view.ts";

/** What the explorers' deck may show, its back among it. */
const EXPLORERS: readonly (Face | undefined)[] = [
  undefined,
  "storm",
  "compass",
  "monster",
  "rocks",
  "start",
  "finish",
  "border",
];

const MARKS = ["ring", ...[0, 1, 2, 3, 4].map((cost) => `legal:${cost}`)];

/** The pictures that are wanted as soon as a card of the hand is taken up or placed, or an explorer card is drawn. */
export function aheadOf(intent: Intent, tableau: Tableau | undefined): readonly string[] {
  const { frame } = tableau ?? {};
  const { phase, table } = intent.match.peek();
  const seat = intent.seat.peek();
  if (!frame || phase !== "live" || seat === undefined) return [];
  const side = handSide(table, seat);
  const cards = intent.hand.peek().map((card) => pictureOf(table, card, { side }));
  const { explorers } = frame;
  const drawn = explorers
    ? EXPLORERS.map((face) => drawnFor(cardPicture(face, { explorer: true }), explorers.drawn.size))
    : [];
  return [...[...MARKS, ...cards].map((picture) => drawnFor(picture, frame.cell)), ...drawn];
}
