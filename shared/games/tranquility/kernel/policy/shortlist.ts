import { WEIGHTS } from "../../bot/heuristic/weights.ts";
import type { Kernel } from "../kernel.ts";
import { JOKER } from "../rules.ts";
import { firsts, fits, highs, isFree, lossElsewhere, lows, priceOfGap, sizes } from "./fits.ts";
import { knowledge } from "./knowledge.ts";
import { costAt, divide, evenPlace, firstPlace, lastPlace, PLACES } from "./prices.ts";
import { lossOf } from "./sacrifice.ts";
import { oddsAfterGiving, oddsAfterJoker, sea } from "./sea.ts";

/** As in `bot/heuristic/candidates.ts`. */
const OF_JOKER = 3;
const MOST = 10;

/** Bit offsets in a candidate placement; its lowest bits are the position in the hand. */
const GAP = 4;
const PLACE = 9;
const COST = 15;
const NUMBER = 18;
export const heldOf = (candidate: number): number => candidate & 15;
export const gapOf = (candidate: number): number => (candidate >> GAP) & 31;
export const placeOf = (candidate: number): number => (candidate >> PLACE) & 63;
export const costOf = (candidate: number): number => (candidate >> COST) & 7;
export const numberOf = (candidate: number): number => candidate >> NUMBER;

/** In ascending order of price. Of equal ones, the first added stays. */
class CheapestPlacements {
  readonly candidates = new Int32Array(MOST);
  readonly prices = new Float64Array(MOST);
  count = 0;
  #most = 0;

  clear(most: number): void {
    this.count = 0;
    this.#most = most;
  }

  takes(price: number): boolean {
    return price < (this.count < this.#most ? Infinity : this.prices[this.#most - 1]!);
  }

  add(candidate: number, price: number): void {
    if (!this.takes(price)) return;
    const { candidates, prices } = this;
    let at = this.count < this.#most ? this.count++ : this.#most - 1;
    for (; at > 0 && prices[at - 1]! > price; at--) {
      candidates[at] = candidates[at - 1]!;
      prices[at] = prices[at - 1]!;
    }
    candidates[at] = candidate;
    prices[at] = price;
  }
}

export const shortlist = new CheapestPlacements();
const ofJoker = new CheapestPlacements();

/** Like `candidatesOf` of `bot/heuristic/candidates.ts`. */
export function listCandidates(table: Kernel, most: number): void {
  const { hand, numbers, faces } = knowledge;
  const isSea = table.rules.explorer.length > 0;
  shortlist.clear(most);
  for (let position = 0; position < hand; position++) {
    const number = numbers[position]!;
    for (let fit = fits.from[position]!; number !== 0 && fit < fits.from[position + 1]!; fit++) {
      const at = fits.gap[fit]!;
      const unknown = isSea ? sea.monster * (priceOfGap(at, 1 << position) - priceOfGap(at, 0)) : 0;
      const now = priceOfGap(at, 0) - lossElsewhere(table, at, number, position);
      add(shortlist, position, number, at, fits.even[fit]!, fits.divided, fit * PLACES, now, unknown, hand - 1);
    }
    if (faces[position] === JOKER) addJoker(table, position);
  }
}

/** Counts the numbers priced in gaps, which take most of the time of a turn. A search sets it to 0. */
export const work = { priced: 0 };

const divided = new Float64Array(PLACES);

/** P10: adds the placements of a joker with the numbers that fit best. */
function addJoker(table: Kernel, position: number): void {
  const { hand } = knowledge;
  const loss = lossOf(table, position, (1 << hand) - 1, 0);
  // The cost of drawing no explorer card; negative if that is better.
  const unknown = WEIGHTS.unseen + WEIGHTS.calm * (oddsAfterGiving(0, 0) - oddsAfterJoker());
  ofJoker.clear(OF_JOKER);
  for (let at = 0; at < table.gaps; at++)
    for (let number = lows[at]! + 1; number < highs[at]!; number++) {
      const even = evenPlace(lows[at]!, highs[at]!, sizes[at]!, number);
      divide(lows[at]!, highs[at]!, sizes[at]!, isFree[at] === 1, number, even, divided, 0);
      add(ofJoker, position, number, at, even, divided, 0, priceOfGap(at, 0), unknown, Infinity);
    }
  for (let i = 0; i < ofJoker.count; i++) {
    const candidate = ofJoker.candidates[i]!;
    const price = ofJoker.prices[i]! + loss;
    if (costOf(candidate) < hand && price < Infinity) shortlist.add(candidate, price);
  }
}

/**
 * Like `addCandidates` of `bot/heuristic/candidates.ts`.
 * @param now the price of the gap without the number, less the number's value in other gaps
 * @param unknown on a border cell, the expected loss to a sea monster, or with a joker the cost of drawing no card
 */
function add(
  best: CheapestPlacements,
  position: number,
  number: number,
  at: number,
  even: number,
  prices: Float64Array,
  from: number,
  now: number,
  unknown: number,
  purse: number,
): void {
  work.priced++;
  const { penalties, explored, cardPrice } = knowledge;
  const size = sizes[at]!;
  const last = lastPlace(even, size);
  for (let place = firstPlace(even), i = from; place <= last; place++, i++) {
    const cell = firsts[at]! + place;
    const penalty = penalties[cell]! + (explored[cell] === 1 ? unknown : 0);
    const cost = costAt(lows[at]!, highs[at]!, size, isFree[at] === 1, number, place);
    if (penalty === Infinity || cost > purse) continue;
    const change = prices[i]! - cost - now + penalty;
    const price = change + (1 + cost) * cardPrice;
    if (best.takes(price))
      best.add(position | (at << GAP) | (place << PLACE) | (cost << COST) | (number << NUMBER), price);
  }
}
