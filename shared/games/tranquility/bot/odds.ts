import type { Handle, Seat } from "../../../engine/game.ts";
import { handOf, numberOn, type State } from "../state.ts";
import { type Span, TOP } from "./span.ts";
import { WEIGHTS } from "./weights.ts";

/** What can be counted on. */
export interface Odds {
  /** By number: the odds that it is not lost. */
  readonly odds: Float64Array;
  /** By number: how many up to this one can be counted on. */
  readonly counts: Float64Array;
  /** The odds that a card unseen is still in a hand or a pile. */
  readonly alive: number;
  /** The cards in all piles and the others' hands. */
  readonly afield: number;
}

export const countCards = (zones: readonly (readonly Handle[])[]): number =>
  zones.reduce((sum, zone) => sum + zone.length, 0);

export function oddsByNumber(view: State, seat: Seat, spans: readonly Span[]): Odds {
  const hand = handOf(view, seat);
  const spent = view.discards[seat] ?? [];
  const seen = numbersSeen(view, [...hand, ...spent, ...view.shown.flat()]);
  const afield = countCards(view.piles) + countCards(view.hands) - hand.length;
  const thrown = countCards(view.discards) - spent.length;
  const alive = oddsAlive(afield, thrown, view.aside.length, uselessUnseen(seen, spans));
  const odds = Float64Array.from(seen, (known) => (known ? 0 : alive));
  odds[0] = 0;
  for (const card of hand) odds[numberOn(view, card) ?? 0] = 1;
  for (const placed of view.board) if (placed) odds[placed.number] = 0;
  odds[0] = 0;
  return { odds, counts: runningTotal(odds), alive, afield };
}

/** By number: on the board, or on one of these cards. */
function numbersSeen(view: State, cards: readonly Handle[]): Uint8Array {
  const seen = new Uint8Array(TOP);
  for (const placed of view.board) if (placed) seen[placed.number] = 1;
  for (const card of cards) seen[numberOn(view, card) ?? 0] = 1;
  return seen;
}

/** How many numbers fit nowhere any more and were not seen. */
function uselessUnseen(seen: Uint8Array, spans: readonly Span[]): number {
  const useless = seen.map((known) => 1 - known);
  for (const { below, above } of spans) useless.fill(0, below + 1, above);
  useless[0] = 0;
  return useless.reduce((sum, one) => sum + one, 0);
}

/**
 * The others throw useless cards away first, as far as they hold them: what is useful lives longer than the average. What
 * was set aside (B1) was nobody's choice.
 */
function oddsAlive(afield: number, thrown: number, aside: number, useless: number): number {
  const dealt = afield + thrown;
  if (dealt === 0) return 1;
  const gladly = useless * WEIGHTS.useless;
  const usefulLost = Math.max(0, thrown - gladly) / Math.max(1, dealt - gladly);
  return Math.max(afield / dealt, 1 - usefulLost) * (1 - aside / (dealt + aside));
}

function runningTotal(odds: Float64Array): Float64Array {
  let sum = 0;
  return odds.map((one) => {
    sum += one;
    return sum;
  });
}
