import type { ArcanoidCommandOf } from "../commands.ts";
import { faceOf, toUse } from "../state.ts";
import type { ArcanoidAction } from "./action.ts";

/** T2: discards face down. The event has the face only if the card lay open. */
export const Discard: ArcanoidAction<ArcanoidCommandOf<"Discard">> = {
  at: "turn",
  cards: ({ card }) => [card],
  moves: (state, party) => toUse(state, party).map((card) => ({ command: { type: "Discard", card } })),
  act(decision, party, { card }) {
    const { state } = decision;
    const isClosed = state.parties[party]!.closed.includes(card);
    decision.add({ type: "CardDiscarded", party, card, ...(!isClosed && { face: faceOf(state, card)! }) });
  },
};
