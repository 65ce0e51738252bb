import type { Rng } from "../../../engine/chance/rng.ts";
import { countOf, OFFER_TOLL, PLACE_CARD, withCards } from "./encoding.ts";
import { cellFrom, dueFor, groups, isJoker, listGroups, moveIn } from "./groups.ts";
import type { Kernel } from "./kernel.ts";

/** B11, D5: a seat with two cards can always act. */
export const canAct = (table: Kernel, seat: number): boolean =>
  table.handCount[seat]! >= 2 || listGroups(table, seat) > 0;

/** The bit of the card that a group places, which cannot pay for itself; 0 for other moves. */
const withoutOwn = (group: number): number => (groups.kind[group] === PLACE_CARD ? 1 << groups.position[group]! : 0);

/**
 * Writes the legal moves in the engine's order, then by number and cards.
 * @returns their number, which may exceed the length of `moves`
 */
export function listMoves(table: Kernel, seat: number, moves: Int32Array): number {
  const listed = listGroups(table, seat);
  let count = 0;
  for (let group = 0; group < listed; group++) {
    const byJoker = isJoker(table, seat, group);
    let cell = groups.from[group]!;
    for (let i = 0; i < groups.count[group]!; i++) {
      cell = cellFrom(table, group, cell);
      const least = byJoker ? groups.least[group]! : 0;
      const most = byJoker ? groups.most[group]! : 0;
      for (let number = least; number <= most; number++)
        count = listChoices(table, seat, group, cell, number, moves, count);
      cell++;
    }
  }
  return count;
}

function listChoices(
  table: Kernel,
  seat: number,
  group: number,
  cell: number,
  number: number,
  moves: Int32Array,
  listed: number,
): number {
  const move = moveIn(group, cell, number);
  const due = dueFor(table, group, cell, number > 0);
  const own = withoutOwn(group);
  const isOffer = groups.kind[group] === OFFER_TOLL;
  const choices = due === 0 ? 1 : 1 << table.handCount[seat]!;
  let count = listed;
  for (let cards = 0; cards < choices; cards++) {
    if ((cards & own) !== 0) continue;
    const chosen = countOf(cards);
    if (isOffer ? chosen <= due : chosen === due) moves[count++] = withCards(move, cards);
  }
  return count;
}

/** Like `anyCommand` of the engine with the same random numbers. */
export function randomMove(table: Kernel, seat: number, rng: Rng): number {
  const listed = listGroups(table, seat);
  let all = 0;
  for (let group = 0; group < listed; group++) all += groups.count[group]!;
  let nth = rng(all);
  let group = 0;
  while (nth >= groups.count[group]!) nth -= groups.count[group++]!;
  let cell = cellFrom(table, group, groups.from[group]!);
  while (nth-- > 0) cell = cellFrom(table, group, cell + 1);
  const byJoker = isJoker(table, seat, group);
  const least = groups.least[group]!;
  const move = moveIn(group, cell, byJoker ? least + rng(groups.most[group]! - least + 1) : 0);
  const due = dueFor(table, group, cell, byJoker);
  const hand = table.handCount[seat]!;
  if (groups.kind[group] === OFFER_TOLL) return withCards(move, anyCards(0, hand, rng(due + 1), rng));
  return due === 0 ? move : withCards(move, anyCards(withoutOwn(group), hand, due + rng(1), rng));
}

function anyCards(without: number, hand: number, count: number, rng: Rng): number {
  let taken = without;
  let left = hand - countOf(without);
  for (let chosen = 0; chosen < count; chosen++) {
    let nth = rng(left--);
    let position = 0;
    while ((taken >> position) & 1 || nth-- > 0) position++;
    taken |= 1 << position;
  }
  return taken & ~without;
}
