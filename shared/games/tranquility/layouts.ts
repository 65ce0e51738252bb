import type { BoardDefinition } from "./boards/definition.ts";

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

/** The numbers from 0 up to `n`, without `n`. */
export const range = (n: number): number[] => [...Array(n).keys()];

/** The layout of a board. The order of its fields is that of the logs. */
export function layoutOf({ id, lines, frame, start, finish, borders, night }: BoardDefinition): Layout {
  let next = 0;
  const numbered = lines.map(({ cells }) => cells.map(() => next++));
  return {
    id,
    cells: lines.flatMap(({ cells }) => cells),
    lines: numbered,
    frame,
    ...(start && { start }),
    finish,
    ...(borders && { borders }),
    ...(night && { night }),
  };
}
