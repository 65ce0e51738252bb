import { ALWAYS, played, type Trump } from "./trump.ts";

/** M8: opens six cards that every party may use; then another play. */
export const justice: Trump = {
  face: "t8",
  goes: "table",
  again: true,
  actions: {
    PlayJustice: played("PlayJustice", "t8", {
      rule: "M8a",
      asks: ALWAYS,
      works: (decision, party) => decision.add({ type: "RowOpened", party }),
    }),
  },
};
