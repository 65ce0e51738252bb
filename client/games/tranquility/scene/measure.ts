export { clamp } from "../../../layout/lengths.ts";

import type { Cell, Layout, Space } from "../../../../shared/games/tranquility/layouts.ts";
import type { Size, Square, TranquilityPageLayout } from "./frame.ts";

/** In cells. */
interface Extent {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Every space of every picture needs the extent. */
const extents = new WeakMap<Layout, Extent>();

/** Includes a finish on top of the board. */
export function extentOf(board: Layout): Extent {
  const known = extents.get(board) ?? measured(board);
  extents.set(board, known);
  return known;
}

function measured(board: Layout): Extent {
  const { cells } = board;
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  if (crowns(board)) {
    xs.push(board.finish.x);
    ys.push(board.finish.y);
  }
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  return { left, top, columns: right - left + 1, rows: top - bottom + 1 };
}

/** Whether the finish is on top of the board, not beside a corner: its x or y is between those of the cells. */
export function crowns(board: Layout): board is Layout & Required<Pick<Layout, "finish">> {
  const { cells, finish } = board;
  if (!finish) return false;
  const isAmong = (axis: "x" | "y") =>
    cells.some((cell) => cell[axis] < finish[axis]) && cells.some((cell) => cell[axis] > finish[axis]);
  return isAmong("x") || isAmong("y");
}

/** Turns the board sideways. */
export const transposed = (board: Layout): Layout => {
  const turned = ({ x, y }: Space): Space => ({ x: y, y: x });
  const { cells, frame, start, finish } = board;
  return {
    ...board,
    cells: cells.map(turned),
    frame: frame.map(turned),
    ...(start ? { start: turned(start) } : {}),
    ...(finish ? { finish: turned(finish) } : {}),
  };
};

/** A fraction of a space's size, and the minimum in px. */
const GAP = { part: 0.062, least: 4 } as const;

export const gapOf = (cell: number): number => Math.max(GAP.least, Math.round(cell * GAP.part));

/** The width of the gaps between columns, in spaces. */
export const gapsIn = (columns: number): number => (columns - 1) * GAP.part;

/** Limits of a space's size, in whole px. */
export const CELL = { most: 140, least: 12 } as const;

/** The largest size in px that fits, or the minimum. */
export function cellFor(board: Layout, room: Size): number {
  const { columns, rows } = extentOf(board);
  for (let cell: number = CELL.most; cell > CELL.least; cell--) {
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

export type BoardGrid = Pick<TranquilityPageLayout, "on" | "board" | "cell" | "gap">;

/** In px. */
export function squareAt({ on, board, cell, gap }: BoardGrid, at: Space): Square {
  const { left, top } = extentOf(on);
  const step = cell + gap;
  return { x: board.x + (at.x - left) * step + cell / 2, y: board.y + (top - at.y) * step + cell / 2, size: cell };
}

export const squareOf = (grid: BoardGrid, cell: Cell): Square => squareAt(grid, grid.on.cells[cell]!);

export const squaresOf = (grid: BoardGrid): Square[] => grid.on.cells.map((space) => squareAt(grid, space));
