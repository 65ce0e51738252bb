import { type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import type { TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { TranquilityAction } from "../modes/mode.ts";
import { faceOf, handOf } from "../state.ts";
import { endTurn } from "../turn.ts";

/** P7: the storm's cell is a border cell again. */
export const ClearStorm: TranquilityAction<TranquilityCommandOf<"ClearStorm">> = {
  at: "turn",
  cards: ({ card }) => [card],
  moves: (state, seat) => {
    const compasses = handOf(state, seat).filter((card) => faceOf(state, card) === "compass");
    const stormed = [...state.storms.keys()].filter((cell) => state.storms[cell] !== undefined);
    return compasses.flatMap((card) =>
      stormed.map((cell) => ({ command: { type: "ClearStorm", card, cell } as const })),
    );
  },
  decide: clearStorm,
};

function clearStorm(
  decision: TranquilityDecision,
  seat: Seat,
  { card, cell }: TranquilityCommandOf<"ClearStorm">,
): Refusal | undefined {
  if (faceOf(decision.state, card) !== "compass") return refuse("NotACompass", "P7");
  const storm = decision.state.storms[cell];
  if (storm === undefined) return refuse("NoStormThere", "P7");
  decision.add({ type: "StormCleared", seat, cell, compass: card, storm });
  endTurn(decision, seat);
}
