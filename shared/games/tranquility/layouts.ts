/** A cell of a board, numbered from 0 along the lines of the board, one line after the other. */
export type Cell = number;

/** A position on the table, in cards: x to the right, y upwards, from the bottom left cell of the grid. */
export interface Space {
  readonly x: number;
  readonly y: number;
}

/** A board. Islands ascend along each line. Two cells are neighbours only if they follow each other in a line. */
export interface Layout {
  readonly id: string;
  readonly cells: readonly Space[];
  readonly lines: readonly (readonly Cell[])[];
  /** The positions of the border cards. */
  readonly frame: readonly Space[];
  /** The place of the start card; absent on boards without one. */
  readonly start?: Space;
  readonly finish: Space;
  /** The border cells: an island that is placed there draws an explorer card (P2). */
  readonly borders?: readonly Cell[];
  /** Cells whose islands must end night side up; all others must end day side up (N2). */
  readonly night?: readonly Cell[];
}

const range = (n: number): number[] => [...Array(n).keys()];

/** A block of cells, row by row from the bottom left. */
const block = (x: number, y: number, width: number, height: number): Space[] =>
  range(width * height).map((i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));

/** Six by six cells in one line, surrounded by 24 border cards with empty corners. */
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

/** The grid, whose lower half must end night side up (N2). */
export const DAY_NIGHT: Layout = { ...GRID, night: range(18) };

const PILLAR = range(6);

/** Two pillars and the roof above them, as three separate lines. No border cards lie along the opening. */
export const ARCH: Layout = {
  id: "arch",
  cells: [...block(0, 0, 2, 3), ...block(5, 0, 2, 3), ...block(0, 3, 7, 4)],
  lines: [PILLAR, PILLAR.map((cell) => cell + 6), range(28).map((cell) => cell + 12)],
  frame: [
    ...range(7).flatMap((i) => [
      { x: i, y: 7 },
      { x: -1, y: i },
      { x: 7, y: i },
    ]),
    ...[0, 1, 5, 6].map((x) => ({ x, y: -1 })),
  ],
  finish: { x: 7, y: 7 },
};

const steps = [11, 9, 7, 5, 3].map((width, y) => block(y, y, width, 1));

/** Five rows in one line, with the finish at the apex. The first, third, fifth … cell of a row is a border cell. */
export const PYRAMID: Layout = {
  id: "pyramid",
  cells: steps.flat(),
  lines: [range(35)],
  frame: [],
  finish: { x: 5, y: 5 },
  borders: steps.flat().flatMap(({ x, y }, cell) => ((x - y) % 2 === 0 ? [cell] : [])),
};
