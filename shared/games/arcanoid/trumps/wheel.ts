import { NO_CHOICE, type Trump, trumpAction } from "./trump.ts";

/** M10: draws five cards (`turnsWheel`). Surplus cards must then be discarded (T7). */
export const wheel: Trump = {
  face: "t10",
  goes: "discard",
  turnsWheel: true,
  actions: {
    PlayWheel: trumpAction("PlayWheel", "t10", { rule: "M10", choices: NO_CHOICE, apply: () => {} }),
  },
};
