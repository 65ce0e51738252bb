import { refuse } from "../../../engine/contract/events.ts";
import { FIELDS, type Field, WORLD } from "../cards.ts";
import { type EngagedStand, isInPlay, type Party, type State } from "../state.ts";
import { notInPlay, partiesInPlay, type Trump, trumpAction } from "./trump.ts";

/** Undefined if there is no engagement, it shows the World, or its party is out (M16b). */
function targetOn(state: State, party: Party, field: Field): EngagedStand | undefined {
  const stand = isInPlay(state, party) ? state.parties[party]!.stands[field] : undefined;
  if (stand?.how !== "engaged") return undefined;
  return !stand.isHidden && stand.cards.some((card) => state.faces[card] === WORLD) ? undefined : stand;
}

/** M16: frees a field of its engagement. */
export const tower: Trump = {
  face: "t16",
  goes: "discard",
  actions: {
    PlayTower: trumpAction("PlayTower", "t16", {
      rule: "M16a",
      choices: (state) =>
        partiesInPlay(state).flatMap((party) =>
          FIELDS.flatMap((field) => (targetOn(state, party, field) ? [{ party, field }] : [])),
        ),
      objection: (state, _, { party, field }) =>
        notInPlay(state, party, "M16b") ??
        (targetOn(state, party, field) ? undefined : refuse("NothingToTopple", "M16b")),
      apply(decision, _, { party, field }) {
        const { cards, also } = targetOn(decision.state, party, field)!;
        decision.add({ type: "EngagementToppled", party, field, cards: also === undefined ? cards : [] });
      },
    }),
  },
};
