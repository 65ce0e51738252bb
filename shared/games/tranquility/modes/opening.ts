import { refuse } from "../../../engine/contract/events.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { Cell } from "../layouts.ts";
import { isEmptyCell, type State } from "../state.ts";
import type { Mode } from "./mode.ts";

/** A3: whether all lines for which the cell's line waits are full. */
export const isOpen = (state: State, cell: Cell, { waitsFor }: Pick<Mode, "waitsFor">): boolean =>
  !waitsFor[cell]!.some((other) => isEmptyCell(state, other));

export const hasClosedLine = (state: State, mode: Pick<Mode, "waitsFor">): boolean =>
  state.layout.lines.some(([first]) => !isOpen(state, first!, mode));

export const CLOSED = refuse("RoofIsClosed", "A2");

export function openLines(decision: TranquilityDecision, cell: Cell): void {
  const { state, mode } = decision;
  if (isEmptyCell(state, cell)) return;
  const isOpened = state.layout.lines.some(
    ([first]) => mode.waitsFor[first!]!.includes(cell) && isOpen(state, first!, mode),
  );
  if (isOpened) decision.add({ type: "RoofOpened" });
}
