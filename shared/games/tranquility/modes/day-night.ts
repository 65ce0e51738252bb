import type { Handle, Seat } from "../../../engine/contract/events.ts";
import { TurnCard } from "../actions/turning.ts";
import { COMPASSES, otherSide, type TranquilityFace } from "../cards.ts";
import { addDraw, type TranquilityDecision, topOf } from "../decision.ts";
import { DAY_NIGHT } from "../layouts.ts";
import { faceOf, mayFinish, type State, sideDue } from "../state.ts";
import type { Mode } from "./mode.ts";
import { finishes, standard } from "./standard.ts";

const compasses: readonly TranquilityFace[] = Array<TranquilityFace>(COMPASSES).fill("compass");

/** Whether every cell has an island that shows the side it must end with (N2). */
const areSidesRight = (state: State): boolean =>
  state.board.every((placed, cell) => placed?.side === sideDue(state, cell));

/** Day and Night (N1 to N5): compasses turn all hands, islands keep the side that was up, and islands can be turned. */
export const dayNight: Mode = {
  ...standard,
  layout: DAY_NIGHT,
  deck: () => ({ mixed: [...finishes, ...compasses], buried: ["start"], late: "compass" }),
  actions: { ...standard.actions, TurnCard },
  side: ({ side }) => side,
  mayFinish: (state) => mayFinish(state) && areSidesRight(state),
  draw: drawAndTurn,
};

/** N3: draws up to `count` cards. A drawn compass turns all hands immediately and is replaced by another draw. */
function drawAndTurn(decision: TranquilityDecision, seat: Seat, count: number): void {
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
