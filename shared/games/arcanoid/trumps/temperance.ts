import { type Refusal, refuse } from "../../../engine/contract/events.ts";
import type { ArcanoidAction } from "../actions/action.ts";
import { FIELDS, type Field } from "../cards.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import type { Party, State } from "../state.ts";
import { variantOf } from "../variants.ts";
import { type Trump, trumpAction } from "./trump.ts";

/** Temperance needs a pile, and a field where the party is not engaged (M14a). */
function notTemperable(state: State, party: Party, field: Field): Refusal | undefined {
  if (state.pile.length === 0) return refuse("PileIsEmpty", "M14a");
  return state.parties[party]!.stands[field]?.how === "engaged" ? refuse("NotFree", "M14a") : undefined;
}

/** Only in `strict` variants: the owner lifts Temperance as the play of a turn (NA2). */
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
 * M14, NA1: keeps other parties, and in `strict` variants also its owner, from engaging on a field. Ends when the pile
 * is closed, its owner is out or, by variant, engages there (M14b) or lifts it (NA2).
 */
export const temperance: Trump = {
  face: "t14",
  goes: "table",
  actions: {
    PlayTemperance: trumpAction("PlayTemperance", "t14", {
      rule: "M14a",
      choices: (state, party) => FIELDS.flatMap((field) => (notTemperable(state, party, field) ? [] : [{ field }])),
      objection: (state, party, { field }) => notTemperable(state, party, field),
      apply: (decision, party, { field }) => decision.add({ type: "FieldTempered", party, field }),
    }),
    LiftTemperance,
  },
};
