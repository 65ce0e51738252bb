/** A cell of a board, numbered from 0 in the order of the board's lines. */
export type Cell = number;

/** A place on the table in units of one card: x to the right, y upwards, the first cell of the grid at 0, 0. */
export interface Space {
  readonly x: number;
  readonly y: number;
}

/** A board. Islands ascend along each line; cells are neighbours only when one follows the other in a line. */
export interface Layout {
  readonly id: string;
  readonly cells: readonly Space[];
  readonly lines: readonly (readonly Cell[])[];
  /** Where the frame of border cards lies. */
  readonly frame: readonly Space[];
  readonly start: Space;
  readonly finish: Space;
}

const range = (n: number): number[] => [...Array(n).keys()];

/** A block of cells, line by line from the bottom left. */
const block = (x: number, y: number, width: number, height: number): Space[] =>
  range(width * height).map((i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));

/** Six by six, one line, 24 border cards around it with empty corners. */
export const GRID: Layout = {
  id: "grid",
  cells: block(0, 0, 6, 6),
  lines: [range(36)],
  frame: range(6).flatMap((i) => [
    { x: i, y: -1 },
    { x: i, y: 6 },
    { x: -1, y: i },
    { x: 6, y: i },
  ]),
  start: { x: -1, y: -1 },
  finish: { x: 6, y: 6 },
};
