import { HAND, ISLANDS } from "../../cards.ts";
import type { Cell } from "../../layouts.ts";

/** Consecutive empty cells, called a span, between two numbers, or `BOTTOM` and `TOP` at the ends of a line. */
export interface GapRun {
  /** Cells are numbered along the line. */
  readonly first: Cell;
  readonly below: number;
  readonly above: number;
  readonly size: number;
  /** Placements cost nothing (A2). */
  readonly free: boolean;
  /** Cost of a difference to a filled neighbour (B4). */
  readonly priceOf: (difference: number) => number;
}

/** Bounds at the ends of a line, beyond all numbers. */
export const BOTTOM = 0;
export const TOP = ISLANDS + 1;

/** Cards with which a full hand can pay for one of its cards. */
export const PURSE = HAND - 1;

/** The kind of a span where placements cost nothing. */
export const FREE = 3;

/** The number of ends with filled neighbours, or `FREE`. */
export const kindOf = ({ below, above, free }: GapRun): number => kindBetween(below, above, free);

export function kindBetween(below: number, above: number, free: boolean): number {
  if (free) return FREE;
  return (below > BOTTOM ? 1 : 0) + (above < TOP ? 1 : 0);
}

export const holds = ({ below, above }: GapRun, number: number): boolean => below < number && number < above;

/** The part below a number. @param place from 0 */
export const lower = ({ first, below, free, priceOf }: GapRun, number: number, place: number): GapRun => ({
  first,
  below,
  above: number,
  size: place,
  free,
  priceOf,
});

/** The part above a number. @param place from 0 */
export const upper = ({ first, above, size, free, priceOf }: GapRun, number: number, place: number): GapRun => ({
  first: first + place + 1,
  below: number,
  above,
  size: size - 1 - place,
  free,
  priceOf,
});

/** B4, in cards. @param place from 0 */
export function costOf({ below, above, size, free, priceOf }: GapRun, number: number, place: number): number {
  if (free) return 0;
  const toBelow = place === 0 && below > BOTTOM ? number - below : Infinity;
  const toAbove = place === size - 1 && above < TOP ? above - number : Infinity;
  const difference = Math.min(toBelow, toAbove);
  return difference === Infinity ? 0 : priceOf(difference);
}

/** Maximum distance, in cells, from the place where numbers are spread evenly. */
const LEEWAY = 3;

/** Sensible places. @param rank from 0, among the `numbers` that fit the span */
export function placesFor(size: number, rank: number, numbers: number): readonly [first: number, last: number] {
  const even = Math.floor(((rank + 1) / (numbers + 1)) * size);
  return [Math.max(0, even - LEEWAY), Math.min(size - 1, even + LEEWAY)];
}
