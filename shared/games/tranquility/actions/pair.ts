import { type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import type { TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { TranquilityAction } from "../modes/mode.ts";
import { handOf } from "../state.ts";
import { endTurn } from "../turn.ts";
import { exactly } from "./choosing.ts";

/** B2: always allowed with two cards, except while a start card must be played (B6). */
export const DiscardPair: TranquilityAction<TranquilityCommandOf<"DiscardPair">> = {
  at: "turn",
  cards: ({ cards }) => cards,
  moves: (state, seat) => {
    const hand = handOf(state, seat);
    if (hand.length < 2) return [];
    return [{ command: { type: "DiscardPair", cards: [] }, parts: [exactly("cards", 2, hand)] }];
  },
  decide: discardPair,
};

function discardPair(
  decision: TranquilityDecision,
  seat: Seat,
  { cards }: TranquilityCommandOf<"DiscardPair">,
): Refusal | undefined {
  if (cards.length !== 2) return refuse("TwoCards", "B2");
  decision.add({ type: "PairDiscarded", seat, cards });
  endTurn(decision, seat);
}
