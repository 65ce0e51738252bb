import { PURSE } from "../../bot/heuristic/gap-run.ts";
import type { Kernel } from "../kernel.ts";
import { write } from "./feature-writer.ts";
import { highs, isFree, lows, priceOfGap, sizes } from "./fits.ts";
import { knowledge } from "./knowledge.ts";
import { costAt, numbersBetween } from "./prices.ts";

/** The number of worst gaps with features of their own. */
const WORST = 4;

/** Gaps of 1, 2, and more cells have a count and five numbers in `sums` each. */
const KINDS = 3;
const counts = new Uint8Array(KINDS);
const sums = new Float64Array(5 * KINDS);
const worstMisses = new Float64Array(WORST);
const worstPrices = new Float64Array(WORST);

export function writeGaps(table: Kernel): void {
  counts.fill(0);
  sums.fill(0);
  for (let kind = 0; kind < KINDS; kind++) sums[kind * 5 + 3] = 10;
  worstMisses.fill(0);
  worstPrices.fill(0);
  let strain = 0;
  let all = 0;
  let hope = 0;
  for (let at = 0; at < table.gaps; at++) {
    const size = sizes[at]!;
    const price = priceOfGap(at, 0);
    const missChance = missChanceOf(at);
    const supply = supplyOf(at) / size;
    const kind = Math.min(KINDS, size) - 1;
    const sum = kind * 5;
    counts[kind] = counts[kind]! + 1;
    sums[sum] = sums[sum]! + price;
    sums[sum + 1] = sums[sum + 1]! + missChance;
    sums[sum + 2] = Math.max(sums[sum + 2]!, missChance);
    sums[sum + 3] = Math.min(sums[sum + 3]!, supply);
    sums[sum + 4] = sums[sum + 4]! + Math.exp(-supply);
    keepWorst(worstMisses, missChance);
    keepWorst(worstPrices, price / size);
    strain += 1 / Math.max(0.3, supply);
    all += price;
    hope += Math.log(1 - Math.min(0.99, missChance));
  }
  for (let kind = 0; kind < KINDS; kind++) {
    write(counts[kind]! / 4);
    write(sums[kind * 5]! / 50);
    write(sums[kind * 5 + 1]!);
    write(sums[kind * 5 + 2]!);
    write(Math.min(4, sums[kind * 5 + 3]!) / 4);
    write(sums[kind * 5 + 4]!);
  }
  for (let i = 0; i < WORST; i++) write(worstMisses[i]!);
  for (let i = 0; i < WORST; i++) write(worstPrices[i]! / 10);
  write(all / 100);
  write(hope / 2);
  write(strain / 5);
  write((knowledge.cardsInPlay + knowledge.hand - (all * 5) / 9) / 40);
}

function keepWorst(worst: Float64Array, number: number): void {
  if (number <= worst[WORST - 1]!) return;
  let at = WORST - 1;
  for (; at > 0 && worst[at - 1]! < number; at--) worst[at] = worst[at - 1]!;
  worst[at] = number;
}

/** Whether a hand can pay for a number in a gap of one cell. */
export const isPayable = (at: number, number: number): boolean =>
  lows[at]! < number &&
  number < highs[at]! &&
  (isFree[at] === 1 || costAt(lows[at]!, highs[at]!, sizes[at]!, false, number, 0) <= PURSE);

/** Like `missChanceOf` of `value/features.ts`. */
export function missChanceOf(at: number): number {
  const size = sizes[at]!;
  if (size > 2 || isFree[at] === 1) return Math.exp(-Math.max(0, supplyOf(at) - size + 0.5));
  let none = 1;
  let one = 0;
  const above = highs[at]!;
  for (let number = lows[at]! + 1; number < above; number++) {
    if (size === 1 && !isPayable(at, number)) continue;
    const odds = knowledge.odds[number]!;
    one = one * (1 - odds) + none * odds;
    none *= 1 - odds;
  }
  return size === 1 ? none : Math.min(1, none + one);
}

function supplyOf(at: number): number {
  if (sizes[at]! > 1 || isFree[at] === 1) return numbersBetween(lows[at]!, highs[at]!);
  let supply = 0;
  for (let number = lows[at]! + 1; number < highs[at]!; number++)
    if (isPayable(at, number)) supply += knowledge.odds[number]!;
  return supply;
}
