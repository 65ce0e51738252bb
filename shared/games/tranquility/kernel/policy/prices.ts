import { ARCH } from "../../boards/official.ts";
import { priceByCount } from "../../bot/heuristic/fill-cost-table.ts";
import { BOTTOM, FREE, kindBetween, PURSE, TOP } from "../../bot/heuristic/gap-run.ts";
import { WEIGHTS } from "../../bot/heuristic/weights.ts";
import { caches, knowledge } from "./knowledge.ts";

/** The number of cached prices, few enough for the processor's cache. */
const SLOTS = 512;
/** Slots that return prices without caching them: to return a number would allocate it. */
const [ONE, TWO] = [SLOTS, SLOTS + 1];
const slotPrices = new Float64Array(SLOTS + 2);
const slotKeys = new Int32Array(SLOTS);
caches.push(() => slotKeys.fill(-1));
/** Bits of the two numbers in a cache key; higher bits are `knowledge.reading`. */
const PAIR = 14;

/** Prices by kind, whole count and size; `NaN` until computed. Sizes are adjacent because `divide` reads several. */
const SIZES = ARCH.cells.length + 1;
const byCount = new Float64Array(4 * (TOP + 2) * SIZES).fill(NaN);

/** The index of the price for size 0; larger sizes follow. */
const rowOf = (kind: number, numbers: number): number => (kind * (TOP + 2) + numbers) * SIZES;

function wholePrice(at: number): number {
  const price = byCount[at]!;
  return Number.isNaN(price) ? fillPrice(at) : price;
}

function fillPrice(at: number): number {
  const size = at % SIZES;
  const row = (at - size) / SIZES;
  const numbers = row % (TOP + 2);
  byCount[at] = priceByCount((row - numbers) / (TOP + 2), size, numbers);
  return byCount[at]!;
}

function pricedByCount(kind: number, size: number, numbers: number): number {
  if (size === 0) return 0;
  const whole = Math.floor(numbers);
  return priceInRow(kind, rowOf(kind, whole), size, numbers, numbers - whole);
}

/** @param row the index of the prices for the whole part of `numbers` */
function priceInRow(kind: number, row: number, size: number, numbers: number, part: number): number {
  if (numbers < size) return wholePrice(rowOf(kind, size) + size) + WEIGHTS.dead * (size - numbers);
  const price = wholePrice(row + size);
  return part === 0 ? price : price + part * (wholePrice(row + SIZES + size) - price);
}

/** The expected count of available numbers between two others. */
export const numbersBetween = (below: number, above: number): number =>
  knowledge.counts[above - 1]! - knowledge.counts[below]!;

/** B4: as in `bot/heuristic/gap-run.ts`. @param place the cell in the run, from 0 */
export function costAt(
  below: number,
  above: number,
  size: number,
  free: boolean,
  number: number,
  place: number,
): number {
  if (free) return 0;
  const toBelow = place === 0 && below > BOTTOM ? number - below : TOP;
  const toAbove = place === size - 1 && above < TOP ? above - number : TOP;
  const cost = Math.min(toBelow, toAbove);
  return cost === TOP ? 0 : cost;
}

/** The expected number of cards to fill a run, like `priceOf` of `bot/heuristic/fill-cost.ts`. */
export const priceOfRun = (below: number, above: number, size: number, free: boolean): number =>
  priceFor(below, above, size, kindBetween(below, above, free), numbersBetween(below, above));

function priceFor(below: number, above: number, size: number, kind: number, numbers: number): number {
  if (size === 1 && kind !== FREE) return priceOfOne(below, above);
  if (size === 2 && kind === 2) return priceOfTwo(below, above);
  return pricedByCount(kind, size, numbers);
}

/** Numbers that count as discarded, and their odds before. */
const given = new Uint8Array(16);
const oddsGiven = new Float64Array(16);

/** @param positions the discarded hand cards, a bit each */
export function priceWithout(below: number, above: number, size: number, free: boolean, positions: number): number {
  let count = 0;
  for (let left = positions; left !== 0; left &= left - 1) {
    const number = knowledge.numbers[31 - Math.clz32(left & -left)]!;
    if (below < number && number < above) given[count++] = number;
  }
  return priceWithoutGiven(below, above, size, free, count);
}

export function priceWithoutNumber(below: number, above: number, size: number, free: boolean, number: number): number {
  given[0] = number;
  return priceWithoutGiven(below, above, size, free, 1);
}

/** @param count how many of `given` are discarded; all fit the run */
function priceWithoutGiven(below: number, above: number, size: number, free: boolean, count: number): number {
  const { odds } = knowledge;
  const kind = kindBetween(below, above, free);
  const isOne = size === 1 && kind !== FREE;
  if (count === 0 || !(isOne || (size === 2 && kind === 2)))
    return priceFor(below, above, size, kind, numbersBetween(below, above) - count);
  for (let i = 0; i < count; i++) {
    oddsGiven[i] = odds[given[i]!]!;
    odds[given[i]!] = 0;
  }
  const slot = isOne ? ONE : TWO;
  if (isOne) waitForOne(below, above, slot);
  else waitForTwo(below, above, count, slot);
  for (let i = 0; i < count; i++) odds[given[i]!] = oddsGiven[i]!;
  return slotPrices[slot]!;
}

/** As in `bot/heuristic/fill-cost.ts`. */
const settled = (price: number, missChance: number, cells: number): number =>
  Math.min(price, cells * (WEIGHTS.wait + PURSE + WEIGHTS.dead)) + WEIGHTS.risk * missChance;

function priceOfOne(below: number, above: number): number {
  const slot = (below + above * 5) & (SLOTS / 2 - 1);
  const key = (knowledge.reading << PAIR) | (below << 7) | above;
  if (slotKeys[slot] !== key) {
    slotKeys[slot] = key;
    waitForOne(below, above, slot);
  }
  return slotPrices[slot]!;
}

/**
 * Writes the price of one cell, like `Waiting` of `bot/heuristic/waiting.ts`. Adds the payable numbers, those at most
 * `PURSE` from a bound, cheapest first.
 */
function waitForOne(below: number, above: number, slot: number): void {
  const { odds } = knowledge;
  const hasLow = below > BOTTOM;
  const hasHigh = above < TOP;
  let price = Infinity;
  let missChance = 1;
  let supply = 0;
  let spent = knowledge.wait;
  for (let cost = 1; cost <= PURSE; cost++) {
    const low = below + cost;
    const high = above - cost;
    const fromLow = hasLow && low < above && (!hasHigh || above - low >= cost) ? odds[low]! : 0;
    if (fromLow !== 0) {
      supply += fromLow;
      spent += fromLow * cost;
      missChance *= 1 - fromLow;
      if (spent < price * supply) price = spent / supply;
    }
    const fromHigh = hasHigh && high > below && high !== low && (!hasLow || high - below >= cost) ? odds[high]! : 0;
    if (fromHigh !== 0) {
      supply += fromHigh;
      spent += fromHigh * cost;
      missChance *= 1 - fromHigh;
      if (spent < price * supply) price = spent / supply;
    }
  }
  slotPrices[slot] = settled(price, missChance, 1);
}

function priceOfTwo(below: number, above: number): number {
  const slot = SLOTS / 2 + ((below + above * 5) & (SLOTS / 2 - 1));
  const key = (knowledge.reading << PAIR) | (below << 7) | above;
  if (slotKeys[slot] !== key) {
    slotKeys[slot] = key;
    waitForTwo(below, above, 0, slot);
  }
  return slotPrices[slot]!;
}

/** By ascending price. */
const optionOdds = new Float64Array(2 * PURSE);
const optionPrices = new Float64Array(2 * PURSE);

/**
 * Writes the price of two cells. Only numbers at most `PURSE` from a bound are payable; each leaves one cell.
 * @param count how many of `given` are discarded
 */
function waitForTwo(below: number, above: number, count: number, slot: number): void {
  const { odds } = knowledge;
  let options = 0;
  for (let number = below + 1; number < above; number++) {
    if (number - below > PURSE && above - number > PURSE) number = above - PURSE;
    const chance = odds[number]!;
    if (chance === 0) continue;
    const low = number - below > PURSE ? Infinity : number - below + oneWithout(number, above, count);
    const high = above - number > PURSE ? Infinity : above - number + oneWithout(below, number, count);
    const price = Math.min(low, high);
    let at = options++;
    for (; at > 0 && optionPrices[at - 1]! > price; at--) {
      optionPrices[at] = optionPrices[at - 1]!;
      optionOdds[at] = optionOdds[at - 1]!;
    }
    optionPrices[at] = price;
    optionOdds[at] = chance;
  }
  let price = Infinity;
  let missChance = 1;
  let supply = 0;
  let spent = knowledge.wait;
  for (let i = 0; i < options; i++) {
    const chance = optionOdds[i]!;
    supply += chance;
    spent += chance * optionPrices[i]!;
    missChance *= 1 - chance;
    if (spent < price * supply) price = spent / supply;
  }
  slotPrices[slot] = settled(price, missChance, 2);
}

/** Cached unless a discarded number fits the cell. */
function oneWithout(below: number, above: number, count: number): number {
  for (let i = 0; i < count; i++) {
    if (given[i]! <= below || above <= given[i]!) continue;
    waitForOne(below, above, ONE);
    return slotPrices[ONE]!;
  }
  return priceOfOne(below, above);
}

/** As in `bot/heuristic/gap-run.ts`. */
const LEEWAY = 3;
export const PLACES = 2 * LEEWAY + 1;

/** The place of a number by its rank among the available numbers. */
export function evenPlace(below: number, above: number, size: number, number: number): number {
  const rank = numbersBetween(below, number);
  return Math.floor(((rank + 1) / (numbersBetween(below, above) + 1)) * size);
}
export const firstPlace = (even: number): number => Math.max(0, even - LEEWAY);
export const lastPlace = (even: number, size: number): number => Math.min(size - 1, even + LEEWAY);

/**
 * Writes the prices of a run with the number at each sensible place, including the cost, like `Division` of
 * `bot/heuristic/fill-cost.ts`; Infinity if no hand could pay.
 * @param from the index in `prices` of the first place
 */
export function divide(
  below: number,
  above: number,
  size: number,
  free: boolean,
  number: number,
  even: number,
  prices: Float64Array,
  from: number,
): void {
  const kindUnder = kindBetween(below, number, free);
  const kindOver = kindBetween(number, above, free);
  const numbersUnder = numbersBetween(below, number);
  const numbersOver = numbersBetween(number, above);
  const wholeUnder = Math.floor(numbersUnder);
  const wholeOver = Math.floor(numbersOver);
  const rowUnder = rowOf(kindUnder, wholeUnder);
  const rowOver = rowOf(kindOver, wholeOver);
  const toBelow = !free && below > BOTTOM ? number - below : TOP;
  const toAbove = !free && above < TOP ? above - number : TOP;
  const last = lastPlace(even, size);
  for (let place = firstPlace(even), at = from; place <= last; place++, at++) {
    const left = size - 1 - place;
    const near = Math.min(place === 0 ? toBelow : TOP, left === 0 ? toAbove : TOP);
    const cost = near === TOP ? 0 : near;
    if (cost > PURSE) {
      prices[at] = Infinity;
      continue;
    }
    let under = 0;
    if (place > 2) under = priceInRow(kindUnder, rowUnder, place, numbersUnder, numbersUnder - wholeUnder);
    else if (place > 0) under = priceFor(below, number, place, kindUnder, numbersUnder);
    let over = 0;
    if (left > 2) over = priceInRow(kindOver, rowOver, left, numbersOver, numbersOver - wholeOver);
    else if (left > 0) over = priceFor(number, above, left, kindOver, numbersOver);
    prices[at] = cost + under + over;
  }
}
