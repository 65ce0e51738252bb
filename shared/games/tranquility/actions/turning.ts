import { type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import { otherSide } from "../cards.ts";
import type { TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { TranquilityAction } from "../modes/mode.ts";
import { handOf } from "../state.ts";
import { endTurn } from "../turn.ts";

/** N4: discards a card to turn an island over. */
export const TurnCard: TranquilityAction<TranquilityCommandOf<"TurnCard">> = {
  at: "turn",
  cards: ({ card }) => [card],
  moves: (state, seat) => {
    const filled = [...state.board.keys()].filter((cell) => state.board[cell] !== undefined);
    return handOf(state, seat).flatMap((card) =>
      filled.map((cell) => ({ command: { type: "TurnCard", card, cell } as const })),
    );
  },
  decide: turnCard,
};

function turnCard(
  decision: TranquilityDecision,
  seat: Seat,
  { card, cell }: TranquilityCommandOf<"TurnCard">,
): Refusal | undefined {
  const placed = decision.state.board[cell];
  if (!placed) return refuse("NoIslandThere", "N4");
  decision.add({ type: "CardTurned", seat, cell, side: otherSide(placed.side ?? "day"), card });
  endTurn(decision, seat);
}
