import { TurnCard } from "../actions/turning.ts";
import { COMPASSES, type Face } from "../cards.ts";
import { DAY_NIGHT } from "../layouts.ts";
import { mayFinish, type State, sideDue } from "../state.ts";
import { drawAndTurn } from "../turning.ts";
import type { Mode } from "./mode.ts";
import { finishes, standard } from "./standard.ts";

const compasses: readonly Face[] = Array<Face>(COMPASSES).fill("compass");

/** N2: night up in the lower half, day up in the upper one. */
const areSidesRight = (state: State): boolean =>
  state.board.every((placed, cell) => placed?.side === sideDue(state, cell));

/** Day and Night: N1 to N5. Compasses turn every hand, islands show the side that was up, and cards can be turned. */
export const dayNight: Mode = {
  ...standard,
  layout: DAY_NIGHT,
  deck: () => ({ mixed: [...finishes, ...compasses], buried: ["start"], late: "compass" }),
  actions: { ...standard.actions, TurnCard },
  side: ({ side }) => side,
  mayFinish: (state) => mayFinish(state) && areSidesRight(state),
  draw: drawAndTurn,
};
