import type { Handle, Seat } from "../../engine/contract/events.ts";
import { HAND } from "./cards.ts";
import { facesOf, shuffleHand, type TranquilityDecision, topOf } from "./decision.ts";

/** D2: draws from the row, starting at the card farthest from the pile, then refills it. */
export function drawFromRow(story: TranquilityDecision, seat: Seat, count: number): void {
  const cards = story.state.row.slice(0, Math.max(0, count));
  if (cards.length > 0) takeFromRow(story, seat, cards);
}

/** Mixes cards of the row into a hand and refills the row. */
export function takeFromRow(story: TranquilityDecision, seat: Seat, cards: readonly Handle[]): void {
  story.tell({ type: "RowTaken", seat, cards });
  shuffleHand(story, seat);
  const { state } = story;
  const fresh = topOf(state, seat, HAND - state.row.length);
  if (fresh.length > 0) story.tell({ type: "RowRefilled", cards: fresh, faces: facesOf(state, fresh) });
}
