import { closePile } from "../pile.ts";
import { ALWAYS, played, type Trump } from "./trump.ts";

/** M13: discards the whole pile and closes it; no effect if it was empty. */
export const death: Trump = {
  face: "t13",
  goes: "discard",
  actions: {
    PlayDeath: played("PlayDeath", "t13", {
      rule: "M13",
      asks: ALWAYS,
      works(decision) {
        const { pile } = decision.state;
        if (pile.length === 0) return;
        decision.add({ type: "PileBuried", cards: pile });
        closePile(decision, "death");
      },
    }),
  },
};
