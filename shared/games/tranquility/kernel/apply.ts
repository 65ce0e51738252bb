import type { Rng } from "../../../engine/chance/rng.ts";
import { TOLL as TOLL_CARDS } from "../boards/official.ts";
import { HAND } from "../cards.ts";
import { drawCards, refill, shuffleHand, takeRow } from "./draw.ts";
import {
  CLEAR_STORM,
  cardsIn,
  cellIn,
  countOf,
  DISCARD_PAIR,
  kindOf,
  numberIn,
  OFFER_TOLL,
  PAY_COST,
  PLACE_CARD,
  PLAY_FINISH,
  PLAY_START,
  positionIn,
  TURN_CARD,
} from "./encoding.ts";
import { divideGap } from "./gaps.ts";
import {
  ASIDE,
  COST,
  DAY,
  DISCARDED,
  FINISHED,
  HAND_SHIFT,
  IN_PLAY,
  type Kernel,
  NIGHT,
  NO_OFFER,
  NO_SIDE,
  SCORED,
  SHOWN,
  TOLL,
  TURN,
} from "./kernel.ts";
import { canAct } from "./moves.ts";
import { KEPT, MONSTER, ROCKS, STORM } from "./rules.ts";
import { offered, silentSeats } from "./toll.ts";

/** B9: the cards due from a single player in each of two rounds. */
const ROUND = TOLL_CARDS / 2;

/**
 * Carries out a move without checking that it is legal.
 * @param rng shuffles hands that receive public cards
 */
export function apply(table: Kernel, seat: number, move: number, rng: Rng): void {
  switch (kindOf(move)) {
    case PLACE_CARD:
      place(table, seat, move, rng);
      return;
    case DISCARD_PAIR:
      takeOut(table, seat, cardsIn(move), DISCARDED + seat);
      break;
    case PLAY_START:
      playStart(table, seat, positionIn(move), rng);
      return;
    case OFFER_TOLL:
      offer(table, seat, cardsIn(move), rng);
      return;
    case PLAY_FINISH:
      table.finish = cardAt(table, seat, positionIn(move));
      takeOut(table, seat, 1 << positionIn(move), IN_PLAY);
      table.stage = FINISHED;
      return;
    case PAY_COST:
      pay(table, seat, cardsIn(move));
      table.stage = TURN;
      break;
    case CLEAR_STORM:
      clearStorm(table, seat, positionIn(move), cellIn(move));
      break;
    case TURN_CARD:
      pay(table, seat, 1 << positionIn(move));
      table.side[cellIn(move)] = table.side[cellIn(move)] === DAY ? NIGHT : DAY;
      break;
    default:
      sweep(table, seat, rng);
      return;
  }
  endTurn(table, seat, rng);
}

const cardAt = (table: Kernel, seat: number, position: number): number => table.hand[(seat << HAND_SHIFT) + position]!;

function takeOut(table: Kernel, seat: number, positions: number, fate: number): void {
  const first = seat << HAND_SHIFT;
  const count = table.handCount[seat]!;
  let kept = 0;
  for (let position = 0; position < count; position++) {
    const card = table.hand[first + position]!;
    if ((positions >> position) & 1) table.fate[card] = fate;
    else table.hand[first + kept++] = card;
  }
  table.handCount[seat] = kept;
}

function pay(table: Kernel, seat: number, positions: number): void {
  takeOut(table, seat, positions, DISCARDED + seat);
  table.paid[seat] = table.paid[seat]! + countOf(positions);
}

/** B3, B4, P10: places an island or a joker. */
function place(table: Kernel, seat: number, move: number, rng: Rng): void {
  const { rules } = table;
  const cell = cellIn(move);
  const card = cardAt(table, seat, positionIn(move));
  const number = numberIn(move) || table.face[card]!;
  const explores = numberIn(move) === 0 && rules.borders[cell] === 1 && table.explorerTop < table.explorerEnd;
  table.number[cell] = number;
  table.card[cell] = card;
  table.by[cell] = seat;
  table.side[cell] = rules.placesCurrentSide
    ? table.currentSide
    : rules.placesOwnSide
      ? seat === 0
        ? DAY
        : NIGHT
      : NO_SIDE;
  table.filled++;
  divideGap(table, cell, number);
  table.paid[seat] = table.paid[seat]! + countOf(cardsIn(move));
  takeOut(table, seat, cardsIn(move) | (1 << positionIn(move)), DISCARDED + seat);
  table.fate[card] = IN_PLAY;
  if (explores) explore(table, seat, cell, rng);
  if (table.stage === TURN) endTurn(table, seat, rng);
}

/** B4: the cost of an island on a board with only one line. */
function costBesideNeighbours(table: Kernel, cell: number): number {
  const number = table.number[cell]!;
  const below = cell === 0 ? 0 : table.number[cell - 1]!;
  const above = cell === table.rules.cells - 1 ? 0 : table.number[cell + 1]!;
  const toBelow = below === 0 ? Infinity : number - below;
  const toAbove = above === 0 ? Infinity : above - number;
  const cost = Math.min(toBelow, toAbove);
  return cost === Infinity ? 0 : cost;
}

/** P2: draws and resolves the top explorer card. */
function explore(table: Kernel, seat: number, cell: number, rng: Rng): void {
  const drawn = table.explorerTop++;
  const effect = table.rules.effects[table.face[drawn]!];
  if (effect === STORM) {
    table.storm[cell] = drawn;
    table.storms++;
    toHand(table, seat, liftIsland(table, cell));
    shuffleHand(table, seat, rng);
    return;
  }
  if (effect === KEPT) toHand(table, seat, drawn);
  else table.fate[drawn] = SHOWN + seat;
  if (effect === MONSTER) table.fate[liftIsland(table, cell)] = SHOWN + seat;
  else owe(table, seat, cell, effect === ROCKS);
}

function toHand(table: Kernel, seat: number, card: number): void {
  table.hand[(seat << HAND_SHIFT) + table.handCount[seat]!] = card;
  table.handCount[seat] = table.handCount[seat]! + 1;
}

/** @returns the removed island's card */
function liftIsland(table: Kernel, cell: number): number {
  table.number[cell] = 0;
  table.filled--;
  table.areGapsStale = true;
  return table.card[cell]!;
}

/** P3, P9: makes the cost of an island due. Rocks add one card, up to the size of the hand. */
function owe(table: Kernel, seat: number, cell: number, byRocks: boolean): void {
  const hand = table.handCount[seat]!;
  const base = costBesideNeighbours(table, cell);
  const due = byRocks ? Math.min(base + 1, hand) : base;
  // P9: if the hand has too few cards, the pile loses its top card.
  if (byRocks && base + 1 > hand && table.top[seat]! < table.end[seat]!) table.fate[table.top[seat]!++] = ASIDE;
  if (due === 0) return;
  table.stage = COST;
  table.cell = cell;
  table.cost = due;
}

function playStart(table: Kernel, seat: number, position: number, rng: Rng): void {
  const { drawsFive, hasTwoRounds } = table.rules;
  const isAlone = table.seats === 1;
  table.start = cardAt(table, seat, position);
  takeOut(table, seat, 1 << position, IN_PLAY);
  if (isAlone && drawsFive) drawCards(table, seat, HAND, rng);
  openToll(table, isAlone && hasTwoRounds ? ROUND : TOLL_CARDS);
}

function openToll(table: Kernel, amount: number): void {
  table.stage = TOLL;
  table.amount = amount;
  table.offer.fill(NO_OFFER);
}

/** B7: replaces the seat's offer. All seats pay once all have offered and the sum is right. */
function offer(table: Kernel, seat: number, cards: number, rng: Rng): void {
  table.offer[seat] = cards;
  if (silentSeats(table) > 0 || offered(table) !== table.amount) return;
  for (let paying = 0; paying < table.seats; paying++) pay(table, paying, table.offer[paying]!);
  table.tolls++;
  table.stage = TURN;
  for (let i = 0; i < table.seats; i++) refill(table, (table.seat + i) % table.seats, rng);
  if (table.seats === 1 && table.rules.hasTwoRounds && table.tolls < 2) openToll(table, ROUND);
  else pass(table, table.seat);
}

function clearStorm(table: Kernel, seat: number, position: number, cell: number): void {
  takeOut(table, seat, 1 << position, SHOWN + seat);
  table.fate[table.storm[cell]!] = SHOWN + seat;
  table.storm[cell] = 0;
  table.storms--;
}

/** D3: taking the row replaces the draw. */
function sweep(table: Kernel, seat: number, rng: Rng): void {
  takeOut(table, seat, -1, SHOWN + seat);
  takeRow(table, seat, table.rowCount, rng);
  pass(table, seat);
}

function endTurn(table: Kernel, seat: number, rng: Rng): void {
  refill(table, seat, rng);
  pass(table, seat);
}

function pass(table: Kernel, seat: number): void {
  if (table.rules.isOpposed && isDuelOver(table)) {
    table.stage = SCORED;
    return;
  }
  startTurn(table, (seat + 1) % table.seats);
  // D5: a seat that cannot act is skipped.
  if (table.rules.isOpposed && !canAct(table, table.seat)) startTurn(table, seat);
}

function startTurn(table: Kernel, seat: number): void {
  table.seat = seat;
  table.turns++;
}

/** D5: the grid is full, or no hand has more than one card. */
const isDuelOver = (table: Kernel): boolean =>
  table.filled === table.rules.cells || (table.handCount[0]! <= 1 && table.handCount[1]! <= 1);
