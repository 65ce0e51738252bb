import { type Refusal, refuse } from "../../../engine/game.ts";
import type { Action } from "../actions/action.ts";
import { FIELDS, type Field } from "../cards.ts";
import type { CommandOf } from "../commands.ts";
import type { Party, State } from "../state.ts";
import { variantOf } from "../variants.ts";
import { played, type Trump } from "./trump.ts";

/** M14a: there is a pile, and its player is not engaged there; having abdicated is no hindrance. */
function notTemperable(state: State, party: Party, field: Field): Refusal | undefined {
  if (state.pile.length === 0) return refuse("PileIsEmpty", "M14a");
  return state.parties[party]!.stands[field]?.how === "engaged" ? refuse("NotFree", "M14a") : undefined;
}

/** NA2: its owner may lift it, as the whole play of a turn. Elsewhere it is lifted by engaging (M14b). */
function notLiftable(state: State, party: Party): Refusal | undefined {
  if (variantOf(state).tempering === "own") return refuse("NotInThisVariant", "NA2");
  return state.temperance?.party === party ? undefined : refuse("NoTarget", "NA2");
}

const LiftTemperance: Action<CommandOf<"LiftTemperance">> = {
  at: "turn",
  moves: (state, party) => (notLiftable(state, party) ? [] : [{ command: { type: "LiftTemperance" } }]),
  objection: notLiftable,
  act: (story, party) => story.tell({ type: "TemperanceLifted", party, reason: "chosen" }),
};

/** M14: nobody else may engage on a field. It ends with the pile, with its owner, or by engaging there, as the variant says. */
export const temperance: Trump = {
  face: "t14",
  goes: "table",
  actions: {
    PlayTemperance: played("PlayTemperance", "t14", {
      rule: "M14a",
      asks: (state, party) => FIELDS.flatMap((field) => (notTemperable(state, party, field) ? [] : [{ field }])),
      objection: (state, party, { field }) => notTemperable(state, party, field),
      works: (story, party, { field }) => story.tell({ type: "FieldTempered", party, field }),
    }),
    LiftTemperance,
  },
};
