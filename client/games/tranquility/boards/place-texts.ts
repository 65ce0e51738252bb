import type { Space } from "../../../../shared/games/tranquility/layouts.ts";
import { type BoardDraft, has, isInGrid, isSame } from "./draft.ts";
import { messages } from "./messages/messages.ts";

/** Line 0 is A. */
export const lineName = (line: number): string => String.fromCharCode("A".charCodeAt(0) + line);

/** Row and column count from 1, rows from the bottom. Places around the grid have 0 or 10. */
export const placeText = (at: Space): string => {
  const { place, around } = messages.value;
  return isInGrid(at) ? place(at.x + 1, at.y + 1) : around(at.x + 1, at.y + 1);
};

/** Undefined for places without a cell. `nth` counts from 1. */
export function cellAt({ lines }: Pick<BoardDraft, "lines">, at: Space) {
  const line = lines.findIndex(({ cells }) => has(cells, at));
  return line < 0 ? undefined : { line, nth: lines[line]!.cells.findIndex((cell) => isSame(cell, at)) + 1 };
}

export function contentText(draft: BoardDraft, at: Space): string {
  const { on } = messages.value;
  const cell = cellAt(draft, at);
  const isAt = (place: Space | undefined) => place !== undefined && isSame(place, at);
  const found = [
    ...(cell ? [on.cell(lineName(cell.line), cell.nth)] : []),
    ...(cell && has(draft.borders, at) ? [on.border] : []),
    ...(cell && has(draft.night, at) ? [on.night] : []),
    ...(isAt(draft.start) ? [on.start] : []),
    ...(isAt(draft.finish) ? [on.finish] : []),
    ...(has(draft.frame, at) ? [on.frame] : []),
  ];
  return found.join(", ") || on.nothing;
}
