import type { Rng } from "../../../engine/chance/rng.ts";
import { HAND } from "../cards.ts";
import { DAY, HAND_SHIFT, type Kernel, NIGHT, SHOWN } from "./kernel.ts";
import { COMPASS } from "./rules.ts";

export const refill = (table: Kernel, seat: number, rng: Rng): void =>
  drawCards(table, seat, HAND - table.handCount[seat]!, rng);

/** B2, N3, D2: draws up to `count` cards. */
export function drawCards(table: Kernel, seat: number, count: number, rng: Rng): void {
  if (table.rules.drawsFromRow) {
    takeRow(table, seat, Math.min(count, table.rowCount), rng);
    return;
  }
  const { turnsHands } = table.rules;
  const end = table.end[seat]!;
  const first = seat << HAND_SHIFT;
  let top = table.top[seat]!;
  let hand = table.handCount[seat]!;
  for (let left = count; left > 0 && top < end; top++) {
    // N3: a drawn compass turns all hands and is replaced.
    if (turnsHands && table.face[top] === COMPASS) {
      table.fate[top] = SHOWN + seat;
      table.currentSide = table.currentSide === DAY ? NIGHT : DAY;
      continue;
    }
    table.hand[first + hand++] = top;
    left--;
  }
  table.top[seat] = top;
  table.handCount[seat] = hand;
}

export function takeRow(table: Kernel, seat: number, count: number, rng: Rng): void {
  if (count <= 0) return;
  const { row } = table;
  const first = seat << HAND_SHIFT;
  let hand = table.handCount[seat]!;
  for (let i = 0; i < count; i++) table.hand[first + hand++] = row[i]!;
  table.handCount[seat] = hand;
  row.copyWithin(0, count, table.rowCount);
  table.rowCount -= count;
  shuffleHand(table, seat, rng);
  while (table.rowCount < HAND && table.top[0]! < table.end[0]!) row[table.rowCount++] = table.top[0]!++;
}

/** B12: gives all cards of a hand new handles in random order. Sorts them by handle first, like the engine. */
export function shuffleHand(table: Kernel, seat: number, rng: Rng): void {
  const { hand, handle } = table;
  const first = seat << HAND_SHIFT;
  const count = table.handCount[seat]!;
  for (let i = 1; i < count; i++) {
    const card = hand[first + i]!;
    let at = first + i;
    for (; at > first && handle[hand[at - 1]!]! > handle[card]!; at--) hand[at] = hand[at - 1]!;
    hand[at] = card;
  }
  for (let i = count - 1; i > 0; i--) {
    const j = first + rng(i + 1);
    const card = hand[first + i]!;
    hand[first + i] = hand[j]!;
    hand[j] = card;
  }
  for (let i = 0; i < count; i++) handle[hand[first + i]!] = table.nextHandle++;
}
