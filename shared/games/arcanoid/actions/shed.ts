import { refuse } from "../../../engine/contract/events.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { handOf } from "../state.ts";
import { type ArcanoidAction, cardsPart } from "./action.ts";

/** T7(6): discards down to the party's capacity. */
export const Shed: ArcanoidAction<ArcanoidCommandOf<"Shed">> = {
  at: "shed",
  moves(state, party) {
    const count = state.stage.at === "shed" ? state.stage.count : 0;
    return [{ command: { type: "Shed", cards: [] }, parts: [cardsPart(count, count, handOf(state, party))] }];
  },
  cards: ({ cards }) => cards,
  objection(state, party, { cards }) {
    const { stage } = state;
    if (stage.at === "shed" && cards.length !== stage.count) return refuse("WrongCount", "T7");
    return cards.every((card) => handOf(state, party).includes(card)) ? undefined : refuse("NotYours", "T7");
  },
  act: (decision, party, { cards }) => decision.add({ type: "CardsShed", party, cards }),
};
