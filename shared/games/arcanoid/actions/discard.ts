import type { ArcanoidCommandOf } from "../commands.ts";
import { faceOf, toUse } from "../state.ts";
import type { ArcanoidAction } from "./action.ts";

/** T2: any card, face down; an open card was already seen by everyone. */
export const Discard: ArcanoidAction<ArcanoidCommandOf<"Discard">> = {
  at: "turn",
  cards: ({ card }) => [card],
  moves: (state, party) => toUse(state, party).map((card) => ({ command: { type: "Discard", card } })),
  act(story, party, { card }) {
    const { state } = story;
    const isClosed = state.parties[party]!.closed.includes(card);
    story.tell({ type: "CardDiscarded", party, card, ...(!isClosed && { face: faceOf(state, card)! }) });
  },
};
