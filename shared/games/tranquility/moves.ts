import type { Seat } from "../../engine/contract/events.ts";
import type { AwaitedSeat, Outcome } from "../../engine/contract/game.ts";
import type { TranquilityAction, TranquilityMove } from "./modes/mode.ts";
import { modeOf } from "./modes/modes.ts";
import { forcedStart, handOf, type State } from "./state.ts";
import { awaited, isUnpayable } from "./toll.ts";

/** During a toll, several seats act at the same time. */
export function toAct(state: State): readonly AwaitedSeat[] {
  const { stage } = state;
  if (stage.at === "turn" || stage.at === "cost") return [{ seat: stage.seat, for: "turn" }];
  if (stage.at !== "toll" || isUnpayable(state, stage)) return [];
  return awaited(state, stage).map((seat) => ({ seat, for: "turn" }));
}

export function moves(state: State, seat: Seat): readonly TranquilityMove[] {
  const { stage } = state;
  if ("seat" in stage && stage.at !== "toll" && stage.seat !== seat) return [];
  const mode = modeOf(state);
  const isForced = stage.at === "turn" && forcedStart(state, seat) !== undefined;
  const actions: readonly (TranquilityAction | undefined)[] = isForced
    ? [mode.actions.PlayStart]
    : Object.values(mode.actions);
  return actions.flatMap((action) => (action?.at === stage.at ? action.moves(state, seat, mode) : []));
}

/** A seat that can discard two cards is never stuck. */
export function outcome(state: State): Outcome | undefined {
  const { stage } = state;
  switch (stage.at) {
    case "end":
      return { result: "won", winners: state.hands.map((_, seat) => seat), reason: "finished" };
    case "toll":
      return isUnpayable(state, stage) ? { result: "lost", winners: [], reason: "toll-unpayable" } : undefined;
    case "turn":
      if (modeOf(state).actions.DiscardPair && handOf(state, stage.seat).length >= 2) return undefined;
      if (moves(state, stage.seat).length > 0) return undefined;
      return { result: "lost", winners: [], reason: "stuck" };
    default:
      return modeOf(state).outcome(state);
  }
}
