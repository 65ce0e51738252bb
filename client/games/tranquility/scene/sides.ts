import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { IslandSide } from "../../../../shared/games/tranquility/cards.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";

/** The side that the cell needs at the end (N2); undefined in modes without night spaces. */
const wanted = ({ layout: { night } }: State, cell: Cell): IslandSide | undefined =>
  night && (night.includes(cell) ? "night" : "day");

export function isWrong(state: State, cell: Cell): boolean {
  const side = state.board[cell]?.side;
  return side !== undefined && state.layout.night !== undefined && side !== wanted(state, cell);
}

/** Whether an island placed now would have to be turned. */
export const wouldBeWrong = (state: State, cell: Cell): boolean =>
  state.layout.night !== undefined && state.side !== wanted(state, cell);

export function handSide(state: State, seat: Seat): IslandSide {
  if (state.options.mode === "duel") return seat === 0 ? "day" : "night";
  return state.side;
}
