import type { Seat } from "../../engine/contract/events.ts";
import type { TranquilityDecision } from "./decision.ts";
import { handOf } from "./state.ts";

/** Refills a seat's hand (B2), as the mode draws cards. */
export const refill = (decision: TranquilityDecision, seat: Seat): void =>
  decision.mode.draw(decision, seat, decision.mode.hand - handOf(decision.state, seat).length);

/** Ends a turn: the seat refills its hand, and the next seat has its turn (B2). */
export function endTurn(decision: TranquilityDecision, seat: Seat): void {
  refill(decision, seat);
  decision.mode.pass(decision, seat);
}
