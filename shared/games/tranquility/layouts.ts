import type { BoardDefinition } from "./boards/definition.ts";

/** Cells are numbered from 0, line after line. */
export type Cell = number;

/** A position in units of cards: x to the right, y upwards, from the bottom left cell of the grid. */
export interface Space {
  readonly x: number;
  readonly y: number;
}

/** Islands ascend along each line. Only cells that follow each other in a line are neighbours. */
export interface Layout {
  readonly id: string;
  readonly cells: readonly Space[];
  readonly lines: readonly (readonly Cell[])[];
  /** The positions of the border cards. */
  readonly frame: readonly Space[];
  /** The place of the start card, on boards with one. */
  readonly start?: Space;
  /** The place of the finish card, on boards with one. */
  readonly finish?: Space;
  /** Where an island draws an explorer card (P2). */
  readonly borders?: readonly Cell[];
  /** Where islands must end night side up; all others end day side up (N2). */
  readonly night?: readonly Cell[];
}

/** From 0 to `n - 1`. */
export const range = (n: number): number[] => [...Array(n).keys()];

/** Keeps the order of the fields in logs. */
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
