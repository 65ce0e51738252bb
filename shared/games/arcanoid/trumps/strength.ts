import { refuse } from "../../../engine/contract/events.ts";
import { type Trump, trumpAction } from "./trump.ts";

const WAYS = ["open", "closed"] as const;

/** M11: room for two more open cards, or one more closed card. A demon's cards are open (M15d). */
export const strength: Trump = {
  face: "t11",
  goes: "table",
  actions: {
    PlayStrength: trumpAction("PlayStrength", "t11", {
      rule: "M11a",
      choices: ({ parties }, party) =>
        WAYS.filter((as) => as === "open" || parties[party]!.kind !== "demon").map((as) => ({ as })),
      objection: ({ parties }, party, { as }) =>
        as === "closed" && parties[party]!.kind === "demon" ? refuse("NoTarget", "M15d") : undefined,
      apply: (decision, party, { as }) => decision.add({ type: "StrengthGained", party, as }),
    }),
  },
};
