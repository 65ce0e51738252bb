import type { Handle, Seat } from "../../../engine/game.ts";
import { FINISHES, ISLANDS, numberOf } from "../cards.ts";
import { gapsOf } from "../placing.ts";
import { faceOf, handOf, numberOn, type State } from "../state.ts";
import { tablePrice } from "./prices.ts";
import { WEIGHTS } from "./weights.ts";

export interface Span { lo: number; hi: number; first: number; g: number; L: boolean; R: boolean }

export interface Outlook {
  spans: Span[];
  odds: Float64Array;
  sums: Float64Array;
  hand: readonly Handle[];
  numbers: (number | undefined)[];
  p: number;
  cellsLeft: number;
  finishesElsewhere: number;
  finishesHeld: number;
  own: number;
  total: number;
}

export function look(view: State, seat: Seat): Outlook {
  const odds = new Float64Array(ISLANDS + 2).fill(-1);
  for (const placed of view.board) if (placed) odds[placed.number] = 0;
  const hand = handOf(view, seat);
  const numbers = hand.map((c) => numberOn(view, c));
  for (const n of numbers) if (n) odds[n] = 1;
  let finishesSeen = 0, finishesHeld = 0;
  for (const c of view.discards[seat] ?? []) {
    const face = faceOf(view, c);
    const n = numberOf(face);
    if (n) odds[n] = 0;
    else if (face === "finish") finishesSeen++;
  }
  for (const c of hand) if (faceOf(view, c) === "finish") finishesHeld++;
  const spans: Span[] = gapsOf(view).map((gap) => ({
    lo: gap.below ?? 0, hi: gap.above ?? 81, first: gap.cells[0]!, g: gap.cells.length, L: gap.below !== undefined, R: gap.above !== undefined,
  }));
  let live = 0, lost = view.aside.length, total = 0;
  view.piles.forEach((p) => { live += p.length; total += p.length; });
  view.hands.forEach((h, s) => { if (s !== seat) live += h.length; total += h.length; });
  view.discards.forEach((d, s) => { if (s !== seat) lost += d.length; });
  // unseen useless numbers are thrown away first
  const useful = new Uint8Array(ISLANDS + 2);
  for (const s of spans) for (let n = s.lo + 1; n < s.hi; n++) useful[n] = 1;
  let useless = 0;
  for (let n = 1; n <= ISLANDS; n++) if (odds[n]! < 0 && !useful[n]) useless++;
  const unseen = live + lost;
  const plain = unseen ? live / unseen : 1;
  // a part of the lost cards is useless ones
  const lostUseful = Math.max(0, lost - useless * 0.5 * (lost > 0 ? 1 : 0));
  const p = unseen - useless * 0.5 > 0 ? Math.max(plain, 1 - lostUseful / Math.max(1, unseen - useless * 0.5)) : plain;
  const sums = new Float64Array(ISLANDS + 2);
  for (let n = 1; n <= ISLANDS + 1; n++) {
    if (n <= ISLANDS && odds[n]! < 0) odds[n] = p;
    sums[n] = sums[n - 1]! + (n <= ISLANDS ? odds[n]! : 0);
  }
  const cellsLeft = spans.reduce((s, x) => s + x.g, 0);
  return { spans, odds, sums, hand, numbers, p, cellsLeft, finishesElsewhere: FINISHES - finishesSeen - finishesHeld, finishesHeld,
    own: hand.length + (view.piles[seat]?.length ?? 0), total };
}

export function gapPrice(o: Outlook, lo: number, hi: number, g: number, L: boolean, R: boolean, without = 0): number {
  if (g === 0) return 0;
  if (g === 1) return single(o, lo, hi, L, R, without);
  let m = o.sums[hi - 1]! - o.sums[lo]!;
  if (without > lo && without < hi) m -= o.odds[without]!;
  return tablePrice((L ? 1 : 0) + (R ? 1 : 0), g, m);
}

/** Exactly: which numbers may still come, at what cost. */
function single(o: Outlook, lo: number, hi: number, L: boolean, R: boolean, without: number): number {
  let supply = 0, paid = 0, none = 1, best = Infinity;
  const visit = (n: number, cost: number) => {
    if (n === without) return;
    const a = o.odds[n]!;
    if (a === 0) return;
    supply += a;
    paid += a * cost;
    none *= 1 - a;
    const y = (WEIGHTS.wait + paid * WEIGHTS.pay) / supply;
    if (y < best) best = y;
  };
  if (!L && !R) return 0;
  for (let c = 1; c <= 4; c++) {
    const up = lo + c, down = hi - c;
    if (L && up < hi && (!R || c <= hi - up)) visit(up, c);
    if (R && down > lo && (!L || c < down - lo)) visit(down, c);
  }
  if (supply === 0) return WEIGHTS.wait + 4 + WEIGHTS.risk + WEIGHTS.dead;
  return Math.min(best, WEIGHTS.wait + 4 + WEIGHTS.dead) + WEIGHTS.risk * none;
}
