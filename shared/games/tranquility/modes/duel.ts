import { refuse, type Seat } from "../../../engine/contract/events.ts";
import { canSweep } from "../actions/sweep.ts";
import { ISLANDS } from "../cards.ts";
import { passTurn, type TranquilityDecision } from "../decision.ts";
import type { Cell } from "../layouts.ts";
import { canPlace } from "../placements.ts";
import type { Gap } from "../placing.ts";
import { scoresOf } from "../scoring.ts";
import { handOf, isFull, type State } from "../state.ts";

/** D4: both parts of the divided gap can still be filled in ascending order. */
export function leavesRoom(number: number, { cells, below = 0, above = ISLANDS + 1 }: Gap, cell: Cell): boolean {
  const at = cells.indexOf(cell);
  return number - below > at && above - number > cells.length - 1 - at;
}

export const NO_ROOM = refuse("LeavesNoRoom", "D4");

const isOver = (state: State): boolean => isFull(state) || state.hands.every((hand) => hand.length <= 1);

/** See rule D5. */
export function endOrPass(decision: TranquilityDecision, seat: Seat): void {
  const { state } = decision;
  if (isOver(state)) {
    decision.add({ type: "Scored", scores: scoresOf(state) });
    return;
  }
  passTurn(decision, seat);
  const next = (seat + 1) % decision.seats;
  if (canAct(decision, next)) return;
  // The acting seat can go on: it has two cards, or the duel would be over.
  decision.add({ type: "SeatPassed", seat: next });
  passTurn(decision, next);
}

const canAct = ({ state, mode }: TranquilityDecision, seat: Seat): boolean =>
  handOf(state, seat).length >= 2 || canPlace(state, seat, mode) || canSweep(state, seat, mode);
