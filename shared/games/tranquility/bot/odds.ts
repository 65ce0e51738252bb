import type { Handle, Seat } from "../../../engine/game.ts";
import { handOf, numberOn, type State } from "../state.ts";
import { type Span, TOP } from "./span.ts";
import { WEIGHTS } from "./weights.ts";

/** What can be counted on. */
export interface Odds {
  /** By number: the odds that it is not lost. */
  readonly odds: readonly number[];
  /** By number: how many up to this one can be counted on. */
  readonly counts: readonly number[];
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
  const seen = numbersSeen(view, hand, spent);
  const afield = countCards(view.piles) + countCards(view.hands) - hand.length;
  const thrown = countCards(view.discards) - spent.length;
  const alive = oddsAlive(afield, thrown, view.aside.length, uselessUnseen(seen, spans));
  const odds = new Array<number>(TOP).fill(alive);
  for (let number = 1; number < TOP; number++) if (seen[number] === 1) odds[number] = 0;
  for (const card of hand) odds[numberOn(view, card) ?? 0] = 1;
  for (const placed of view.board) if (placed) odds[placed.number] = 0;
  odds[0] = 0;
  return { odds, counts: runningTotal(odds), alive, afield };
}

/** Made once, as each is looked at before the next is filled in. */
const [seenNumbers, usefulNumbers] = [new Uint8Array(TOP), new Uint8Array(TOP)];

/** By number: on the board, or on a card of one's own or one that was shown. */
function numbersSeen(view: State, hand: readonly Handle[], spent: readonly Handle[]): Uint8Array {
  const seen = seenNumbers.fill(0);
  for (const cards of [hand, spent, ...view.shown]) for (const card of cards) seen[numberOn(view, card) ?? 0] = 1;
  for (const placed of view.board) if (placed) seen[placed.number] = 1;
  return seen;
}

/** How many numbers fit nowhere any more and were not seen. */
function uselessUnseen(seen: Uint8Array, spans: readonly Span[]): number {
  const useful = usefulNumbers.fill(0);
  for (const { below, above } of spans) useful.fill(1, below + 1, above);
  let useless = 0;
  for (let number = 1; number < TOP; number++) if (seen[number] === 0 && useful[number] === 0) useless++;
  return useless;
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

function runningTotal(odds: readonly number[]): readonly number[] {
  const total = odds.slice();
  for (let i = 1, sum = 0; i < odds.length; i++) {
    sum += odds[i]!;
    total[i] = sum;
  }
  return total;
}
