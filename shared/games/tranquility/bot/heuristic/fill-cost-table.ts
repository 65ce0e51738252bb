import { LIMITS } from "../../boards/limits.ts";
import { ISLANDS } from "../../cards.ts";
import { BOTTOM, costOf, FREE, type GapRun, kindOf, lower, PURSE, placesFor, TOP, upper } from "./gap-run.ts";
import { Waiting } from "./waiting.ts";
import { WEIGHTS } from "./weights.ts";

/** Maximum length of a line. */
const CELLS = LIMITS.cells[1];

/** The cost of the booklets (B4), close enough for other boards. */
const byDifference = (difference: number): number => difference;

const at = (size: number, numbers: number): number => size * (ISLANDS + 1) + numbers;

/** By kind (see `kindOf`), then by size and count of numbers. NaN until computed. */
const PRICES: readonly Float64Array[] = [0, 1, 2, FREE].map(() => new Float64Array(at(CELLS, ISLANDS) + 1).fill(NaN));

/** The expected price, in cards, of filling a span that `numbers` cards fit: placements and waiting. Interpolates. */
export function priceByCount(kind: number, size: number, numbers: number): number {
  if (size === 0) return 0;
  if (numbers < size) return priceAt(kind, size, size) + WEIGHTS.dead * (size - numbers);
  const whole = Math.floor(numbers);
  const price = priceAt(kind, size, whole);
  return whole === numbers ? price : price + (numbers - whole) * (priceAt(kind, size, whole + 1) - price);
}

/** Recursive: a placement leaves two smaller spans. */
function priceAt(kind: number, size: number, numbers: number): number {
  if (size === 0) return 0;
  const prices = PRICES[kind]!;
  const known = prices[at(size, numbers)]!;
  if (!Number.isNaN(known)) return known;
  const price = averagePrice(kind, size, numbers);
  prices[at(size, numbers)] = price;
  return price;
}

/** Assumes that each number is equally likely to come next. */
function averagePrice(kind: number, size: number, numbers: number): number {
  const free = kind === FREE;
  const below = kind === 1 || kind === 2 ? 1 : BOTTOM;
  const span: GapRun = {
    first: 0,
    below,
    above: kind === 2 ? below + numbers + 1 : TOP,
    size,
    free,
    priceOf: byDifference,
  };
  const each = new Float64Array(numbers);
  for (let rank = 0; rank < numbers; rank++) each[rank] = bestPrice(span, rank, numbers);
  const wait = new Waiting(WEIGHTS.wait);
  for (const price of each.sort()) if (price < Infinity) wait.meet(1, price);
  return wait.price;
}

/** The price if the number of this rank (from 0) comes next, in its best place; Infinity if no place is possible. */
function bestPrice(span: GapRun, rank: number, numbers: number): number {
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
