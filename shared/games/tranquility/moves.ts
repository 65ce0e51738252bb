import type { Seat } from "../../engine/contract/events.ts";
import type { AwaitedSeat, Outcome } from "../../engine/contract/game.ts";
import type { TranquilityAction, TranquilityMove } from "./modes/mode.ts";
import { modeOf } from "./modes/modes.ts";
import { forcedStart, handOf, type State } from "./state.ts";
import { awaited, isUnpayable } from "./toll.ts";

/** The seats the table waits for. All seats that owe a part of the toll have their turn. */
export function toAct(state: State): readonly AwaitedSeat[] {
  const { stage } = state;
  if (stage.at === "turn" || stage.at === "cost") return [{ seat: stage.seat, for: "turn" }];
  if (stage.at !== "toll" || isUnpayable(state, stage)) return [];
  return awaited(state, stage).map((seat) => ({ seat, for: "turn" }));
}

/** The legal moves of a seat from its own view: all of its mode in this stage, or only the start it must play (B6). */
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

/** B8, B10, B11, D6. Only a seat whose turn begins can be stuck: with two cards in hand it can always discard. */
export function outcome(state: State): Outcome | undefined {
  const { stage } = state;
  switch (stage.at) {
    case "end":
      return { result: "won", winners: state.hands.map((_, seat) => seat), reason: "finished" };
    case "toll":
      return isUnpayable(state, stage) ? { result: "lost", winners: [], reason: "toll-unpayable" } : undefined;
    case "turn":
      if (handOf(state, stage.seat).length >= 2 || moves(state, stage.seat).length > 0) return undefined;
      return { result: "lost", winners: [], reason: "stuck" };
    default:
      return modeOf(state).outcome?.(state);
  }
}
