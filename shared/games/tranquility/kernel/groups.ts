import {
  CLEAR_STORM,
  DISCARD_PAIR,
  encode,
  OFFER_TOLL,
  PAY_COST,
  PLACE_CARD,
  PLAY_FINISH,
  PLAY_START,
  SWEEP,
  TURN_CARD,
  withNumber,
} from "./encoding.ts";
import { ABOVE, costIn, findGaps, fromOf, highOf, lowOf, toOf } from "./gaps.ts";
import { COST, HAND_SHIFT, type Kernel, TOLL, TURN } from "./kernel.ts";
import { COMPASS, FINISH, JOKER, START } from "./rules.ts";
import { isUnpayable, roomFor } from "./toll.ts";

const GROUPS = 2048;

/**
 * The moves of a seat in the engine's order, by the last `listGroups`. Moves of a group differ only in cell, joker
 * number, and discarded or offered cards.
 */
export const groups = {
  kind: new Uint8Array(GROUPS),
  position: new Uint8Array(GROUPS),
  /** The number of cells; 1 if the moves have none. */
  count: new Uint8Array(GROUPS),
  /** The first cell that may belong to the group. */
  from: new Uint8Array(GROUPS),
  /** Placements: the index of the gap. Other moves: the number of cards to discard, or the maximum of an offer. */
  gapOrDue: new Uint8Array(GROUPS),
  /** Placements: the lowest and highest number; equal for islands. */
  least: new Uint8Array(GROUPS),
  most: new Uint8Array(GROUPS),
};

function add(group: number, kind: number, position: number, count: number, from: number, gapOrDue: number): number {
  groups.kind[group] = kind;
  groups.position[group] = position;
  groups.count[group] = count;
  groups.from[group] = from;
  groups.gapOrDue[group] = gapOrDue;
  return group + 1;
}

/** B6: the position of the start card that a seat must play, or -1. */
export function forcedStart(table: Kernel, seat: number): number {
  if (table.start !== 0) return -1;
  const first = seat << HAND_SHIFT;
  for (let position = 0; position < table.handCount[seat]!; position++)
    if (table.face[table.hand[first + position]!] === START) return position;
  return -1;
}

/** Fills `groups`. @returns the number of groups */
export function listGroups(table: Kernel, seat: number): number {
  if (table.stage === TOLL) {
    if (isUnpayable(table)) return 0;
    return add(0, OFFER_TOLL, 0, 1, 0, Math.min(table.handCount[seat]!, roomFor(table, seat)));
  }
  if (table.seat !== seat) return 0;
  if (table.stage === COST) return add(0, PAY_COST, 0, 1, 0, table.cost);
  if (table.stage !== TURN) return 0;
  const start = forcedStart(table, seat);
  if (start >= 0) return add(0, PLAY_START, start, 1, 0, 0);
  const placements = listPlacements(table, seat);
  const { turnKinds } = table.rules;
  let count = placements;
  for (let i = 0; i < turnKinds.length; i++) count = listKind(table, seat, turnKinds[i]!, count, placements);
  return count;
}

function listKind(table: Kernel, seat: number, kind: number, listed: number, placements: number): number {
  switch (kind) {
    case DISCARD_PAIR:
      return table.handCount[seat]! < 2 ? listed : add(listed, kind, 0, 1, 0, 2);
    case PLAY_FINISH:
      return mayFinish(table) ? listFinishes(table, seat, listed) : listed;
    case CLEAR_STORM:
      return table.storms > 0 ? listHand(table, seat, kind, table.storms, listed) : listed;
    case TURN_CARD:
      return table.filled > 0 ? listHand(table, seat, kind, table.filled, listed) : listed;
    case SWEEP:
      // D3: only a seat that cannot place an island may take the row.
      return table.rowCount > 0 && placements === 0 ? add(listed, kind, 0, 1, 0, 0) : listed;
    default:
      return listed;
  }
}

/** B10, P10: lists finishes, and jokers played as one. */
function listFinishes(table: Kernel, seat: number, listed: number): number {
  let group = listed;
  const first = seat << HAND_SHIFT;
  for (let position = 0; position < table.handCount[seat]!; position++) {
    const face = table.face[table.hand[first + position]!]!;
    if (face === FINISH || face === JOKER) group = add(group, PLAY_FINISH, position, 1, 0, 0);
  }
  return group;
}

/** Lists moves of one card and one cell: a compass clears a storm (P7), any card turns an island (N4). */
function listHand(table: Kernel, seat: number, kind: number, cells: number, listed: number): number {
  let group = listed;
  const first = seat << HAND_SHIFT;
  for (let position = 0; position < table.handCount[seat]!; position++)
    if (kind === TURN_CARD || table.face[table.hand[first + position]!] === COMPASS)
      group = add(group, kind, position, cells, 0, 0);
  return group;
}

/** B10, N5: whether a finish card would win. */
export function mayFinish(table: Kernel): boolean {
  const { cells, needsStart, placesCurrentSide, sideDue } = table.rules;
  if (table.filled < cells || (needsStart && table.start === 0)) return false;
  if (placesCurrentSide) for (let cell = 0; cell < cells; cell++) if (table.side[cell] !== sideDue[cell]) return false;
  return true;
}

/** B3, B4: lists the payable placements, by position, then by gap. */
function listPlacements(table: Kernel, seat: number): number {
  if (table.areGapsStale) findGaps(table);
  const { gap, gaps, rules } = table;
  const first = seat << HAND_SHIFT;
  const hand = table.handCount[seat]!;
  const isOneLine = rules.lineEnds.length === 1;
  let group = 0;
  for (let position = 0; position < hand; position++) {
    const face = table.face[table.hand[first + position]!]!;
    if (face === JOKER) for (let at = 0; at < gaps; at++) group = listJoker(table, at, position, hand - 1, group);
    if (face >= START) continue;
    for (let at = 0; at < gaps; at++) {
      const here = gap[at]!;
      if (face <= lowOf(here) || face >= highOf(here)) continue;
      group = listIsland(table, at, position, face, hand - 1, group);
      if (isOneLine) break;
    }
  }
  return group;
}

/** Lists the placements of an island in one gap as a group. */
function listIsland(table: Kernel, at: number, position: number, number: number, purse: number, group: number): number {
  const gap = table.gap[at]!;
  const { roof, isOpposed: keepsRoom } = table.rules;
  let from = fromOf(gap);
  let to = toOf(gap);
  // A2: cells below the roof are filled first.
  if (from >= roof && table.filled < roof) return group;
  const toLow = number - lowOf(gap);
  const toHigh = highOf(gap) - number;
  // D4: in a duel, enough lower and higher numbers must remain for the other cells of the gap.
  const first = keepsRoom ? to + 1 - toHigh : from;
  const last = keepsRoom ? from - 1 + toLow : to;
  // Only the first and last cells of a gap cost anything.
  if (costIn(table, gap, from, number) > purse) from++;
  if (from <= to && costIn(table, gap, to, number) > purse) to--;
  if (first > from) from = first;
  if (last < to) to = last;
  let count = to - from + 1;
  if (table.storms > 0) for (let cell = from; cell <= to; cell++) if (table.storm[cell] !== 0) count--;
  if (count <= 0) return group;
  groups.least[group] = number;
  groups.most[group] = number;
  return add(group, PLACE_CARD, position, count, from, at);
}

/** P10: lists a group for each cell and each range of numbers of the same cost. */
function listJoker(table: Kernel, at: number, position: number, purse: number, listed: number): number {
  const gap = table.gap[at]!;
  let group = listed;
  for (let cell = fromOf(gap); cell <= toOf(gap); cell++) {
    if (table.storm[cell] !== 0) continue;
    let last = ABOVE;
    for (let number = lowOf(gap) + 1; number < highOf(gap); number++) {
      const cost = costIn(table, gap, cell, number);
      if (cost > purse) last = ABOVE;
      else if (cost === last) groups.most[group - 1] = number;
      else {
        groups.least[group] = number;
        groups.most[group] = number;
        group = add(group, PLACE_CARD, position, 1, cell, at);
        last = cost;
      }
    }
  }
  return group;
}

export function cellFrom(table: Kernel, group: number, from: number): number {
  const kind = groups.kind[group];
  let cell = from;
  if (kind === PLACE_CARD) while (table.storm[cell] !== 0) cell++;
  else if (kind === CLEAR_STORM) while (table.storm[cell] === 0) cell++;
  else if (kind === TURN_CARD) while (table.number[cell] === 0) cell++;
  return cell;
}

/** P10: whether the group places a joker, whose number the player chooses. */
export const isJoker = (table: Kernel, seat: number, group: number): boolean =>
  groups.kind[group] === PLACE_CARD &&
  table.face[table.hand[(seat << HAND_SHIFT) + groups.position[group]!]!] === JOKER;

/** @param number a joker's number, else 0 */
export function moveIn(group: number, cell: number, number: number): number {
  return withNumber(encode(groups.kind[group]!, groups.position[group]!, cell), number);
}

/** The number of cards to discard besides the move's own; the maximum for an offer. */
export function dueFor(table: Kernel, group: number, cell: number, byJoker: boolean): number {
  if (groups.kind[group] !== PLACE_CARD) return groups.gapOrDue[group]!;
  // P3: the cost is due after the explorer card.
  if (!byJoker && table.rules.borders[cell] === 1 && table.explorerTop < table.explorerEnd) return 0;
  return costIn(table, table.gap[groups.gapOrDue[group]!]!, cell, groups.least[group]!);
}
