import { HAND, ISLANDS } from "../../cards.ts";
import type { Cell } from "../../layouts.ts";

/**
 * A run of empty cells by its measures: the number of cells, and the numbers around it. The bound of an open end is
 * beyond all numbers.
 */
export interface GapRun {
  /** The first cell; the others follow in the board's numbering. */
  readonly first: Cell;
  readonly below: number;
  readonly above: number;
  readonly size: number;
  /** Whether placements there are free (A2). */
  readonly free: boolean;
}

/** The bounds of an open end. */
export const BOTTOM = 0;
export const TOP = ISLANDS + 1;

/** How many cards a full hand can pay in addition to the one it places. */
export const PURSE = HAND - 1;

/** The kind of a free span. */
export const FREE = 3;

/** The kind of a span: the number of its ends with filled neighbours, or `FREE`. */
export const kindOf = ({ below, above, free }: GapRun): number => kindBetween(below, above, free);

export function kindBetween(below: number, above: number, free: boolean): number {
  if (free) return FREE;
  return (below > BOTTOM ? 1 : 0) + (above < TOP ? 1 : 0);
}

export const holds = ({ below, above }: GapRun, number: number): boolean => below < number && number < above;

/** The part below a number placed at this place of the span (0-based). */
export const lower = ({ first, below, free }: GapRun, number: number, place: number): GapRun => ({
  first,
  below,
  above: number,
  size: place,
  free,
});

/** The part of a run above a number placed at this place (0-based). */
export const upper = ({ first, above, size, free }: GapRun, number: number, place: number): GapRun => ({
  first: first + place + 1,
  below: number,
  above,
  size: size - 1 - place,
  free,
});

/** The cost of placing a number at this place (0-based) of a run (B4). */
export function costOf({ below, above, size, free }: GapRun, number: number, place: number): number {
  if (free) return 0;
  const toBelow = place === 0 && below > BOTTOM ? number - below : Infinity;
  const toAbove = place === size - 1 && above < TOP ? above - number : Infinity;
  const cost = Math.min(toBelow, toAbove);
  return cost === Infinity ? 0 : cost;
}

/** How far from its even position a number may sensibly be placed, in cells. */
const LEEWAY = 3;

/** The sensible places in a span for a number with `rank` of the `numbers` below it: [first, last]. */
export function placesFor(size: number, rank: number, numbers: number): readonly [first: number, last: number] {
  const even = Math.floor(((rank + 1) / (numbers + 1)) * size);
  return [Math.max(0, even - LEEWAY), Math.min(size - 1, even + LEEWAY)];
}
