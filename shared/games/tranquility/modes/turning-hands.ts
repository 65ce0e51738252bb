import type { Handle, Seat } from "../../../engine/contract/events.ts";
import { otherSide } from "../cards.ts";
import { addDraw, type TranquilityDecision, topOf } from "../decision.ts";
import { faceOf, type State, sideDue } from "../state.ts";

/** Whether every cell has an island that shows the side it must end with (N2). */
export const areSidesRight = (state: State): boolean =>
  state.board.every((placed, cell) => placed?.side === sideDue(state, cell));

/** N3: draws up to `count` cards. A drawn compass turns all hands immediately and is replaced by another draw. */
export function drawAndTurn(decision: TranquilityDecision, seat: Seat, count: number): void {
  const { state } = decision;
  const cards = topOf(state, seat, count);
  if (cards.length === 0) return;
  const found = cards.findIndex((card) => faceOf(state, card) === "compass");
  addDraw(decision, seat, found < 0 ? cards : cards.slice(0, found + 1));
  if (found < 0) return;
  turnHands(decision, seat, cards[found]!);
  drawAndTurn(decision, seat, count - found);
}

const turnHands = (decision: TranquilityDecision, seat: Seat, compass: Handle): void =>
  decision.add({ type: "HandsTurned", seat, compass, side: otherSide(decision.state.side) });
