import type { UndoRules } from "../../engine/contract/game.ts";
import type { State } from "./state.ts";

/** If a step of the partner is among the undone ones, both must agree. */
export const undo: UndoRules<State> = {
  allowed: (_now, _then, seat, makers) => (makers.every((maker) => maker === seat) ? "alone" : "together"),
};
