import { refuse } from "../../../engine/contract/events.ts";
import { FIELDS } from "../cards.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { isFree } from "../state.ts";
import type { ArcanoidAction } from "./action.ts";

/** Rule E2, even if Temperance lies on the field. */
export const Abdicate: ArcanoidAction<ArcanoidCommandOf<"Abdicate">> = {
  at: "turn",
  moves: (state, party) =>
    FIELDS.filter((field) => isFree(state, party, field)).map((field) => ({ command: { type: "Abdicate", field } })),
  objection: (state, party, { field }) => (isFree(state, party, field) ? undefined : refuse("NotFree", "E2")),
  act: (decision, party, { field }) => decision.add({ type: "FieldAbdicated", party, field, reason: "choice" }),
};
