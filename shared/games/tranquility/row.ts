import type { Handle, Seat } from "../../engine/contract/events.ts";
import { facesOf, shuffleHand, type TranquilityDecision, topOf } from "./decision.ts";

/** D2: draws up to `count` cards, farthest from the pile first. */
export function drawFromRow(decision: TranquilityDecision, seat: Seat, count: number): void {
  const cards = decision.state.row.slice(0, Math.max(0, count));
  if (cards.length > 0) takeFromRow(decision, seat, cards);
}

/** B12: shuffles the hand, and refills the row. */
export function takeFromRow(decision: TranquilityDecision, seat: Seat, cards: readonly Handle[]): void {
  decision.add({ type: "RowTaken", seat, cards });
  shuffleHand(decision, seat);
  const { state, mode } = decision;
  const fresh = topOf(state, seat, mode.hand - state.row.length);
  if (fresh.length > 0) decision.add({ type: "RowRefilled", cards: fresh, faces: facesOf(state, fresh) });
}
