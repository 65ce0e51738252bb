import { priceByCount } from "./fill-cost-table.ts";
import { BOTTOM, costOf, FREE, type GapRun, kindBetween, kindOf, PURSE, TOP } from "./gap-run.ts";
import type { Odds } from "./number-odds.ts";
import { Waiting } from "./waiting.ts";
import { WEIGHTS } from "./weights.ts";

/** What the price of a span depends on. */
export interface Supply extends Odds {
  /** The cost of waiting for a single card that is certain to come. */
  readonly wait: number;
  /** Extra cost by cell; Infinity where no placement is allowed. */
  readonly penalties: readonly number[];
  /** Cached prices of two cells between two numbers. */
  readonly twos: Map<number, number>;
}

/** Numbers in hand that count as discarded. */
export type Gone = readonly number[];

/**
 * The expected price of filling a span, in cards. The smallest spans depend on each number, others only on the count of
 * numbers that fit.
 */
export function priceOf(supply: Supply, span: GapRun, gone: Gone): number {
  const { below, above, size } = span;
  return priceBetween(supply, gone, below, above, size, kindOf(span), numbersIn(supply, gone, below, above));
}

/** `priceOf` without an object, because it is called very often. @param numbers count of those that fit */
function priceBetween(
  supply: Supply,
  gone: Gone,
  below: number,
  above: number,
  size: number,
  kind: number,
  numbers: number,
): number {
  if (size === 1 && kind !== FREE) return priceOfOne(supply, gone, below, above);
  if (size === 2 && kind === 2)
    return gone.length === 0 ? knownOfTwo(supply, below, above) : priceOfTwo(supply, gone, below, above);
  return priceByCount(kind, size, numbers);
}

/** Prices after a number is placed. Computes once what all places share. */
export class Division {
  private readonly supply: Supply;
  private readonly span: GapRun;
  private readonly number: number;
  private readonly kindUnder: number;
  private readonly kindOver: number;
  /** Expected counts of available numbers on both sides. */
  private readonly numbersUnder: number;
  private readonly numbersOver: number;

  constructor(supply: Supply, span: GapRun, number: number) {
    const { below, above, free } = span;
    this.supply = supply;
    this.span = span;
    this.number = number;
    this.kindUnder = kindBetween(below, number, free);
    this.kindOver = kindBetween(number, above, free);
    this.numbersUnder = numbersIn(supply, NOTHING, below, number);
    this.numbersOver = numbersIn(supply, NOTHING, number, above);
  }

  /** The price, including the cost of the placement; Infinity if no hand could pay it. */
  priceAt(place: number): number {
    const { supply, number, span } = this;
    const cost = costOf(span, number, place);
    if (cost > PURSE) return Infinity;
    const left = span.size - 1 - place;
    const under = priceBetween(supply, NOTHING, span.below, number, place, this.kindUnder, this.numbersUnder);
    return cost + under + priceBetween(supply, NOTHING, number, span.above, left, this.kindOver, this.numbersOver);
  }
}

export const NOTHING: Gone = [];

/** Expected count of available numbers in between. */
export function numbersIn({ counts }: Odds, gone: Gone, below: number, above: number): number {
  let count = counts[above - 1]! - counts[below]!;
  for (let i = 0; i < gone.length; i++) if (below < gone[i]! && gone[i]! < above) count -= 1;
  return count;
}

const oddsOf = ({ odds }: Odds, gone: Gone, number: number): number =>
  gone.length > 0 && gone.includes(number) ? 0 : odds[number]!;

/** Limits a price to `WEIGHTS.wait + PURSE + WEIGHTS.dead` for each cell, and adds the risk that no number comes. */
const settled = ({ price, missChance }: Waiting, cells: number): number =>
  Math.min(price, cells * (WEIGHTS.wait + PURSE + WEIGHTS.dead)) + WEIGHTS.risk * missChance;

/** For one cell. Only numbers near a bound are payable; they are added by ascending cost. */
function priceOfOne(supply: Supply, gone: Gone, below: number, above: number): number {
  const wait = new Waiting(supply.wait);
  const hasLow = below > BOTTOM;
  const hasHigh = above < TOP;
  for (let cost = 1; cost <= PURSE; cost++) {
    const low = below + cost;
    const high = above - cost;
    if (hasLow && low < above && (!hasHigh || above - low >= cost)) wait.meet(oddsOf(supply, gone, low), cost);
    if (hasHigh && high > below && high !== low && (!hasLow || high - below >= cost))
      wait.meet(oddsOf(supply, gone, high), cost);
  }
  return settled(wait, 1);
}

/** Cached: the most expensive calculation. */
function knownOfTwo(supply: Supply, below: number, above: number): number {
  const key = below * (TOP + 1) + above;
  const known = supply.twos.get(key);
  if (known !== undefined) return known;
  const price = priceOfTwo(supply, NOTHING, below, above);
  supply.twos.set(key, price);
  return price;
}

/** For two cells. Only numbers near a bound are payable; each leaves a single cell. */
function priceOfTwo(supply: Supply, gone: Gone, below: number, above: number): number {
  const options = new Options();
  for (let number = below + 1; number < above; number++) {
    // No hand can pay for numbers in the middle.
    if (number - below > PURSE && above - number > PURSE) number = above - PURSE;
    const odds = oddsOf(supply, gone, number);
    if (odds === 0) continue;
    const low = number - below > PURSE ? Infinity : number - below + priceOfOne(supply, gone, number, above);
    const high = above - number > PURSE ? Infinity : above - number + priceOfOne(supply, gone, below, number);
    options.add(odds, Math.min(low, high));
  }
  return settled(options.met(supply.wait), 2);
}

/** Cards to wait for, by ascending price. */
class Options {
  private readonly odds: number[] = [];
  private readonly prices: number[] = [];

  add(odds: number, price: number): void {
    let at = this.prices.length;
    for (; at > 0 && this.prices[at - 1]! > price; at--) {
      this.prices[at] = this.prices[at - 1]!;
      this.odds[at] = this.odds[at - 1]!;
    }
    this.prices[at] = price;
    this.odds[at] = odds;
  }

  met(wait: number): Waiting {
    const waiting = new Waiting(wait);
    for (let i = 0; i < this.prices.length; i++) waiting.meet(this.odds[i]!, this.prices[i]!);
    return waiting;
  }
}
