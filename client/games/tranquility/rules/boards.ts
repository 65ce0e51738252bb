import type { Layout, Space } from "../../../../shared/games/tranquility/layouts.ts";

/** A board, with the cells that a border card lies on. */
export type Board = Layout & { readonly borders?: readonly number[] };

/** A row of cells from the left. */
const row = (x: number, y: number, width: number): Space[] =>
  Array.from({ length: width }, (_, i) => ({ x: x + i, y }));

const rows = (x: number, y: number, width: number, height: number): Space[] =>
  Array.from({ length: height }, (_, i) => row(x, y + i, width)).flat();

const numbered = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Two pillars and a roof over them. The pictures' own, for as long as the rules have no such board. */
const ARCH: Board = {
  id: "arch",
  cells: [...rows(0, 0, 2, 3), ...rows(5, 0, 2, 3), ...rows(0, 3, 7, 4)],
  lines: [numbered(0, 6), numbered(6, 12), numbered(12, 40)],
  frame: [...row(0, 7, 7), ...rows(-1, 0, 1, 7), ...rows(7, 0, 1, 7), ...row(0, -1, 2), ...row(5, -1, 2)],
  start: { x: -1, y: -1 },
  finish: { x: 7, y: 7 },
};

const STEPS = [11, 9, 7, 5, 3];

/** Five rows, every other cell of them a border cell, and the finish on top. */
const PYRAMID: Board = {
  id: "pyramid",
  cells: STEPS.flatMap((width, y) => row(y, y, width)),
  lines: [numbered(0, 35)],
  frame: [],
  start: { x: -1, y: -1 },
  finish: { x: 5, y: 5 },
  borders: STEPS.flatMap((width, y) => {
    const first = STEPS.slice(0, y).reduce((sum, before) => sum + before, 0);
    return numbered(0, width).flatMap((i) => (i % 2 === 0 ? [first + i] : []));
  }),
};

export const BOARDS: Readonly<Record<string, Board>> = { arch: ARCH, pyramid: PYRAMID };
