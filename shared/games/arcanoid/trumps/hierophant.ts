import { type CallableKind, KINDS, kindOf } from "../cards.ts";
import type { ArcanoidDecision } from "../decision.ts";
import { shuffleHand } from "../shuffling.ts";
import { facesOf, inPlayFrom, type Party } from "../state.ts";
import { turnTide } from "../tide.ts";
import { type Trump, trumpAction } from "./trump.ts";

/** M5a: names a suit, the trumps or the Fool; all parties show such cards. Then another play. */
export const hierophant: Trump = {
  face: "t5",
  goes: "discard",
  again: true,
  actions: {
    PlayHierophant: trumpAction("PlayHierophant", "t5", {
      rule: "M5a",
      choices: () => KINDS.map((kind) => ({ kind })),
      apply(decision, party, { kind }) {
        decision.add({ type: "KindNamed", party, kind });
        turnTide(decision);
        for (const one of inPlayFrom(decision.state, party)) showKind(decision, one, kind);
      },
    }),
  },
};

/** Shows cards of a kind, then gives the closed hand new handles (M5a, I36, S7). */
function showKind(decision: ArcanoidDecision, party: Party, kind: CallableKind): void {
  const { state } = decision;
  const cards = state.parties[party]!.closed.filter((card) => kindOf(state.faces[card]!) === kind);
  if (cards.length === 0) return;
  decision.add({ type: "CardsShown", party, cards, faces: facesOf(state, cards) });
  shuffleHand(decision, party);
}
