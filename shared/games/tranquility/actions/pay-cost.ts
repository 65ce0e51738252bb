import { type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import type { TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { TranquilityAction } from "../modes/mode.ts";
import { handOf } from "../state.ts";
import { endTurn } from "../turn.ts";
import { exactly } from "./choosing.ts";

/** P3: pays for an island on a border cell, after its explorer card. Any hand card can pay, even that card (P13). */
export const PayCost: TranquilityAction<TranquilityCommandOf<"PayCost">> = {
  at: "cost",
  cards: ({ cards }) => cards,
  moves: (state, seat) =>
    state.stage.at === "cost"
      ? [
          {
            command: { type: "PayCost", cards: [] },
            parts: [exactly("cards", state.stage.cost, handOf(state, seat))],
          },
        ]
      : [],
  decide: pay,
};

function pay(
  decision: TranquilityDecision,
  seat: Seat,
  { cards }: TranquilityCommandOf<"PayCost">,
): Refusal | undefined {
  const { stage } = decision.state;
  if (stage.at !== "cost" || cards.length !== stage.cost) return refuse("WrongCost", "P3");
  decision.add({ type: "CostPaid", seat, cards });
  endTurn(decision, seat, stage.cell);
}
