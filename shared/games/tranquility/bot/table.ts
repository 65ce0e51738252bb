import { ISLANDS } from "../cards.ts";
import { BOTTOM, costOf, FREE, kindOf, lower, PURSE, placesFor, type Span, TOP, upper } from "./span.ts";
import { Waiting } from "./waiting.ts";
import { WEIGHTS } from "./weights.ts";

/** As many cells as the largest line has, and the largest free one. */
const CELLS = 36;
const FREE_CELLS = 6;

const at = (size: number, numbers: number): number => size * (ISLANDS + 1) + numbers;

/** The prices by size and numbers, for no, one and two bounded ends, and where nothing is paid. */
type Table = readonly Float64Array[];

let table: Table | undefined;

/**
 * What it takes to fill a gap of this size with these numbers at hand, on average and played well: the cost of all its
 * placements, and the waits for them.
 */
export function priceByCount(kind: number, size: number, numbers: number): number {
  if (size === 0) return 0;
  table ??= calculated();
  const prices = table[kind]!;
  if (numbers < size) return prices[at(size, size)]! + WEIGHTS.dead * (size - numbers);
  const whole = Math.floor(numbers);
  const price = prices[at(size, whole)]!;
  return whole === numbers ? price : price + (numbers - whole) * (prices[at(size, whole + 1)]! - price);
}

/** From small to large: a placement leaves two smaller gaps, whose prices are known. */
function calculated(): Table {
  const empty = () => new Float64Array(at(CELLS, ISLANDS) + 1);
  const prices: Table = [empty(), empty(), empty(), empty()];
  for (let size = 1; size <= CELLS; size++)
    for (const kind of size > FREE_CELLS ? [0, 1, 2] : [0, 1, 2, FREE])
      for (let numbers = size; numbers <= ISLANDS - (kind % FREE); numbers++)
        prices[kind]![at(size, numbers)] = averagePrice(prices, kind, size, numbers);
  return prices;
}

/** Each of the numbers is as likely to come as any other. */
function averagePrice(prices: Table, kind: number, size: number, numbers: number): number {
  const free = kind === FREE;
  const below = kind === 1 || kind === 2 ? 1 : BOTTOM;
  const span: Span = { first: 0, below, above: kind === 2 ? below + numbers + 1 : TOP, size, free };
  const each = new Float64Array(numbers);
  for (let rank = 0; rank < numbers; rank++) each[rank] = bestPrice(prices, span, rank, numbers);
  const wait = new Waiting(WEIGHTS.wait);
  for (const price of each.sort()) if (price < Infinity) wait.meet(1, price);
  return wait.price;
}

/** The price of the number that has so many of the span's numbers below it, in the place that suits it best. */
function bestPrice(prices: Table, span: Span, rank: number, numbers: number): number {
  const number = span.below + 1 + rank;
  const below = prices[kindOf(lower(span, number, 0))]!;
  const above = prices[kindOf(upper(span, number, 0))]!;
  const [first, last] = placesFor(span.size, rank, numbers);
  const least = span.size - (numbers - rank);
  let best = Infinity;
  for (let place = Math.max(first, least); place <= Math.min(last, rank); place++) {
    const cost = costOf(span, number, place);
    const rest = below[at(place, rank)]! + above[at(span.size - 1 - place, numbers - 1 - rank)]!;
    if (cost <= PURSE) best = Math.min(best, cost + rest);
  }
  return best;
}
