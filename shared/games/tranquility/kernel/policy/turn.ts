import { WEIGHTS } from "../../bot/heuristic/weights.ts";
import {
  CLEAR_STORM,
  countOf,
  DISCARD_PAIR,
  encode,
  PLACE_CARD,
  TURN_CARD,
  withCards,
  withNumber,
} from "../encoding.ts";
import type { Kernel } from "../kernel.ts";
import { COMPASS } from "../rules.ts";
import { division, firsts, mostProspect, prospectOf, readFits } from "./fits.ts";
import { knowledge, readTable } from "./knowledge.ts";
import { leastMissed, sacrifice } from "./sacrifice.ts";
import { costOf, gapOf, heldOf, listCandidates, numberOf, placeOf, shortlist } from "./shortlist.ts";

/** More options than a turn has. */
const OPTIONS = 16;

/**
 * The options of the last listing, in the order of the engine's bot. A price is the change of the expected effort to
 * win, in cards; in a duel, the negated points.
 */
export const options = { count: 0, moves: new Int32Array(OPTIONS), prices: new Float64Array(OPTIONS) };

function addOption(move: number, price: number): void {
  options.moves[options.count] = move;
  options.prices[options.count++] = price;
}

/**
 * @param shortlisted the number of placements to examine closely
 * @param isBestOnly whether to leave out placements that cannot be better than an earlier option
 */
export function listOptions(table: Kernel, seat: number, shortlisted: number, isBestOnly: boolean): void {
  readTable(table, seat, false);
  readFits(table);
  options.count = 0;
  division.gap = -1;
  const hand = (1 << knowledge.hand) - 1;
  if (knowledge.hand >= 2) {
    leastMissed(table, hand, 2);
    addOption(withCards(encode(DISCARD_PAIR, 0, 0), sacrifice.positions), priceOfGiving(hand));
  }
  addTurning(table, hand);
  addClearing(table, hand);
  listCandidates(table, shortlisted);
  let least = Infinity;
  for (let i = 0; i < options.count; i++) least = Math.min(least, options.prices[i]!);
  for (let i = 0; i < shortlist.count; i++) {
    const price = addPlacement(table, hand, shortlist.candidates[i]!, shortlist.prices[i]!, isBestOnly ? least : NaN);
    least = Math.min(least, price);
  }
  division.gap = -1;
}

/** Returns -1 without options. */
export function bestOption(table: Kernel, seat: number, shortlisted: number): number {
  listOptions(table, seat, shortlisted, true);
  let best = -1;
  for (let i = 0; i < options.count; i++) if (best < 0 || options.prices[i]! < options.prices[best]!) best = i;
  return best < 0 ? -1 : options.moves[best]!;
}

/** Includes the prospects of the remaining hand. */
function priceOfGiving(hand: number): number {
  const { positions, loss } = sacrifice;
  const next = WEIGHTS.ahead * prospectOf(hand & ~positions);
  return loss + countOf(positions) * knowledge.cardPrice - next;
}

function addTurning(table: Kernel, hand: number): void {
  const cell = firstWrongSide(table);
  if (cell < 0 || hand === 0) return;
  leastMissed(table, hand, 1);
  const position = 31 - Math.clz32(sacrifice.positions);
  addOption(encode(TURN_CARD, position, cell), priceOfGiving(hand) - WEIGHTS.turn);
}

/** N2: the first cell with the wrong side up, or -1. */
function firstWrongSide({ rules, number, side }: Kernel): number {
  if (!rules.placesCurrentSide) return -1;
  for (let cell = 0; cell < rules.cells; cell++)
    if (number[cell] !== 0 && side[cell] !== rules.sideDue[cell]) return cell;
  return -1;
}

function addClearing(table: Kernel, hand: number): void {
  if (table.storms === 0) return;
  let position = 0;
  while (position < knowledge.hand && knowledge.faces[position] !== COMPASS) position++;
  if (position === knowledge.hand) return;
  let cell = 0;
  while (table.storm[cell] === 0) cell++;
  sacrifice.positions = 1 << position;
  sacrifice.loss = 0;
  addOption(encode(CLEAR_STORM, position, cell), priceOfGiving(hand) - WEIGHTS.storm);
}

/**
 * Chooses the cards that pay, and counts the prospects of the next turn.
 * @param enough the price from which a placement is left out; `NaN` leaves out none
 * @returns the price, or `Infinity` if left out
 */
function addPlacement(table: Kernel, hand: number, candidate: number, estimate: number, enough: number): number {
  const at = gapOf(candidate);
  const place = placeOf(candidate);
  const number = numberOf(candidate);
  const cost = costOf(candidate);
  const position = heldOf(candidate);
  division.gap = at;
  division.number = number;
  division.place = place;
  const rest = hand & ~(1 << position);
  leastMissed(table, rest, cost);
  const kept = rest & ~sacrifice.positions;
  const { loss } = sacrifice;
  if (estimate + loss - WEIGHTS.ahead * mostProspect(kept) >= enough) return Infinity;
  const next = WEIGHTS.ahead * prospectOf(kept);
  const price = estimate + loss - next;
  const cell = firsts[at]! + place;
  const isJoker = knowledge.numbers[position] === 0;
  const pay = !isJoker && knowledge.explored[cell] === 1 ? 0 : sacrifice.positions;
  const move = encode(PLACE_CARD, position, cell);
  addOption(withCards(isJoker ? withNumber(move, number) : move, pay), price);
  return price;
}
