import type { BoardDefinition } from "./boards/definition.ts";

/** Cells are numbered from 0, line after line. */
export type Cell = number;

/** In units of cards from the bottom left cell: x to the right, y upwards. */
export interface Space {
  readonly x: number;
  readonly y: number;
}

/** Islands ascend along each line. Only consecutive cells of a line are neighbours. */
export interface Layout {
  readonly id: string;
  readonly cells: readonly Space[];
  readonly lines: readonly (readonly Cell[])[];
  /** The positions of the border cards. */
  readonly frame: readonly Space[];
  readonly start?: Space;
  readonly finish?: Space;
  /** P2: where an island draws an explorer card. */
  readonly borders?: readonly Cell[];
  /** N2: where islands must end night side up; all others end day side up. */
  readonly night?: readonly Cell[];
}

/** From 0 to `n - 1`. */
export const range = (n: number): number[] => [...Array(n).keys()];

/** The order of the fields is part of the logs. */
export function layoutOf({ id, lines, frame, start, finish, borders, night }: BoardDefinition): Layout {
  let next = 0;
  const numbered = lines.map(({ cells }) => cells.map(() => next++));
  return {
    id,
    cells: lines.flatMap(({ cells }) => cells),
    lines: numbered,
    frame,
    ...(start && { start }),
    ...(finish && { finish }),
    ...(borders && { borders }),
    ...(night && { night }),
  };
}
