import { type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import type { TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { TranquilityAction } from "../modes/mode.ts";
import { handOf } from "../state.ts";
import * as toll from "../toll.ts";

/** B7: replaces the seat's earlier offer. */
export const OfferToll: TranquilityAction<TranquilityCommandOf<"OfferToll">> = {
  at: "toll",
  cards: ({ cards }) => cards,
  moves: (state, seat) => {
    const { stage } = state;
    if (stage.at !== "toll" || toll.isUnpayable(state, stage)) return [];
    const hand = handOf(state, seat);
    const most = Math.min(hand.length, toll.roomFor(stage, seat));
    return [
      {
        command: { type: "OfferToll", cards: [] },
        parts: [{ of: "cards", into: "cards", from: hand, least: 0, most }],
      },
    ];
  },
  decide: offerToll,
};

function offerToll(
  decision: TranquilityDecision,
  seat: Seat,
  { cards }: TranquilityCommandOf<"OfferToll">,
): Refusal | undefined {
  const { stage } = decision.state;
  if (stage.at !== "toll") return refuse("NoTollIsOpen", "B7");
  const objection = toll.objection(stage, seat, cards);
  if (objection) return objection;
  toll.offer(decision, seat, cards);
}
