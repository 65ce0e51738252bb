import { memoizeLast } from "../../engine/memoize-last.ts";
import type { Cell, Layout } from "./layouts.ts";
import type { State } from "./state.ts";

/** Consecutive empty cells of a line, and the adjacent numbers; undefined at an end of the line. */
export interface Gap {
  readonly cells: readonly Cell[];
  readonly below: number | undefined;
  readonly above: number | undefined;
}

/** Memoized, because several callers need the gaps of one board. */
const gapsOn = memoizeLast(
  (board: State["board"], layout: Layout) => layout.lines.flatMap((line) => gapsOfLine(board, line)),
  1,
);

export const gapsOf = ({ board, layout }: State): readonly Gap[] => gapsOn(board, layout);

function gapsOfLine(board: State["board"], line: Layout["lines"][number]): Gap[] {
  const gaps: Gap[] = [];
  let cells: Cell[] = [];
  let below: number | undefined;
  const close = (above: number | undefined) => {
    if (cells.length === 0) return;
    gaps.push({ cells, below, above });
    cells = [];
  };
  for (const cell of line) {
    const number = board[cell]?.number;
    if (number === undefined) {
      cells.push(cell);
      continue;
    }
    close(number);
    below = number;
  }
  close(undefined);
  return gaps;
}

/** See rule B3. */
export const fits = (number: number, { below = 0, above = Infinity }: Gap): boolean => below < number && number < above;

/** Undefined if the cell is filled or belongs to no line. */
export function gapAt({ board, layout }: State, cell: Cell): Gap | undefined {
  if (board[cell] !== undefined) return undefined;
  const line = layout.lines.find((one) => one.includes(cell));
  if (!line) return undefined;
  let from = line.indexOf(cell);
  let to = from + 1;
  while (from > 0 && board[line[from - 1]!] === undefined) from--;
  while (to < line.length && board[line[to]!] === undefined) to++;
  return { cells: line.slice(from, to), below: board[line[from - 1]!]?.number, above: board[line[to]!]?.number };
}
