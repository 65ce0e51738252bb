import type { TakeBackRules } from "../../engine/game.ts";
import type { State } from "./state.ts";

/** A person goes back over their own steps alone; the partner is asked as soon as a step of theirs would go too. */
export const takeBack: TakeBackRules<State> = {
  allowed: (_now, _then, seat, makers) => (makers.every((maker) => maker === seat) ? "alone" : "together"),
};
