import { ARCH } from "../../boards/official.ts";
import { TOP } from "../../bot/heuristic/gap-run.ts";
import { unseenChanceOf } from "../../bot/heuristic/number-odds.ts";
import { WEIGHTS } from "../../bot/heuristic/weights.ts";
import { FACES } from "../../cards.ts";
import { findGaps, highOf, lowOf } from "../gaps.ts";
import { ASIDE, DISCARDED, HAND_SHIFT, type Kernel, SHOWN } from "../kernel.ts";
import { FINISH, START } from "../rules.ts";
import { readSea } from "./sea.ts";

/** Values of `status`, as in `bot/heuristic/number-odds.ts`. */
const UNSEEN = 0;
const HELD = 1;
const GONE = 2;

const status = new Uint8Array(TOP);
const isUseful = new Uint8Array(TOP);

/** What a seat knows of a cooperative table, like `evaluateBoard` of `bot/heuristic/evaluation.ts`. */
export const knowledge = {
  seat: 0,
  /** The number of cards in hand; by position, the code of the face, and the number (0 if no island). */
  hand: 0,
  faces: new Uint8Array(1 << HAND_SHIFT),
  numbers: new Uint8Array(1 << HAND_SHIFT),
  emptyCells: 0,
  /** By number: the probability that it is available, and the expected count of available numbers up to it. */
  odds: new Float64Array(TOP + 1),
  counts: new Float64Array(TOP + 1),
  unseenChance: NaN,
  cardsInPlay: 0,
  shortage: NaN,
  cardPrice: NaN,
  /** The probability that no other finish comes in time; `NaN` until computed. */
  lastFinish: NaN,
  /** The cost of waiting for a card that is certain to come. */
  wait: NaN,
  /** By cell: the extra cost of a placement, and whether an island draws an explorer card. */
  penalties: new Float64Array(ARCH.cells.length),
  explored: new Uint8Array(ARCH.cells.length),
  /** By face: the cards other than islands seen in the hand and among discards. */
  seen: new Uint8Array(FACES.length + 1),
  /** The finishes seen, without those discarded face up. */
  finishes: 0,
  /** Whether any penalty may differ from 0, and a lower bound of all. */
  hasPenalties: false,
  leastPenalty: 0,
  /** The number of the last `readTable`, which dates cache entries. */
  reading: 0,
};

/** Cache keys have 17 bits for `reading`. */
const READINGS = 2 ** 17 - 1;

export const caches: (() => void)[] = [];

/** @param isOpen whether all discards are known, as with open hands */
export function readTable(table: Kernel, seat: number, isOpen: boolean): void {
  knowledge.reading = knowledge.reading === READINGS ? 0 : knowledge.reading + 1;
  if (knowledge.reading === 0) for (const forget of caches) forget();
  knowledge.seat = seat;
  knowledge.lastFinish = NaN;
  if (table.areGapsStale) findGaps(table);
  knowledge.emptyCells = table.rules.cells - table.filled;
  knowledge.wait = WEIGHTS.wait * (1 + (WEIGHTS.late * 6) / (knowledge.emptyCells + 6));
  readCards(table, seat, isOpen);
  readStocks(table, seat);
  readPenalties(table);
  if (table.rules.explorer.length > 0) readSea(table, seat, knowledge.seen);
}

/**
 * By fate: whether the seat has seen the card, whether another seat discarded it unseen, and whether it is set aside.
 */
const isSeen = new Uint8Array(32).fill(1, SHOWN, ASIDE);
const isThrown = new Uint8Array(32);
const isAside = new Uint8Array(32).fill(1, ASIDE);

function readCards(table: Kernel, seat: number, isOpen: boolean): void {
  const { face, fate, hand, handCount, number, rules, nextHandle } = table;
  const { faces, numbers, seen } = knowledge;
  for (let one = 0; one < table.seats; one++) {
    isSeen[DISCARDED + one] = isOpen || one === seat ? 1 : 0;
    isThrown[DISCARDED + one] = isOpen || one === seat ? 0 : 1;
  }
  status.fill(UNSEEN);
  seen.fill(0);
  let thrown = 0;
  let aside = 0;
  let finishes = 0;
  // Shuffled hands get new handles, so handles may outnumber cards.
  const cards = Math.min(nextHandle, fate.length);
  for (let card = 1; card < cards; card++) {
    const where = fate[card]!;
    const code = face[card]!;
    thrown += isThrown[where]!;
    aside += isAside[where]!;
    if (code < START) status[code] = isSeen[where]! * GONE;
    else {
      seen[code] = seen[code]! + isSeen[where]!;
      if (code === FINISH && where < SHOWN) finishes += isSeen[where]!;
    }
  }
  const first = seat << HAND_SHIFT;
  const count = handCount[seat]!;
  knowledge.hand = count;
  for (let position = 0; position < count; position++) {
    const code = face[hand[first + position]!]!;
    faces[position] = code;
    numbers[position] = code < START ? code : 0;
    if (code < START) status[code] = HELD;
    else seen[code] = seen[code]! + 1;
    if (code === FINISH) finishes++;
  }
  knowledge.finishes = finishes;
  // Last, because a joker on the board may have a number in hand.
  for (let cell = 0; cell < rules.cells; cell++) status[number[cell]!] = GONE;
  readOdds(table, thrown, aside);
}

const chances = new Float64Array(3);

function readOdds(table: Kernel, thrown: number, aside: number): void {
  const { odds, counts } = knowledge;
  let cardsInPlay = -knowledge.hand;
  for (let seat = 0; seat < table.seats; seat++)
    cardsInPlay += table.handCount[seat]! + table.end[seat]! - table.top[seat]!;
  const unseenChance = unseenChanceOf(cardsInPlay, thrown, aside, uselessUnseen(table));
  knowledge.cardsInPlay = cardsInPlay;
  knowledge.unseenChance = unseenChance;
  chances[UNSEEN] = unseenChance;
  chances[HELD] = 1;
  let sum = 0;
  for (let number = 1; number < TOP; number++) {
    const chance = chances[status[number]!]!;
    sum += chance;
    odds[number] = chance;
    counts[number] = sum;
  }
}

/** By number: the count of unseen numbers up to it. */
const unseenTo = new Uint8Array(TOP);

function uselessUnseen({ gap, gaps, rules }: Kernel): number {
  if (rules.lineEnds.length > 1) return uselessOnLines(gap, gaps);
  let unseen = 0;
  for (let number = 1; number < TOP; number++) {
    if (status[number] === UNSEEN) unseen++;
    unseenTo[number] = unseen;
  }
  for (let at = 0; at < gaps; at++) unseen -= unseenTo[highOf(gap[at]!) - 1]! - unseenTo[lowOf(gap[at]!)]!;
  return unseen;
}

/** Gaps of several lines may overlap. */
function uselessOnLines(gap: Int32Array, gaps: number): number {
  isUseful.fill(0);
  for (let at = 0; at < gaps; at++) isUseful.fill(1, lowOf(gap[at]!) + 1, highOf(gap[at]!));
  let useless = 0;
  for (let number = 1; number < TOP; number++) if (status[number] === UNSEEN && isUseful[number] === 0) useless++;
  return useless;
}

/** The stock is the seat's cards in hand and pile. */
function readStocks({ handCount, top, end, seats }: Kernel, seat: number): void {
  const stock = handCount[seat]! + end[seat]! - top[seat]!;
  const average = (knowledge.cardsInPlay + knowledge.hand) / seats;
  knowledge.shortage = (average - stock) / (average + 1);
  knowledge.cardPrice = WEIGHTS.spend * Math.max(0, 1 + WEIGHTS.thrift * knowledge.shortage);
}

function readPenalties({ rules, storm, storms, filled, currentSide, explorerTop, explorerEnd }: Kernel): void {
  const { penalties, explored } = knowledge;
  const { roof, borders, sideDue, placesCurrentSide, explorer } = rules;
  knowledge.leastPenalty = 0;
  if (roof > 0 || placesCurrentSide || explorer.length > 0 || knowledge.hasPenalties) {
    explored.fill(0);
    penalties.fill(0);
  }
  knowledge.hasPenalties = roof > 0 || placesCurrentSide || explorer.length > 0;
  if (roof > 0) penalties.fill(filled < roof ? Infinity : 0, roof);
  if (placesCurrentSide) {
    const right = -WEIGHTS.chance * WEIGHTS.wrong;
    const wrong = (1 - WEIGHTS.chance) * WEIGHTS.wrong;
    knowledge.leastPenalty = right;
    for (let cell = 0; cell < rules.cells; cell++) penalties[cell] = sideDue[cell] === currentSide ? right : wrong;
  }
  if (explorer.length === 0) return;
  if (explorerTop < explorerEnd) {
    explored.set(borders);
    knowledge.leastPenalty = WEIGHTS.explore;
  }
  for (let cell = 0; cell < rules.cells; cell++)
    penalties[cell] = storms > 0 && storm[cell] !== 0 ? Infinity : explored[cell] === 1 ? WEIGHTS.explore : 0;
}
