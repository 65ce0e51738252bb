import type { Layout, Space } from "../../../../shared/games/tranquility/layouts.ts";
import type { Shallow } from "../../../art/table/shoals.ts";
import type { Frame, Rect, Size, Square } from "./frame.ts";

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, part: number): number => a + (b - a) * part;

/** How far a board reaches, in cells. A finish that stands on top of the board is part of it. */
export function extentOf(board: Layout): { left: number; top: number; columns: number; rows: number } {
  const { cells, finish } = board;
  const xs = cells.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const ys = cells.map(({ y }) => y);
  if (finish && crowns(board)) ys.push(finish.y);
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  return { left, top, columns: right - left + 1, rows: top - bottom + 1 };
}

/** Whether the finish stands on the board and not beside it. */
export const crowns = ({ cells, finish }: Layout): boolean =>
  finish !== undefined && cells.some(({ x }) => x < finish.x) && cells.some(({ x }) => x > finish.x);

/** Whether a board is narrower above than below, so that panels fit beside its upper rows. */
export function tapers({ cells }: Layout): boolean {
  const width = (y: number) => cells.filter((cell) => cell.y === y).length;
  const ys = cells.map(({ y }) => y);
  return width(Math.max(...ys)) < width(Math.min(...ys));
}

export const gapOf = (cell: number): number => Math.max(4, Math.round(cell * 0.062));

/** The largest even cell with which a board fits into a room. */
export function cellFor(board: Layout, room: Size): number {
  const { columns, rows } = extentOf(board);
  for (let cell = 140; cell > 20; cell -= 2) {
    const gap = gapOf(cell);
    const fits = columns * (cell + gap) - gap <= room.width && rows * (cell + gap) - gap <= room.height;
    if (fits) return cell;
  }
  return 20;
}

export function sizeOf(board: Layout, cell: number): Size {
  const { columns, rows } = extentOf(board);
  const step = cell + gapOf(cell);
  return { width: columns * step - gapOf(cell), height: rows * step - gapOf(cell) };
}

/** The middle of a space of the board, or of one around it, as a square of one cell. */
export function squareAt({ board, cell, gap }: Pick<Frame, "board" | "cell" | "gap">, on: Layout, at: Space): Square {
  const { left, top } = extentOf(on);
  const step = cell + gap;
  return { x: board.x + (at.x - left) * step + cell / 2, y: board.y + (top - at.y) * step + cell / 2, size: cell };
}

/** What rises from the sea: a whole rectangle as one, any other board row by row, its opening deep water. */
export function landOf(
  on: Layout,
  frame: Pick<Frame, "board" | "cell" | "gap">,
  inset: readonly [x: number, y: number],
) {
  const { board, cell, gap } = frame;
  const { columns, rows } = extentOf(on);
  if (on.cells.length === columns * rows) return [shrunk(board, inset)];
  const land: Shallow[] = tapers(on) ? [] : [{ ...shrunk(board, inset), deep: true }];
  for (const y of new Set(on.cells.map((space) => space.y))) {
    for (const [from, to] of stretches(on.cells.filter((space) => space.y === y).map(({ x }) => x))) {
      const first = squareAt(frame, on, { x: from, y });
      const width = (to - from + 1) * (cell + gap) - gap;
      land.push(shrunk({ x: first.x - cell / 2, y: first.y - cell / 2, width, height: cell + gap }, [inset[0], 0]));
    }
  }
  return land;
}

const shrunk = ({ x, y, width, height }: Rect, [dx, dy]: readonly [number, number]): Rect => ({
  x: x + dx,
  y: y + dy,
  width: Math.max(1, width - 2 * dx),
  height: Math.max(1, height - 2 * dy),
});

/** Numbers as stretches without gaps. */
function stretches(numbers: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const n of numbers.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && n - last[1] <= 1) last[1] = n;
    else found.push([n, n]);
  }
  return found;
}
