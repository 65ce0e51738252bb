import { ISLANDS } from "../cards.ts";
import { BOTTOM, costOf, FREE, kindOf, lower, PURSE, placesFor, type Span, TOP, upper } from "./span.ts";
import { Waiting } from "./waiting.ts";
import { WEIGHTS } from "./weights.ts";

/** As many cells as the largest line has. */
const CELLS = 36;

const at = (size: number, numbers: number): number => size * (ISLANDS + 1) + numbers;

/**
 * The prices by size and numbers, for no, one and two bounded ends, and where nothing is paid: each is found out when it is first
 * asked for, as a match asks for few of them.
 */
const PRICES: readonly Float64Array[] = [0, 1, 2, FREE].map(() => new Float64Array(at(CELLS, ISLANDS) + 1).fill(NaN));

/**
 * What it takes to fill a gap of this size with these numbers at hand, on average and played well: the cost of all its
 * placements, and the waits for them.
 */
export function priceByCount(kind: number, size: number, numbers: number): number {
  if (size === 0) return 0;
  if (numbers < size) return priceAt(kind, size, size) + WEIGHTS.dead * (size - numbers);
  const whole = Math.floor(numbers);
  const price = priceAt(kind, size, whole);
  return whole === numbers ? price : price + (numbers - whole) * (priceAt(kind, size, whole + 1) - price);
}

/** A placement leaves two smaller gaps, down to none. */
function priceAt(kind: number, size: number, numbers: number): number {
  if (size === 0) return 0;
  const prices = PRICES[kind]!;
  const known = prices[at(size, numbers)]!;
  if (!Number.isNaN(known)) return known;
  const price = averagePrice(kind, size, numbers);
  prices[at(size, numbers)] = price;
  return price;
}

/** Each of the numbers is as likely to come as any other. */
function averagePrice(kind: number, size: number, numbers: number): number {
  const free = kind === FREE;
  const below = kind === 1 || kind === 2 ? 1 : BOTTOM;
  const span: Span = { first: 0, below, above: kind === 2 ? below + numbers + 1 : TOP, size, free };
  const each = new Float64Array(numbers);
  for (let rank = 0; rank < numbers; rank++) each[rank] = bestPrice(span, rank, numbers);
  const wait = new Waiting(WEIGHTS.wait);
  for (const price of each.sort()) if (price < Infinity) wait.meet(1, price);
  return wait.price;
}

/** The price of the number that has so many of the span's numbers below it, in the place that suits it best. */
function bestPrice(span: Span, rank: number, numbers: number): number {
  const number = span.below + 1 + rank;
  const below = kindOf(lower(span, number, 0));
  const above = kindOf(upper(span, number, 0));
  const [first, last] = placesFor(span.size, rank, numbers);
  const least = span.size - (numbers - rank);
  let best = Infinity;
  for (let place = Math.max(first, least); place <= Math.min(last, rank); place++) {
    const cost = costOf(span, number, place);
    if (cost > PURSE) continue;
    const rest = priceAt(below, place, rank) + priceAt(above, span.size - 1 - place, numbers - 1 - rank);
    best = Math.min(best, cost + rest);
  }
  return best;
}
