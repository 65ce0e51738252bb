import { NO_CHOICE, type Trump, trumpAction } from "./trump.ts";

/** M8: opens six cards that every party can use; then another play. */
export const justice: Trump = {
  face: "t8",
  goes: "table",
  again: true,
  actions: {
    PlayJustice: trumpAction("PlayJustice", "t8", {
      rule: "M8a",
      choices: NO_CHOICE,
      apply: (decision, party) => decision.add({ type: "RowOpened", party }),
    }),
  },
};
