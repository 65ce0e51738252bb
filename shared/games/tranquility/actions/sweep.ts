import { type Refusal, refuse, type Seat } from "../../../engine/contract/events.ts";
import type { TranquilityCommandOf } from "../commands.ts";
import { facesOf, type TranquilityDecision } from "../decision.ts";
import type { Mode, TranquilityAction } from "../modes/mode.ts";
import { canPlace } from "../placements.ts";
import { takeFromRow } from "../row.ts";
import { handOf, type State } from "../state.ts";

/** D3: a seat that cannot place an island discards its hand face up and takes the row. */
export const Sweep: TranquilityAction<TranquilityCommandOf<"Sweep">> = {
  at: "turn",
  cards: () => [],
  moves: (state, seat, mode) => (canSweep(state, seat, mode) ? [{ command: { type: "Sweep" } }] : []),
  decide: sweep,
};

export const canSweep = (state: State, seat: Seat, mode: Mode): boolean =>
  state.row.length > 0 && !canPlace(state, seat, mode);

/** Taking the row replaces the draw at the end of the turn. */
function sweep(decision: TranquilityDecision, seat: Seat): Refusal | undefined {
  const { state, mode } = decision;
  if (state.row.length === 0) return refuse("RowIsEmpty", "D3");
  if (canPlace(state, seat, mode)) return refuse("CanStillPlace", "D3");
  const cards = handOf(state, seat);
  decision.add({ type: "HandSwept", seat, cards, faces: facesOf(state, cards) });
  takeFromRow(decision, seat, state.row);
  mode.pass(decision, seat);
}
