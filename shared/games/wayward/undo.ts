import type { UndoRules } from "../../engine/contract/game.ts";
import type { State } from "./state.ts";

/** Players take back their own steps alone. If one of the steps is the partner's, both must agree. */
export const undo: UndoRules<State> = {
  allowed: (_now, _then, seat, makers) => (makers.every((maker) => maker === seat) ? "alone" : "together"),
};
