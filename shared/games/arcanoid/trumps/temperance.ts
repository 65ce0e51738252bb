import { type Refusal, refuse } from "../../../engine/contract/events.ts";
import type { ArcanoidAction } from "../actions/action.ts";
import { FIELDS, type Field } from "../cards.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import type { Party, State } from "../state.ts";
import { variantOf } from "../variants.ts";
import { played, type Trump } from "./trump.ts";

/** M14a: there must be a pile, and its player must not be engaged there; having abdicated is allowed. */
function notTemperable(state: State, party: Party, field: Field): Refusal | undefined {
  if (state.pile.length === 0) return refuse("PileIsEmpty", "M14a");
  return state.parties[party]!.stands[field]?.how === "engaged" ? refuse("NotFree", "M14a") : undefined;
}

/** NA2: its owner may lift it as the play of a turn. In other variants engaging lifts it (M14b). */
function notLiftable(state: State, party: Party): Refusal | undefined {
  if (variantOf(state).tempering === "own") return refuse("NotInThisVariant", "NA2");
  return state.temperance?.party === party ? undefined : refuse("NoTarget", "NA2");
}

const LiftTemperance: ArcanoidAction<ArcanoidCommandOf<"LiftTemperance">> = {
  at: "turn",
  moves: (state, party) => (notLiftable(state, party) ? [] : [{ command: { type: "LiftTemperance" } }]),
  objection: notLiftable,
  act: (decision, party) => decision.add({ type: "TemperanceLifted", party, reason: "chosen" }),
};

/**
 * M14: no one else may engage on a field. Ends with the pile, with its owner, or by engaging there, depending on the
 * variant.
 */
export const temperance: Trump = {
  face: "t14",
  goes: "table",
  actions: {
    PlayTemperance: played("PlayTemperance", "t14", {
      rule: "M14a",
      asks: (state, party) => FIELDS.flatMap((field) => (notTemperable(state, party, field) ? [] : [{ field }])),
      objection: (state, party, { field }) => notTemperable(state, party, field),
      works: (decision, party, { field }) => decision.add({ type: "FieldTempered", party, field }),
    }),
    LiftTemperance,
  },
};
