import { HAND } from "../../cards.ts";
import { fromOf, highOf, lowOf, toOf } from "../gaps.ts";
import type { Kernel } from "../kernel.ts";
import { caches, knowledge } from "./knowledge.ts";
import {
  divide,
  evenPlace,
  firstPlace,
  lastPlace,
  PLACES,
  priceOfRun,
  priceWithout,
  priceWithoutNumber,
} from "./prices.ts";

/** A hand has at most nine cards (B9), and each fits at most one gap of each of three lines. */
const FITS = 9 * 3;
const GAPS = 20;
/** Sets of positions in a hand of five. Sets with higher positions (B9) are not cached. */
const SETS = 1 << HAND;

/** Pairs of a hand card and a gap that it fits. Position p has the pairs from `from[p]` to `from[p + 1]`. */
export const fits = {
  count: 0,
  from: new Uint8Array(17),
  gap: new Uint8Array(FITS),
  even: new Uint8Array(FITS),
  /** From `fit * PLACES`: the prices of the gap with the card at each sensible place. */
  divided: new Float64Array(FITS * PLACES),
  gain: new Float64Array(FITS),
};

/** By gap: its bounds, first cell and size, and whether placements cost nothing. */
export const lows = new Uint8Array(GAPS);
export const highs = new Uint8Array(GAPS);
export const firsts = new Uint8Array(GAPS);
export const sizes = new Uint8Array(GAPS);
export const isFree = new Uint8Array(GAPS);

/** By gap and set of positions: the price without these cards, and the `knowledge.reading` of its computation. */
const prices = new Float64Array(GAPS * SETS);
const pricesOf = new Int32Array(GAPS * SETS);
caches.push(() => pricesOf.fill(-1));

/** Call it after `readTable`. */
export function readFits(table: Kernel): void {
  const { numbers, hand, penalties } = knowledge;
  const { gaps, rules } = table;
  const isOneLine = rules.lineEnds.length === 1;
  readGaps(table);
  let fit = 0;
  for (let position = 0; position < hand; position++) {
    fits.from[position] = fit;
    const number = numbers[position]!;
    if (number === 0) continue;
    for (let at = 0; at < gaps; at++) {
      if (number <= lows[at]! || highs[at]! <= number) continue;
      const even = evenPlace(lows[at]!, highs[at]!, sizes[at]!, number);
      fits.gap[fit] = at;
      fits.even[fit] = even;
      divide(lows[at]!, highs[at]!, sizes[at]!, isFree[at] === 1, number, even, fits.divided, fit * PLACES);
      fits.gain[fit] = gainFrom(
        priceOfGap(at, 0),
        fits.divided,
        fit * PLACES,
        firsts[at]!,
        sizes[at]!,
        even,
        penalties,
      );
      fit++;
      if (isOneLine) break;
    }
  }
  fits.from[hand] = fit;
  fits.count = fit;
}

export function readGaps(table: Kernel): void {
  for (let at = 0; at < table.gaps; at++) {
    const gap = table.gap[at]!;
    lows[at] = lowOf(gap);
    highs[at] = highOf(gap);
    firsts[at] = fromOf(gap);
    sizes[at] = toOf(gap) - fromOf(gap) + 1;
    isFree[at] = fromOf(gap) < table.rules.roof ? 1 : 0;
  }
}

export const lossInGap = (at: number, number: number): number =>
  priceWithoutNumber(lows[at]!, highs[at]!, sizes[at]!, isFree[at] === 1, number) - priceOfGap(at, 0);

/** The drop of a gap's price with a number at its best place. */
export function gainInGap(at: number, number: number): number {
  const even = evenPlace(lows[at]!, highs[at]!, sizes[at]!, number);
  divide(lows[at]!, highs[at]!, sizes[at]!, isFree[at] === 1, number, even, scratch, 0);
  return gainFrom(priceOfGap(at, 0), scratch, 0, firsts[at]!, sizes[at]!, even, knowledge.penalties);
}

const scratch = new Float64Array(PLACES);

/** @param divided from the index `from`, the prices with the number at each sensible place */
function gainFrom(
  price: number,
  divided: Float64Array,
  from: number,
  first: number,
  size: number,
  even: number,
  penalties: Float64Array,
): number {
  const last = lastPlace(even, size);
  let best = price;
  for (let place = firstPlace(even), at = from; place <= last; place++, at++) {
    const penalty = penalties[first + place]!;
    if (penalty < Infinity) best = Math.min(best, divided[at]! + penalty);
  }
  return price - best;
}

/** @param positions the discarded hand cards, a bit each */
export function priceOfGap(at: number, positions: number): number {
  const slot = at * SETS + positions;
  const isCached = positions < SETS;
  if (isCached && pricesOf[slot] === knowledge.reading) return prices[slot]!;
  const price =
    positions === 0
      ? priceOfRun(lows[at]!, highs[at]!, sizes[at]!, isFree[at] === 1)
      : priceWithout(lows[at]!, highs[at]!, sizes[at]!, isFree[at] === 1, positions);
  if (isCached) {
    prices[slot] = price;
    pricesOf[slot] = knowledge.reading;
  }
  return price;
}

/** The gap in which one cell counts as filled (-1 for none), the number in this cell, and its place in the gap. */
export const division = { gap: -1, number: 0, place: 0 };

/**
 * The rise of the prices of all gaps if a card is discarded, with `division` applied.
 * @param positions the cards discarded before
 */
export function lossOfIsland(position: number, positions: number): number {
  const number = knowledge.numbers[position]!;
  const own = 1 << position;
  let loss = 0;
  for (let fit = fits.from[position]!; fit < fits.from[position + 1]!; fit++) {
    const at = fits.gap[fit]!;
    if (at !== division.gap) loss += priceOfGap(at, positions | own) - priceOfGap(at, positions);
    else if (number < division.number) {
      const { place } = division;
      if (place > 0) loss += lossInRun(lows[at]!, division.number, place, isFree[at] === 1, positions, own);
    } else if (number > division.number) {
      const size = sizes[at]! - 1 - division.place;
      if (size > 0) loss += lossInRun(division.number, highs[at]!, size, isFree[at] === 1, positions, own);
    }
  }
  return loss;
}

const lossInRun = (low: number, high: number, size: number, free: boolean, positions: number, own: number): number =>
  priceWithout(low, high, size, free, positions | own) -
  (positions === 0 ? priceOfRun(low, high, size, free) : priceWithout(low, high, size, free, positions));

/** The best gain of a card in the next turn, with `division` applied. */
export function prospectOf(positions: number): number {
  const { numbers, leastPenalty } = knowledge;
  let best = 0;
  let inDivided = 0;
  for (let left = positions; left !== 0; left &= left - 1) {
    const position = 31 - Math.clz32(left & -left);
    for (let fit = fits.from[position]!; fit < fits.from[position + 1]!; fit++)
      if (fits.gap[fit] === division.gap) inDivided |= 1 << position;
      else best = Math.max(best, fits.gain[fit]!);
  }
  for (let left = inDivided; left !== 0; left &= left - 1) {
    const number = numbers[31 - Math.clz32(left & -left)]!;
    // A number gains at most the price of its part less the lowest penalty.
    if (priceOfPart(number) - leastPenalty > best) best = Math.max(best, gainInPart(number));
  }
  return best;
}

/** A fast upper bound of `prospectOf`. */
export function mostProspect(positions: number): number {
  const { numbers, leastPenalty } = knowledge;
  let best = 0;
  for (let left = positions; left !== 0; left &= left - 1) {
    const position = 31 - Math.clz32(left & -left);
    for (let fit = fits.from[position]!; fit < fits.from[position + 1]!; fit++)
      best = Math.max(
        best,
        fits.gap[fit] === division.gap ? priceOfPart(numbers[position]!) - leastPenalty : fits.gain[fit]!,
      );
  }
  return best;
}

/** The price of the part of the divided gap that a number fits. */
function priceOfPart(number: number): number {
  const { gap, place } = division;
  const free = isFree[gap] === 1;
  if (number < division.number) return place === 0 ? 0 : priceOfRun(lows[gap]!, division.number, place, free);
  const size = sizes[gap]! - 1 - place;
  // A joker may have the number of a card in hand.
  return size === 0 || number === division.number ? 0 : priceOfRun(division.number, highs[gap]!, size, free);
}

function gainInPart(number: number): number {
  const { gap, place } = division;
  const isBelow = number < division.number;
  const below = isBelow ? lows[gap]! : division.number;
  const above = isBelow ? division.number : highs[gap]!;
  const size = isBelow ? place : sizes[gap]! - 1 - place;
  if (size === 0 || number === division.number) return 0;
  const even = evenPlace(below, above, size, number);
  divide(below, above, size, isFree[gap] === 1, number, even, scratch, 0);
  const first = firsts[gap]! + (isBelow ? 0 : place + 1);
  return gainFrom(priceOfPart(number), scratch, 0, first, size, even, knowledge.penalties);
}

/** On boards of several lines, the loss of other gaps if a number is placed in this one. */
export function lossElsewhere(table: Kernel, gap: number, number: number, position: number): number {
  let loss = 0;
  for (let at = 0; at < table.gaps; at++)
    if (at !== gap && lows[at]! < number && number < highs[at]!)
      loss += priceOfGap(at, 1 << position) - priceOfGap(at, 0);
  return loss;
}
