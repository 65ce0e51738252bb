import type { Seat } from "../../engine/contract/events.ts";
import { HAND } from "./cards.ts";
import type { TranquilityDecision } from "./decision.ts";
import { handOf } from "./state.ts";

/** Refills a seat's hand to five cards from its mode's source (B2). */
export const refill = (story: TranquilityDecision, seat: Seat): void =>
  story.mode.draw(story, seat, HAND - handOf(story.state, seat).length);

/** The end of every action: the seat refills its hand and the next one has its turn (B2). */
export function endTurn(story: TranquilityDecision, seat: Seat): void {
  refill(story, seat);
  story.mode.pass(story, seat);
}
