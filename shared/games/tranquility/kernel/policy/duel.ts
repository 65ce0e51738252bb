import { DUEL } from "../../bot/heuristic/weights.ts";
import { HAND } from "../../cards.ts";
import { countOf, DISCARD_PAIR, encode, PLACE_CARD, SWEEP, withCards } from "../encoding.ts";
import { costIn } from "../gaps.ts";
import { groups, listGroups } from "../groups.ts";
import { HAND_SHIFT, type Kernel } from "../kernel.ts";
import { DuelGaps, isUnseen, readUnseen } from "./duel-gaps.ts";
import { options } from "./turn.ts";

/** As in `bot/duel.ts`. */
const SHORTLIST = 8;

/** The best placements by a first estimate, in descending order of `points`. */
const moves = new Int32Array(SHORTLIST);
const points = new Float64Array(SHORTLIST);
const costs = new Uint8Array(SHORTLIST);

const line = new DuelGaps();
const after = new DuelGaps();

/** The weight of a card's value by the number of better cards in the hand, as in `bot/duel.ts`. */
const LATER = Array.from({ length: 2 * HAND }, (_, better) => DUEL.later ** better);

/** Like `optionsOf` of `bot/duel.ts`. Prices are the expected points, negated. */
export function listDuelOptions(table: Kernel, seat: number): void {
  options.count = 0;
  line.read(table, seat);
  const unseen = Math.max(1, readUnseen(table, seat));
  line.readWorths(isUnseen);
  const now = threatOf(line, unseen);
  const listed = listGroups(table, seat);
  const placements = listPlacements(table, seat, listed);
  for (let i = 0; i < placements; i++) addPlacement(table, seat, i, now, unseen);
  if (table.handCount[seat]! >= 2) addPair(table, seat);
  if (listed > 0 && groups.kind[listed - 1] === SWEEP) addSweep(table, seat);
}

const addOption = (move: number, promise: number): void => {
  options.moves[options.count] = move;
  options.prices[options.count++] = -promise;
};

const threatOf = (gaps: DuelGaps, unseen: number): number => (DUEL.rival * gaps.worthToOther()) / unseen;

const numberAt = ({ face, hand }: Kernel, seat: number, position: number): number =>
  face[hand[(seat << HAND_SHIFT) + position]!]!;

/** @returns the number of placements */
function listPlacements(table: Kernel, seat: number, listed: number): number {
  let count = 0;
  for (let group = 0; group < listed && groups.kind[group] === PLACE_CARD; group++) {
    const position = groups.position[group]!;
    const number = numberAt(table, seat, position);
    const to = groups.from[group]! + groups.count[group]!;
    for (let cell = groups.from[group]!; cell < to; cell++) {
      const gain = line.gainOf(number, cell);
      if (count === SHORTLIST && gain <= points[SHORTLIST - 1]!) continue;
      let at = count < SHORTLIST ? count++ : SHORTLIST - 1;
      for (; at > 0 && points[at - 1]! < gain; at--) {
        moves[at] = moves[at - 1]!;
        points[at] = points[at - 1]!;
        costs[at] = costs[at - 1]!;
      }
      moves[at] = encode(PLACE_CARD, position, cell);
      points[at] = gain;
      costs[at] = costIn(table, table.gap[groups.gapOrDue[group]!]!, cell, number);
    }
  }
  return count;
}

function addPlacement(table: Kernel, seat: number, i: number, now: number, unseen: number): void {
  const move = moves[i]!;
  const position = (move >> 4) & 15;
  const cell = (move >> 8) & 63;
  after.readAfter(line, numberAt(table, seat, position), cell, isUnseen);
  const relief = now - threatOf(after, unseen);
  const pay = divide(table, seat, after, ((1 << table.handCount[seat]!) - 1) & ~(1 << position), costs[i]!);
  addRow(table, after, costs[i]! + 1);
  addOption(withCards(move, pay), points[i]! + relief + promise());
}

function addPair(table: Kernel, seat: number): void {
  const cards = divide(table, seat, line, (1 << table.handCount[seat]!) - 1, 2);
  addRow(table, line, 2);
  addOption(withCards(encode(DISCARD_PAIR, 0, 0), cards), promise() - 2);
}

/** D3: discards the hand and takes the row. */
function addSweep(table: Kernel, seat: number): void {
  worthCount = 0;
  addRow(table, line, table.rowCount);
  addOption(encode(SWEEP, 0, 0), promise() - table.handCount[seat]!);
}

/** In descending order. */
const worths = new Float64Array(4 * HAND);
let worthCount = 0;

function addWorth(worth: number): void {
  let at = worthCount++;
  for (; at > 0 && worths[at - 1]! < worth; at--) worths[at] = worths[at - 1]!;
  worths[at] = worth;
}

const worthOfHand = new Float64Array(1 << HAND_SHIFT);

/**
 * Collects the values of the cards at `positions`, except the `count` least valuable.
 * @returns the positions of the least valuable, a bit each
 */
function divide(table: Kernel, seat: number, gaps: DuelGaps, positions: number, count: number): number {
  worthCount = 0;
  for (let left = positions; left !== 0; left &= left - 1) {
    const position = 31 - Math.clz32(left & -left);
    worthOfHand[position] = gaps.worthOf(numberAt(table, seat, position));
  }
  let taken = 0;
  while (countOf(taken) < count) {
    let least = -1;
    for (let left = positions & ~taken; left !== 0; left &= left - 1) {
      const position = 31 - Math.clz32(left & -left);
      if (least < 0 || worthOfHand[position]! < worthOfHand[least]!) least = position;
    }
    taken |= 1 << least;
  }
  for (let left = positions & ~taken; left !== 0; left &= left - 1)
    addWorth(worthOfHand[31 - Math.clz32(left & -left)]!);
  return taken;
}

function addRow({ face, row, rowCount }: Kernel, gaps: DuelGaps, count: number): void {
  for (let i = 0; i < count && i < rowCount; i++) addWorth(gaps.worthOf(face[row[i]!]!));
}

function promise(): number {
  let sum = 0;
  for (let better = 0; better < worthCount; better++) sum += worths[better]! * DUEL.ahead * LATER[better]!;
  return sum;
}
