import { type CallableKind, KINDS, kindOf } from "../cards.ts";
import type { ArcanoidDecision } from "../decision.ts";
import { shuffleHand } from "../shuffling.ts";
import { facesOf, inPlayFrom, type Party } from "../state.ts";
import { turnTide } from "../tide.ts";
import { played, type Trump } from "./trump.ts";

/** M5a: names a suit, the trumps or the Fool; every party shows its cards of that kind. Then another play. */
export const hierophant: Trump = {
  face: "t5",
  goes: "discard",
  again: true,
  actions: {
    PlayHierophant: played("PlayHierophant", "t5", {
      rule: "M5a",
      asks: () => KINDS.map((kind) => ({ kind })),
      works(story, party, { kind }) {
        story.tell({ type: "KindNamed", party, kind });
        turnTide(story);
        for (const one of inPlayFrom(story.state, party)) showKind(story, one, kind);
      },
    }),
  },
};

/** Open cards are already visible (I36); a hand that has shown cards gets new handles (S7). */
function showKind(story: ArcanoidDecision, party: Party, kind: CallableKind): void {
  const { state } = story;
  const cards = state.parties[party]!.closed.filter((card) => kindOf(state.faces[card]!) === kind);
  if (cards.length === 0) return;
  story.tell({ type: "CardsShown", party, cards, faces: facesOf(state, cards) });
  shuffleHand(story, party);
}
