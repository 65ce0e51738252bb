import { type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import type { TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { TranquilityAction } from "../modes/mode.ts";
import { faceOf, forcedStart } from "../state.ts";
import * as toll from "../toll.ts";

/** B6: opens the toll. Forced while no start card has been played. */
export const PlayStart: TranquilityAction<TranquilityCommandOf<"PlayStart">> = {
  at: "turn",
  cards: ({ card }) => [card],
  moves: (state, seat) => {
    const card = forcedStart(state, seat);
    return card === undefined ? [] : [{ command: { type: "PlayStart", card } }];
  },
  decide: playStart,
};

function playStart(
  decision: TranquilityDecision,
  seat: Seat,
  { card }: TranquilityCommandOf<"PlayStart">,
): Refusal | undefined {
  if (faceOf(decision.state, card) !== "start") return refuse("NotAStart", "B6");
  if (decision.state.start !== undefined) return refuse("StartIsPlayed", "B6");
  decision.add({ type: "StartPlayed", seat, card, face: "start" });
  toll.open(decision, seat);
}
