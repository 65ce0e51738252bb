import { ISLANDS } from "../cards.ts";
import type { Kernel } from "./kernel.ts";

/** Stands for the number above a gap at the end of a line. */
export const ABOVE = ISLANDS + 1;

/** Bit offsets in a gap: first and last cell, and the adjacent numbers (0 and `ABOVE` at the ends of a line). */
const LAST = 6;
const LOW = 12;
const HIGH = 19;
const CELL_BITS = 63;
const NUMBER_BITS = 127;

const gapOf = (from: number, to: number, low: number, high: number): number =>
  from | (to << LAST) | (low << LOW) | (high << HIGH);

export const fromOf = (gap: number): number => gap & CELL_BITS;
export const toOf = (gap: number): number => (gap >> LAST) & CELL_BITS;
export const lowOf = (gap: number): number => (gap >> LOW) & NUMBER_BITS;
export const highOf = (gap: number): number => gap >> HIGH;

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
        table.gap[gaps++] = gapOf(from, cell - 1, low, here);
        from = -1;
      }
      if (cell === end) break;
      low = here;
    }
  }
  table.gaps = gaps;
  table.areGapsStale = false;
}

export function divideGap(table: Kernel, cell: number, number: number): void {
  if (table.areGapsStale) return;
  const { gap } = table;
  let at = 0;
  while (toOf(gap[at]!) < cell) at++;
  const here = gap[at]!;
  const from = fromOf(here);
  const to = toOf(here);
  const below = gapOf(from, cell - 1, lowOf(here), number);
  const above = gapOf(cell + 1, to, number, highOf(here));
  if (from === to) {
    table.gaps--;
    for (let i = at; i < table.gaps; i++) gap[i] = gap[i + 1]!;
  } else if (cell === from) gap[at] = above;
  else if (cell === to) gap[at] = below;
  else {
    for (let i = table.gaps++; i > at + 1; i--) gap[i] = gap[i - 1]!;
    gap[at] = below;
    gap[at + 1] = above;
  }
}

/** B4, A2: the cost of a placement, in cards. */
export function costIn(table: Kernel, gap: number, cell: number, number: number): number {
  if (cell < table.rules.roof) return 0;
  const low = lowOf(gap);
  const high = highOf(gap);
  let cost = ABOVE;
  if (low > 0 && cell === fromOf(gap)) cost = number - low;
  if (high < ABOVE && cell === toOf(gap) && high - number < cost) cost = high - number;
  return cost === ABOVE ? 0 : cost;
}
