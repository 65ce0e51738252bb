import type { Seat } from "../../engine/contract/events.ts";
import type { AwaitedSeat, Outcome } from "../../engine/contract/game.ts";
import type { ArcanoidAction, ArcanoidMove } from "./actions/action.ts";
import { ACTIONS } from "./actions/index.ts";
import { outcomeOf } from "./scoring.ts";
import { type ArcanoidStage, actingFor, type State, toUse, waitedFor } from "./state.ts";

const byStage: ReadonlyMap<ArcanoidStage["at"], readonly ArcanoidAction[]> = Map.groupBy(
  Object.values(ACTIONS) as readonly ArcanoidAction[],
  ({ at }) => at,
);

/** The Fool's window, an extra turn and a vote are answers, not turns (S1). */
export function toAct(state: State): readonly AwaitedSeat[] {
  const { at } = state.stage;
  const kind = at === "window" || at === "hermit" || at === "vote" ? "answer" : "turn";
  return waitedFor(state).map((party) => ({ seat: state.parties[party]!.seat!, for: kind }));
}

export function moves(state: State, seat: Seat): readonly ArcanoidMove[] {
  const party = actingFor(state, seat);
  if (party === undefined) return [];
  const usable = toUse(state, party).map((card) => state.faces[card]);
  const found: ArcanoidMove[] = [];
  for (const action of byStage.get(state.stage.at) ?? []) {
    if (action.needs === undefined || usable.includes(action.needs)) found.push(...action.moves(state, party));
  }
  return found;
}

/** Undefined until the last round is scored (G1 to G5). */
export const outcome = (state: State): Outcome | undefined =>
  state.stage.at === "over" ? outcomeOf(state) : undefined;
