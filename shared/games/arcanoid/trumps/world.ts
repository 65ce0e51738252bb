import { type Refusal, refuse } from "../../../engine/contract/events.ts";
import type { ArcanoidAction } from "../actions/action.ts";
import { notOpen } from "../actions/engage.ts";
import { FIELDS, type Field, WORLD } from "../cards.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { leaveIfFilled } from "../leave-round.ts";
import { findToUse, isFree, type Party, type State } from "../state.ts";
import type { Trump } from "./trump.ts";

/** Rules M21a, E12. */
const notOpenToWorld = (state: State, party: Party, field: Field): Refusal | undefined =>
  notOpen(state, party, field) ?? (state.touched[field] ? refuse("FieldTouched", "M21a") : undefined);

/** M21: wins the field. Others that are free there abdicate; those whose fourth field it was are out (M21b, I44). */
const PlayWorld: ArcanoidAction<ArcanoidCommandOf<"PlayWorld">> = {
  at: "turn",
  cards: ({ card }) => [card],
  moves(state, party) {
    const card = findToUse(state, party, WORLD);
    if (card === undefined) return [];
    return FIELDS.flatMap((field) =>
      notOpenToWorld(state, party, field) ? [] : [{ command: { type: "PlayWorld", card, field } as const }],
    );
  },
  objection: (state, party, { card, field }) =>
    state.faces[card] === WORLD ? notOpenToWorld(state, party, field) : refuse("NotThatTrump", "M21a"),
  act(decision, party, { card, field }) {
    decision.add({ type: "WorldLaid", party, field, card });
    leaveIfFilled(decision, party);
    const { order } = decision.state;
    const at = order.indexOf(party);
    const others = [...order.slice(at + 1), ...order.slice(0, at)];
    for (const other of others) {
      if (decision.state.parties[other]!.isOut || !isFree(decision.state, other, field)) continue;
      decision.add({ type: "FieldAbdicated", party: other, field, reason: "world" });
      leaveIfFilled(decision, other);
    }
  },
};

export const world: Trump = { face: "t21", goes: "table", actions: { PlayWorld } };
