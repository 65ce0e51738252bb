import type { Chance, Rng } from "../../../engine/chance/rng.ts";
import { REMOVED } from "../boards/official.ts";
import { COMPASSES, FINISHES, HAND, ISLANDS } from "../cards.ts";
import type { Options } from "../options.ts";
import { ASIDE, HAND_SHIFT, type Kernel } from "./kernel.ts";
import { type KernelRules, rulesOf } from "./rules.ts";

/** Scratch space, reused by each deal. */
const deck = new Uint8Array(ISLANDS + FINISHES + COMPASSES);
/** Scratch space, reused by each deal. */
const removed = new Uint8Array(REMOVED);
const replaced = new Uint8Array(COMPASSES);

/** Deals like the engine's `deal` with the same `chance` (B1, A1, P1, N1, D1). */
export function deal(table: Kernel, options: Options, seats: number, chance: Chance): void {
  const rules = rulesOf(options);
  const { drawsFromRow, removes, explorer } = rules;
  table.clear(rules, seats);
  const rng = chance(0);
  const size = shuffleDeck(rules, rng);
  if (drawsFromRow) dealOnePile(table, size);
  else dealPiles(table, size, rng);
  layAside(table, removes);
  layExplorers(table, explorer, chance);
  for (let card = 1; card < table.nextHandle; card++) table.handle[card] = card;
  // The index of the engine's event `TurnStarted`.
  const events = 1 + (removes === 0 ? 0 : 1) + (explorer.length === 0 ? 0 : 1) + seats + (drawsFromRow ? 1 : 0);
  table.seat = chance(events)(seats);
  table.turns = 1;
}

/** @returns the size of the deck */
function shuffleDeck({ removes, mixed }: KernelRules, rng: Rng): number {
  let size = ISLANDS;
  for (let i = 0; i < size; i++) deck[i] = i + 1;
  for (let i = 0; i < removes; i++) {
    const at = rng(size);
    removed[i] = deck[at]!;
    deck.copyWithin(at, at + 1, size--);
  }
  for (const face of mixed) deck[size++] = face;
  shuffle(deck, 0, size, rng);
  return size;
}

/** Gives the same result as the engine's `shuffle`. */
function shuffle(cards: Uint8Array, from: number, count: number, rng: Rng): void {
  for (let i = count - 1; i > 0; i--) {
    const at = from + rng(i + 1);
    const card = cards[from + i]!;
    cards[from + i] = cards[at]!;
    cards[at] = card;
  }
}

/** B1: lower seats get the larger piles. */
function dealPiles(table: Kernel, size: number, rng: Rng): void {
  const { seats, face, rules } = table;
  const larger = size % seats;
  let from = 0;
  let first = 1;
  for (let seat = 0; seat < seats; seat++) {
    const to = from + Math.floor(size / seats) + (seat < larger ? 1 : 0);
    let end = first;
    let late = 0;
    for (; end < first + HAND; from++) {
      if (deck[from] === rules.late) replaced[late++] = deck[from]!;
      else face[end++] = deck[from]!;
    }
    while (from < to) face[end++] = deck[from++]!;
    for (let i = 0; i < late; i++) end = bury(face, first + HAND, end, replaced[i]!, rng);
    for (const card of rules.buried) end = bury(face, first + HAND, end, card, rng);
    openHand(table, seat, first);
    table.top[seat] = first + HAND;
    table.end[seat] = end;
    first = end;
  }
  table.nextHandle = first;
}

/** @returns the new end of the pile */
function bury(face: Uint8Array, from: number, end: number, card: number, rng: Rng): number {
  const at = from + rng(end - from + 1);
  face.copyWithin(at + 1, at, end);
  face[at] = card;
  return end + 1;
}

function openHand(table: Kernel, seat: number, first: number): void {
  let count = 0;
  for (; count < HAND; count++) table.hand[(seat << HAND_SHIFT) + count] = first + count;
  table.handCount[seat] = count;
}

/** D1: one pile, with both hands and then the row on top. */
function dealOnePile(table: Kernel, size: number): void {
  for (let i = 0; i < size; i++) table.face[i + 1] = deck[i]!;
  for (let seat = 0; seat < table.seats; seat++) openHand(table, seat, 1 + seat * HAND);
  const row = 1 + table.seats * HAND;
  for (; table.rowCount < HAND; table.rowCount++) table.row[table.rowCount] = row + table.rowCount;
  table.top[0] = row + HAND;
  table.end[0] = size + 1;
  table.nextHandle = size + 1;
}

function layAside(table: Kernel, removes: number): void {
  for (let i = 0; i < removes; i++) {
    table.face[table.nextHandle] = removed[i]!;
    table.fate[table.nextHandle++] = ASIDE;
  }
}

function layExplorers(table: Kernel, explorer: Uint8Array, chance: Chance): void {
  table.explorerTop = table.nextHandle;
  table.face.set(explorer, table.nextHandle);
  table.nextHandle += explorer.length;
  table.explorerEnd = table.nextHandle;
  if (explorer.length !== 0) shuffle(table.face, table.explorerTop, explorer.length, chance(1));
}
