import { ISLANDS } from "../cards.ts";
import { BOTTOM, bounds, costOf, lower, PURSE, placesFor, type Span, TOP, upper } from "./span.ts";
import { Waiting } from "./waiting.ts";
import { WEIGHTS } from "./weights.ts";

/** As many cells as the largest line has. */
const CELLS = 36;

const at = (size: number, numbers: number): number => size * (ISLANDS + 1) + numbers;

/** The prices by size and numbers, for no, one and two bounded ends. */
type Table = readonly [Float64Array, Float64Array, Float64Array];

let table: Table | undefined;

/**
 * What it takes to fill a gap of this size with these numbers at hand, on average and played well: the cost of all its
 * placements, and the waits for them.
 */
export function priceByCount(ends: number, size: number, numbers: number): number {
  if (size === 0) return 0;
  table ??= calculated();
  const prices = table[ends]!;
  if (numbers < size) return prices[at(size, size)]! + WEIGHTS.dead * (size - numbers);
  const whole = Math.floor(numbers);
  const price = prices[at(size, whole)]!;
  return whole === numbers ? price : price + (numbers - whole) * (prices[at(size, whole + 1)]! - price);
}

/** From small to large: a placement leaves two smaller gaps, whose prices are known. */
function calculated(): Table {
  const empty = () => new Float64Array(at(CELLS, ISLANDS) + 1);
  const prices: Table = [empty(), empty(), empty()];
  for (let size = 1; size <= CELLS; size++)
    for (const ends of [0, 1, 2])
      for (let numbers = size; numbers <= ISLANDS - ends; numbers++)
        prices[ends]![at(size, numbers)] = averagePrice(prices, ends, size, numbers);
  return prices;
}

/** Each of the numbers is as likely to come as any other. */
function averagePrice(prices: Table, ends: number, size: number, numbers: number): number {
  const below = ends > 0 ? 1 : BOTTOM;
  const span: Span = { below, above: ends > 1 ? below + numbers + 1 : TOP, size };
  const each = new Float64Array(numbers);
  for (let rank = 0; rank < numbers; rank++) each[rank] = bestPrice(prices, span, rank, numbers);
  const wait = new Waiting(WEIGHTS.wait);
  for (const price of each.sort()) if (price < Infinity) wait.meet(1, price);
  return wait.price;
}

/** The price of the number that has so many of the span's numbers below it, in the place that suits it best. */
function bestPrice(prices: Table, span: Span, rank: number, numbers: number): number {
  const number = span.below + 1 + rank;
  const below = prices[bounds(lower(span, number, 0))]!;
  const above = prices[bounds(upper(span, number, 0))]!;
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
