import { closePile } from "../pile.ts";
import { NO_CHOICE, type Trump, trumpAction } from "./trump.ts";

/** M13: discards the pile and closes it. */
export const death: Trump = {
  face: "t13",
  goes: "discard",
  actions: {
    PlayDeath: trumpAction("PlayDeath", "t13", {
      rule: "M13",
      choices: NO_CHOICE,
      apply(decision) {
        const { pile } = decision.state;
        if (pile.length === 0) return;
        decision.add({ type: "PileBuried", cards: pile });
        closePile(decision, "death");
      },
    }),
  },
};
