import { numbersIn, type Outlook, oddsOf } from "./outlook.ts";
import { BOTTOM, costOf, FREE, kindOf, lower, PURSE, placesFor, type Span, TOP, upper } from "./span.ts";
import { priceByCount } from "./table.ts";
import { Waiting } from "./waiting.ts";
import { WEIGHTS } from "./weights.ts";

/** What it will take to fill a span, in cards: exactly for the smallest, by the count of numbers for the others. */
export function priceOf(outlook: Outlook, span: Span): number {
  const kind = kindOf(span);
  if (span.size === 1 && kind !== FREE) return priceOfOne(outlook, span);
  if (span.size === 2 && kind === 2) return priceOfTwo(outlook, span);
  return priceByCount(kind, span.size, numbersIn(outlook, span.below, span.above));
}

/** What it will take after this placement, its own cost included; never, if no hand could pay it. */
export function priceAfter(outlook: Outlook, span: Span, number: number, place: number): number {
  const cost = costOf(span, number, place);
  if (cost > PURSE) return Infinity;
  const below = place === 0 ? 0 : priceOf(outlook, lower(span, number, place));
  const above = place === span.size - 1 ? 0 : priceOf(outlook, upper(span, number, place));
  return cost + below + above;
}

/** The first and the last place of a span that are worth a thought for this number. */
export function placesIn(outlook: Outlook, span: Span, number: number): readonly [first: number, last: number] {
  const rank = numbersIn(outlook, span.below, number);
  return placesFor(span.size, rank, numbersIn(outlook, span.below, span.above));
}

/** Waits grow or shrink towards the end. */
const waitNow = ({ emptyCells }: Outlook): number => WEIGHTS.wait * (1 + (WEIGHTS.late * 6) / (emptyCells + 6));

/** No wait is worth more than giving the cell up for luck. */
const settled = (wait: Waiting, cells: number): number =>
  Math.min(wait.price, cells * (WEIGHTS.wait + PURSE + WEIGHTS.dead)) + WEIGHTS.risk * wait.vain;

function priceOfOne(outlook: Outlook, span: Span): number {
  const { below, above } = span;
  const wait = new Waiting(waitNow(outlook));
  for (let cost = 1; cost <= PURSE; cost++) {
    const low = below + cost;
    const high = above - cost;
    if (below > BOTTOM && low < above && costOf(span, low, 0) === cost) wait.meet(oddsOf(outlook, low), cost);
    if (above < TOP && high > below && high !== low && costOf(span, high, 0) === cost)
      wait.meet(oddsOf(outlook, high), cost);
  }
  return settled(wait, 1);
}

/** Only numbers near the bounds can be paid; each leaves a single cell behind. */
function priceOfTwo(outlook: Outlook, span: Span): number {
  const options: { odds: number; price: number }[] = [];
  for (let number = span.below + 1; number < span.above; number++) {
    const odds = oddsOf(outlook, number);
    if (odds === 0) continue;
    const price = Math.min(priceAfter(outlook, span, number, 0), priceAfter(outlook, span, number, 1));
    if (price < Infinity) options.push({ odds, price });
  }
  const wait = new Waiting(waitNow(outlook));
  for (const { odds, price } of options.sort((a, b) => a.price - b.price)) wait.meet(odds, price);
  return settled(wait, 2);
}
