import { type Handle, type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import type { TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { TranquilityAction } from "../modes/mode.ts";
import { faceOf, handOf, isJoker, type State } from "../state.ts";

/** B10: a finish card, or a joker as one (P10), wins the match. */
export const PlayFinish: TranquilityAction<TranquilityCommandOf<"PlayFinish">> = {
  at: "turn",
  cards: ({ card }) => [card],
  moves: (state, seat, mode) =>
    mode.mayFinish(state)
      ? handOf(state, seat)
          .filter((card) => isFinish(state, card))
          .map((card) => ({ command: { type: "PlayFinish", card } }))
      : [],
  decide: playFinish,
};

const isFinish = (state: State, card: Handle): boolean => faceOf(state, card) === "finish" || isJoker(state, card);

/** An island shows the wrong side. */
const SIDES = refuse("SidesAreWrong", "N5");

function playFinish(
  decision: TranquilityDecision,
  seat: Seat,
  { card }: TranquilityCommandOf<"PlayFinish">,
): Refusal | undefined {
  const { state, mode } = decision;
  if (!isFinish(state, card)) return refuse("NotAFinish", "B10");
  if (!mode.mayFinish(state)) return mode.isReady(state) ? SIDES : refuse("FinishTooEarly", "B10");
  decision.add({ type: "FinishPlaced", seat, card, face: faceOf(state, card)! });
}
