import type { Handle, Seat } from "../../../engine/game.ts";
import { type Face, FINISHES } from "../cards.ts";
import type { Cell } from "../layouts.ts";
import { gapsOf } from "../placing.ts";
import { faceOf, handOf, numberOn, type State } from "../state.ts";
import { BOTTOM, holds, type Span, TOP } from "./span.ts";
import { WEIGHTS } from "./weights.ts";

/** A span of the board, with its cells. */
export interface Stretch extends Span {
  readonly cells: readonly Cell[];
}

/** A card of the own hand. */
export interface Held {
  readonly card: Handle;
  readonly face: Face | undefined;
  readonly number: number | undefined;
}

/** What a seat can know of the table: its hand, its own discards, the board, and how many cards lie where. */
export interface Outlook {
  readonly hand: readonly Held[];
  readonly stretches: readonly Stretch[];
  /** By number: the odds that it is not lost. */
  readonly odds: Float64Array;
  /** By number: how many up to this one can be counted on. */
  readonly counts: Float64Array;
  /** Numbers of the hand that are given up in a thought. */
  readonly gone: readonly number[];
  /** The odds that a card unseen is still in a hand or a pile. */
  readonly alive: number;
  readonly emptyCells: number;
  /** The finishes that are neither in the own hand nor the own discards. */
  readonly finishesElsewhere: number;
  /** A finish held now would be lost anyway (B9). */
  readonly finishInVain: boolean;
  /** The cards in all piles and the others' hands. */
  readonly afield: number;
  /** How much smaller the own stock is than the average one, as a share of that; below zero if it is larger. */
  readonly shortage: number;
}

export function lookout(view: State, seat: Seat): Outlook {
  const hand = handOf(view, seat).map((card) => ({ card, face: faceOf(view, card), number: numberOn(view, card) }));
  const spent = view.discards[seat] ?? [];
  const stretches = stretchesOf(view);
  const own = [...hand.map(({ card }) => card), ...spent];
  const afield = countCards(view.piles) + countCards(view.hands) - hand.length;
  const thrown = countCards(view.discards) - spent.length;
  const seen = numbersSeen(view, own);
  const alive = oddsAlive(afield, thrown, view.aside.length, uselessUnseen(seen, stretches));
  const odds = oddsByNumber(view, hand, seen, alive);
  return {
    hand,
    stretches,
    odds,
    counts: runningTotal(odds),
    gone: [],
    alive,
    emptyCells: stretches.reduce((sum, { size }) => sum + size, 0),
    finishesElsewhere: FINISHES - own.filter((card) => faceOf(view, card) === "finish").length,
    finishInVain: losesItsHand(view),
    afield,
    shortage: shortageOf(view, seat),
  };
}

const countCards = (zones: readonly (readonly Handle[])[]): number => zones.reduce((sum, zone) => sum + zone.length, 0);

/** A stock: the cards a seat has in hand and pile. One more card keeps the share sane when there are hardly any. */
function shortageOf({ hands, piles }: State, seat: Seat): number {
  const stock = (hands[seat]?.length ?? 0) + (piles[seat]?.length ?? 0);
  const average = (countCards(hands) + countCards(piles)) / hands.length;
  return (average - stock) / (average + 1);
}

const stretchesOf = (view: State): Stretch[] =>
  gapsOf(view).map(({ cells, below = BOTTOM, above = TOP }) => ({ cells, below, above, size: cells.length }));

/** The first of the two rounds takes all four cards of a single player's hand, whatever they are (B9). */
const losesItsHand = ({ options, hands, start }: State): boolean =>
  hands.length === 1 && "soloToll" in options && options.soloToll === "two-rounds" && start === undefined;

/** By number: on the board, in the own hand, or in the own discards. */
function numbersSeen(view: State, own: readonly Handle[]): Uint8Array {
  const seen = new Uint8Array(TOP);
  for (const placed of view.board) if (placed) seen[placed.number] = 1;
  for (const card of own) seen[numberOn(view, card) ?? 0] = 1;
  return seen;
}

/** How many numbers fit nowhere any more and were not seen. */
function uselessUnseen(seen: Uint8Array, stretches: readonly Stretch[]): number {
  const useless = seen.map((known) => 1 - known);
  for (const { below, above } of stretches) useless.fill(0, below + 1, above);
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

function oddsByNumber(view: State, hand: readonly Held[], seen: Uint8Array, alive: number): Float64Array {
  const odds = Float64Array.from(seen, (known) => (known ? 0 : alive));
  odds[0] = 0;
  for (const { number } of hand) if (number !== undefined) odds[number] = 1;
  for (const placed of view.board) if (placed) odds[placed.number] = 0;
  return odds;
}

function runningTotal(odds: Float64Array): Float64Array {
  let sum = 0;
  return odds.map((one) => {
    sum += one;
    return sum;
  });
}

/** The outlook after a number of the own hand was lost. */
export const without = (outlook: Outlook, number: number): Outlook => ({ ...outlook, gone: [...outlook.gone, number] });

/** The odds that a number can still be placed by somebody. */
export const oddsOf = ({ odds, gone }: Outlook, number: number): number => (gone.includes(number) ? 0 : odds[number]!);

/** How many numbers between two others can be counted on. */
export function numbersIn({ counts, gone }: Outlook, below: number, above: number): number {
  let count = counts[above - 1]! - counts[below]!;
  for (const number of gone) if (below < number && number < above) count -= 1;
  return count;
}

/** The span a number would go to. */
export const spanFor = <S extends Span>(spans: readonly S[], number: number): S | undefined =>
  spans.find((span) => holds(span, number));
