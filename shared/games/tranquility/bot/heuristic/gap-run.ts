import { HAND, ISLANDS } from "../../cards.ts";
import type { Cell } from "../../layouts.ts";

/**
 * A run of empty cells, called span, and the numbers next to it, its bounds: at an end of the line `BOTTOM` or `TOP`.
 */
export interface GapRun {
  /** The first cell; the others follow in the board's numbering. */
  readonly first: Cell;
  readonly below: number;
  readonly above: number;
  readonly size: number;
  /** Whether placements there are free (A2). */
  readonly free: boolean;
  /** The cost of a difference to a filled neighbour (B4). */
  readonly priceOf: (difference: number) => number;
}

/** The bounds at the ends of a line, beyond all numbers. */
export const BOTTOM = 0;
export const TOP = ISLANDS + 1;

/** How many cards a full hand can pay for the card that it places. */
export const PURSE = HAND - 1;

/** The kind of a span in which placements are free. */
export const FREE = 3;

/** The kind of a span: the number of its ends with filled neighbours, or `FREE`. */
export const kindOf = ({ below, above, free }: GapRun): number => kindBetween(below, above, free);

export function kindBetween(below: number, above: number, free: boolean): number {
  if (free) return FREE;
  return (below > BOTTOM ? 1 : 0) + (above < TOP ? 1 : 0);
}

export const holds = ({ below, above }: GapRun, number: number): boolean => below < number && number < above;

/** The part of a span below a number at this place (from 0). */
export const lower = ({ first, below, free, priceOf }: GapRun, number: number, place: number): GapRun => ({
  first,
  below,
  above: number,
  size: place,
  free,
  priceOf,
});

/** The part of a span above a number at this place (from 0). */
export const upper = ({ first, above, size, free, priceOf }: GapRun, number: number, place: number): GapRun => ({
  first: first + place + 1,
  below: number,
  above,
  size: size - 1 - place,
  free,
  priceOf,
});

/** The cost of placing a number at this place (from 0) of a span (B4), in cards. */
export function costOf({ below, above, size, free, priceOf }: GapRun, number: number, place: number): number {
  if (free) return 0;
  const toBelow = place === 0 && below > BOTTOM ? number - below : Infinity;
  const toAbove = place === size - 1 && above < TOP ? above - number : Infinity;
  const difference = Math.min(toBelow, toAbove);
  return difference === Infinity ? 0 : priceOf(difference);
}

/** Maximum distance, in cells, of a number from its place in an evenly spaced row. */
const LEEWAY = 3;

/** The sensible places in a span for a number, if `rank` of the `numbers` that fit the span are lower than it. */
export function placesFor(size: number, rank: number, numbers: number): readonly [first: number, last: number] {
  const even = Math.floor(((rank + 1) / (numbers + 1)) * size);
  return [Math.max(0, even - LEEWAY), Math.min(size - 1, even + LEEWAY)];
}
