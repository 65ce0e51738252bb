import { ALWAYS, played, type Trump } from "./trump.ts";

/** M10: draws five cards, then discards down to the capacity. */
export const wheel: Trump = {
  face: "t10",
  goes: "discard",
  turnsWheel: true,
  actions: {
    PlayWheel: played("PlayWheel", "t10", { rule: "M10", asks: ALWAYS, works: () => {} }),
  },
};
