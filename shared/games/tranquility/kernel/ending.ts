import type { Outcome } from "../../../engine/contract/game.ts";
import { DISCARDED, FINISHED, type Kernel, NO_OFFER, SCORED, SHOWN, TOLL, TURN } from "./kernel.ts";
import { canAct } from "./moves.ts";
import { isUnpayable, offered, offeredBy, silentSeats } from "./toll.ts";

/** The seats that must act, a bit each. */
export function awaitedSeats(table: Kernel): number {
  if (table.stage === TOLL) return owingSeats(table);
  return table.stage < TOLL ? 1 << table.seat : 0;
}

/** B7: the seats without an offer; once all have offered, those that can offer more. */
function owingSeats(table: Kernel): number {
  if (isUnpayable(table)) return 0;
  const waitsForSilent = silentSeats(table) > 0;
  if (!waitsForSilent && offered(table) === table.amount) return 0;
  let seats = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const isAwaited = waitsForSilent ? table.offer[seat] === NO_OFFER : table.handCount[seat]! > offeredBy(table, seat);
    if (isAwaited) seats |= 1 << seat;
  }
  return seats;
}

export const GOES_ON = 0;
const WON = 1;
const STUCK = 2;
const UNPAYABLE = 3;
const BY_POINTS = 4;

/** How a match ended, or `GOES_ON` (B8, B10, B11, D5). */
export function endOf(table: Kernel): number {
  switch (table.stage) {
    case TURN:
      return canAct(table, table.seat) ? GOES_ON : STUCK;
    case TOLL:
      return isUnpayable(table) ? UNPAYABLE : GOES_ON;
    case FINISHED:
      return WON;
    case SCORED:
      return BY_POINTS;
    default:
      return GOES_ON;
  }
}

export function outcomeOf(table: Kernel): Outcome | undefined {
  switch (endOf(table)) {
    case WON:
      return { result: "won", winners: Array.from({ length: table.seats }, (_, seat) => seat), reason: "finished" };
    case STUCK:
      return { result: "lost", winners: [], reason: "stuck" };
    case UNPAYABLE:
      return { result: "lost", winners: [], reason: "toll-unpayable" };
    case BY_POINTS:
      return byPoints(table);
    default:
      return undefined;
  }
}

/** D6: the minimum length of a scoring run, in cells. */
const RUN = 3;

/** Written by `scoreDuel`: four figures of the first seat, then of the second. */
const scores = new Int16Array(8);
export const POINTS = 0;
export const ISLANDS_PLACED = 1;
const CARDS_DISCARDED = 2;
export const LONGEST_RUN = 3;
const FIGURES = 4;

export const scoreOf = (seat: number, figure: number): number => scores[seat * FIGURES + figure]!;

export function scoreDuel(table: Kernel): void {
  scores.fill(0);
  const { number, by, fate, rules } = table;
  let run = 0;
  let owner = -1;
  for (let cell = 0; cell <= rules.cells; cell++) {
    const here = cell < rules.cells && number[cell] !== 0 ? by[cell]! : -1;
    if (here !== owner) {
      if (owner >= 0) scoreRun(owner, run);
      owner = here;
      run = 0;
    }
    run++;
  }
  for (let card = 0; card < fate.length; card++)
    for (let seat = 0; seat < 2; seat++)
      if (fate[card] === DISCARDED + seat || fate[card] === SHOWN + seat) add(seat, CARDS_DISCARDED, 1);
  for (let seat = 0; seat < 2; seat++)
    add(seat, POINTS, 2 * scoreOf(seat, ISLANDS_PLACED) - scoreOf(seat, CARDS_DISCARDED));
}

function scoreRun(seat: number, length: number): void {
  add(seat, ISLANDS_PLACED, length);
  add(seat, LONGEST_RUN, Math.max(0, length - scoreOf(seat, LONGEST_RUN)));
  if (length >= RUN) add(seat, POINTS, length);
}

function add(seat: number, figure: number, more: number): void {
  const at = seat * FIGURES + figure;
  scores[at] = scores[at]! + more;
}

function byPoints(table: Kernel): Outcome {
  const lead = leadOfFirst(table);
  const points = [scoreOf(0, POINTS), scoreOf(1, POINTS)];
  if (lead === 0) return { result: "draw", winners: [], reason: "points", scores: points };
  return { result: "won", winners: [lead > 0 ? 0 : 1], reason: "points", scores: points };
}

/** Positive if the first seat leads, negative if the second does. */
function leadOfFirst(table: Kernel): number {
  scoreDuel(table);
  const leadIn = (figure: number) => scoreOf(0, figure) - scoreOf(1, figure);
  return leadIn(POINTS) || leadIn(ISLANDS_PLACED) || -leadIn(CARDS_DISCARDED) || leadIn(LONGEST_RUN);
}

/** 1 if the seat has won, 0.5 in a draw, else 0. */
export function worthOfEnd(table: Kernel, end: number, seat: number): number {
  if (end !== BY_POINTS) return end === WON ? 1 : 0;
  const lead = leadOfFirst(table) * (seat === 0 ? 1 : -1);
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}
