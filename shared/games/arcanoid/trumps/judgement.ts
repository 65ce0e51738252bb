import { refuse } from "../../../engine/contract/events.ts";
import { FIELDS } from "../cards.ts";
import { isFree } from "../state.ts";
import { notInPlay, partiesInPlay, type Trump, trumpAction } from "./trump.ts";

/** M20: a party, possibly the player's own, abdicates a free field, even a tempered one. */
export const judgement: Trump = {
  face: "t20",
  goes: "table",
  actions: {
    PlayJudgement: trumpAction("PlayJudgement", "t20", {
      rule: "M20",
      choices: (state) =>
        partiesInPlay(state).flatMap((party) =>
          FIELDS.flatMap((field) => (isFree(state, party, field) ? [{ party, field }] : [])),
        ),
      objection: (state, _, { party, field }) =>
        notInPlay(state, party, "M20") ?? (isFree(state, party, field) ? undefined : refuse("NotFree", "M20")),
      apply: (decision, _, { party, field }) =>
        decision.add({ type: "FieldAbdicated", party, field, reason: "judgement" }),
    }),
  },
};
