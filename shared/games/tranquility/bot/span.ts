import { HAND, ISLANDS } from "../cards.ts";
import type { Cell } from "../layouts.ts";

/** A run of empty cells by its measures: how many cells, between which numbers. An open end lies beyond all numbers. */
export interface Span {
  /** Its first cell; the others follow in the numbering of the board. */
  readonly first: Cell;
  readonly below: number;
  readonly above: number;
  readonly size: number;
  /** Nothing has to be paid there (A2). */
  readonly free: boolean;
}

/** The bounds of an open end. */
export const BOTTOM = 0;
export const TOP = ISLANDS + 1;

/** What a full hand can pay beside the card it places. */
export const PURSE = HAND - 1;

/** The kind of a span where nothing is paid. */
export const FREE = 3;

/** What makes a span dear or cheap: how many of its ends are filled neighbours, or that it is free. */
export const kindOf = ({ below, above, free }: Span): number => kindBetween(below, above, free);

export function kindBetween(below: number, above: number, free: boolean): number {
  if (free) return FREE;
  return (below > BOTTOM ? 1 : 0) + (above < TOP ? 1 : 0);
}

export const holds = ({ below, above }: Span, number: number): boolean => below < number && number < above;

/** What remains below a number that was placed in the cell at this place of the span, counted from 0. */
export const lower = ({ first, below, free }: Span, number: number, place: number): Span => ({
  first,
  below,
  above: number,
  size: place,
  free,
});

/** What remains above it. */
export const upper = ({ first, above, size, free }: Span, number: number, place: number): Span => ({
  first: first + place + 1,
  below: number,
  above,
  size: size - 1 - place,
  free,
});

/** What a number costs there (B4). */
export function costOf({ below, above, size, free }: Span, number: number, place: number): number {
  if (free) return 0;
  const toBelow = place === 0 && below > BOTTOM ? number - below : Infinity;
  const toAbove = place === size - 1 && above < TOP ? above - number : Infinity;
  const cost = Math.min(toBelow, toAbove);
  return cost === Infinity ? 0 : cost;
}

/** How far from its even share of the line a number may reasonably be placed, in cells. */
const LEEWAY = 3;

/** The places of a span worth a thought for a number with so many of its `numbers` below it: [first, last]. */
export function placesFor(size: number, rank: number, numbers: number): readonly [first: number, last: number] {
  const even = Math.floor(((rank + 1) / (numbers + 1)) * size);
  return [Math.max(0, even - LEEWAY), Math.min(size - 1, even + LEEWAY)];
}
