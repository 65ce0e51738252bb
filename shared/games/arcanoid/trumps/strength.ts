import { refuse } from "../../../engine/contract/events.ts";
import { played, type Trump } from "./trump.ts";

const WAYS = ["open", "closed"] as const;

/** M11: for the round, room for two more open cards or one closed one; a demon's cards are always open (M15d). */
export const strength: Trump = {
  face: "t11",
  goes: "table",
  actions: {
    PlayStrength: played("PlayStrength", "t11", {
      rule: "M11a",
      asks: ({ parties }, party) =>
        WAYS.filter((as) => as === "open" || parties[party]!.kind !== "demon").map((as) => ({ as })),
      objection: ({ parties }, party, { as }) =>
        as === "closed" && parties[party]!.kind === "demon" ? refuse("NoTarget", "M15d") : undefined,
      works: (decision, party, { as }) => decision.add({ type: "StrengthGained", party, as }),
    }),
  },
};
