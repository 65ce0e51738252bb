import type { Seat } from "../../engine/contract/events.ts";
import type { TranquilityDecision } from "./decision.ts";
import type { Cell } from "./layouts.ts";
import { handOf } from "./state.ts";

/** @param placed see `Mode.draw` */
export const refill = (decision: TranquilityDecision, seat: Seat, placed?: Cell): void =>
  decision.mode.draw(decision, seat, decision.mode.hand - handOf(decision.state, seat).length, placed);

/** B2: refills the hand and passes the turn, or ends a won match (H6). @param placed see `Mode.draw` */
export function endTurn(decision: TranquilityDecision, seat: Seat, placed?: Cell): void {
  if (endsComplete(decision)) return;
  refill(decision, seat, placed);
  decision.mode.pass(decision, seat);
}

/** @returns whether the match is won without a finish card */
export function endsComplete(decision: TranquilityDecision): boolean {
  const isComplete = decision.mode.isComplete(decision.state);
  if (isComplete) decision.add({ type: "BoardFilled" });
  return isComplete;
}
