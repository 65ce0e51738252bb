import type { UndoRules } from "../../engine/contract/game.ts";
import type { State } from "./state.ts";

/** A player takes back their own steps alone; the partner must agree if any of theirs would go too. */
export const undo: UndoRules<State> = {
  allowed: (_now, _then, seat, makers) => (makers.every((maker) => maker === seat) ? "alone" : "together"),
};
