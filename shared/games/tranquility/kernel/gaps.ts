import { ISLANDS } from "../cards.ts";
import type { Kernel } from "./kernel.ts";

/** The number above a gap at the end of a line. */
export const ABOVE = ISLANDS + 1;

/** Finds the gaps of the board, line by line. */
export function findGaps(table: Kernel): void {
  const { number, rules } = table;
  const { lineEnds } = rules;
  let gaps = 0;
  let cell = 0;
  for (let line = 0; line < lineEnds.length; line++) {
    const end = lineEnds[line]!;
    let from = -1;
    let low = 0;
    for (; cell <= end; cell++) {
      const here = cell === end ? ABOVE : number[cell]!;
      if (here === 0) {
        if (from < 0) from = cell;
        continue;
      }
      if (from >= 0) {
        table.gapFrom[gaps] = from;
        table.gapTo[gaps] = cell - 1;
        table.gapLow[gaps] = low;
        table.gapHigh[gaps++] = here;
        from = -1;
      }
      if (cell === end) break;
      low = here;
    }
  }
  table.gaps = gaps;
  table.areGapsStale = false;
}

/** The cost of a number in a cell of a gap (B4, A2). */
export function costIn(table: Kernel, gap: number, cell: number, number: number): number {
  if (cell < table.rules.roof) return 0;
  const low = table.gapLow[gap]!;
  const high = table.gapHigh[gap]!;
  let cost = ABOVE;
  if (low > 0 && cell === table.gapFrom[gap]) cost = number - low;
  if (high < ABOVE && cell === table.gapTo[gap] && high - number < cost) cost = high - number;
  return cost === ABOVE ? 0 : cost;
}
