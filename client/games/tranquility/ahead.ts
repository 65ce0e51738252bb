import { handSide } from "./sides.ts";
import type { Tabletop } from "./tabletop.ts";
import { drawnFor, pictureOf } from "./view.ts";

const MARKS = ["ring", ...[0, 1, 2, 3, 4].map((cost) => `legal:${cost}`)];

/** The pictures that are wanted as soon as a card of the hand is taken up or placed. */
export function aheadOf({ intent, tableau }: Tabletop): readonly string[] {
  const { frame } = tableau.peek() ?? {};
  const { phase, table } = intent.match.peek();
  const seat = intent.seat.peek();
  if (!frame || phase !== "live" || seat === undefined) return [];
  const side = handSide(table, seat);
  const cards = intent.hand.peek().map((card) => pictureOf(table, card, { side }));
  return [...MARKS, ...cards].map((picture) => drawnFor(picture, frame.cell));
}
