import type { Handle, Seat } from "../../../engine/contract/events.ts";
import { otherSide } from "../cards.ts";
import type { TranquilityDecision } from "../decision.ts";
import { type State, sideDue } from "../state.ts";

/** N2: every island shows the side that its cell requires. False while a cell is empty. */
export const areSidesRight = (state: State): boolean =>
  state.board.every((placed, cell) => placed?.side === sideDue(state, cell));

/** See rule N3. */
export const turnHands = (decision: TranquilityDecision, seat: Seat, compass: Handle): void =>
  decision.add({ type: "HandsTurned", seat, compass, side: otherSide(decision.state.side) });
