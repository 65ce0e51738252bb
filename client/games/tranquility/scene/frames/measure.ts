import type { Cell, Layout, Space } from "../../../../../shared/games/tranquility/layouts.ts";
import type { Frame, Size, Square } from "./frame.ts";

export { clamp, lerp } from "../../../../canvas/arrangement.ts";

/** How far a board reaches, in cells. */
interface Extent {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Asked for with every space of every picture. */
const extents = new WeakMap<Layout, Extent>();

/** How far a board reaches. A finish that stands on top of the board is part of it. */
export function extentOf(board: Layout): Extent {
  const known = extents.get(board) ?? measured(board);
  extents.set(board, known);
  return known;
}

function measured(board: Layout): Extent {
  const { cells, finish } = board;
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  if (crowns(board)) {
    xs.push(finish.x);
    ys.push(finish.y);
  }
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  return { left, top, columns: right - left + 1, rows: top - bottom + 1 };
}

/** Whether the finish stands on the board and not beside it. */
export function crowns({ cells, finish }: Layout): boolean {
  const isAmong = (axis: "x" | "y") =>
    cells.some((cell) => cell[axis] < finish[axis]) && cells.some((cell) => cell[axis] > finish[axis]);
  return isAmong("x") || isAmong("y");
}

/** The board on its side: what led to the right leads up, what led up leads to the right. */
export const laidDown = (board: Layout): Layout => {
  const turned = ({ x, y }: Space): Space => ({ x: y, y: x });
  const { cells, frame, start, finish } = board;
  return {
    ...board,
    cells: cells.map(turned),
    frame: frame.map(turned),
    ...(start ? { start: turned(start) } : {}),
    finish: turned(finish),
  };
};

/** Whether a board is narrower above than below, so that panels fit beside its upper rows. */
export function tapers({ cells }: Layout): boolean {
  const width = (y: number) => cells.filter((cell) => cell.y === y).length;
  const ys = cells.map(({ y }) => y);
  return width(Math.max(...ys)) < width(Math.min(...ys));
}

/** Between two spaces: a part of their size, and no less than that many px. */
const GAP = { part: 0.062, least: 4 } as const;

export const gapOf = (cell: number): number => Math.max(GAP.least, Math.round(cell * GAP.part));

/** The largest and the smallest spaces a board may have, and from one size to the next, in px. */
export const CELL = { most: 140, least: 20, step: 2 } as const;

/** The largest even cell with which a board fits into a room; the smallest where none fits. */
export function cellFor(board: Layout, room: Size): number {
  const { columns, rows } = extentOf(board);
  for (let cell: number = CELL.most; cell > CELL.least; cell -= CELL.step) {
    const gap = gapOf(cell);
    const fits = columns * (cell + gap) - gap <= room.width && rows * (cell + gap) - gap <= room.height;
    if (fits) return cell;
  }
  return CELL.least;
}

export function sizeOf(board: Layout, cell: number): Size {
  const { columns, rows } = extentOf(board);
  const step = cell + gapOf(cell);
  return { width: columns * step - gapOf(cell), height: rows * step - gapOf(cell) };
}

/** What says where the spaces of a board are. */
export type Grid = Pick<Frame, "on" | "board" | "cell" | "gap">;

/** The middle of a space of the board, or of one around it, as a square of one cell. */
export function squareAt({ on, board, cell, gap }: Grid, at: Space): Square {
  const { left, top } = extentOf(on);
  const step = cell + gap;
  return { x: board.x + (at.x - left) * step + cell / 2, y: board.y + (top - at.y) * step + cell / 2, size: cell };
}

/** Where a cell of the board lies. */
export const squareOf = (grid: Grid, cell: Cell): Square => squareAt(grid, grid.on.cells[cell]!);

/** Where the cells of the board lie, by their numbers. */
export const squaresOf = (grid: Grid): Square[] => grid.on.cells.map((space) => squareAt(grid, space));
