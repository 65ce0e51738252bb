import type { Handle, Seat } from "../../engine/game.ts";
import { otherSide } from "./cards.ts";
import { faceOf } from "./state.ts";
import { type Story, tellDraw, topOf } from "./story.ts";

/** N3: whoever draws a compass turns every hand at once, and draws another card for it, which may be a compass again. */
export function drawAndTurn(story: Story, seat: Seat, count: number): void {
  const { state } = story;
  const cards = topOf(state, seat, count);
  if (cards.length === 0) return;
  const found = cards.findIndex((card) => faceOf(state, card) === "compass");
  tellDraw(story, seat, found < 0 ? cards : cards.slice(0, found + 1));
  if (found < 0) return;
  turnHands(story, seat, cards[found]!);
  drawAndTurn(story, seat, count - found);
}

const turnHands = (story: Story, seat: Seat, compass: Handle): void =>
  story.tell({ type: "HandsTurned", seat, compass, side: otherSide(story.state.side) });
