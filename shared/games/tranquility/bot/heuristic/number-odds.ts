import type { Handle, Seat } from "../../../../engine/contract/events.ts";
import { numberOf } from "../../cards.ts";
import { modeOf } from "../../modes/modes.ts";
import { handOf, numberOn, type State } from "../../state.ts";
import { type GapRun, TOP } from "./gap-run.ts";
import { WEIGHTS } from "./weights.ts";

/** Which numbers are available, as far as a seat knows. */
export interface Odds {
  /** By number: the probability that it is in a hand or a pile. */
  readonly odds: readonly number[];
  /** By number: the expected count of available numbers up to it, inclusive. */
  readonly counts: readonly number[];
  /** The probability that an unseen card is in a hand or a pile. */
  readonly unseenChance: number;
  /** Cards in piles and other hands. */
  readonly cardsInPlay: number;
}

export const countCards = (zones: readonly (readonly Handle[])[]): number =>
  zones.reduce((sum, zone) => sum + zone.length, 0);

export function oddsByNumber(view: State, seat: Seat, spans: readonly GapRun[]): Odds {
  const hand = handOf(view, seat);
  const spent = view.discards[seat] ?? [];
  const seen = numbersSeen(view, hand, spent);
  const cardsInPlay = countCards(view.piles) + countCards(view.hands) - hand.length;
  const thrown = countCards(view.discards) - spent.length;
  const unseenChance = unseenChanceOf(cardsInPlay, thrown, view.aside.length, uselessUnseen(seen, spans));
  const odds = new Array<number>(TOP).fill(0);
  const counts = new Array<number>(TOP).fill(0);
  for (let number = 1, sum = 0; number < TOP; number++) {
    const chance = seen[number] === UNSEEN ? unseenChance : seen[number] === HELD ? 1 : 0;
    sum += chance;
    odds[number] = chance;
    counts[number] = sum;
  }
  return { odds, counts, unseenChance, cardsInPlay };
}

const [UNSEEN, HELD, GONE] = [0, 1, 2];

/** Each result is read before the next call overwrites it. */
const [seenNumbers, usefulNumbers] = [new Uint8Array(TOP), new Uint8Array(TOP)];

/** By number: `HELD` in hand, `GONE` on the board, among known discards or not in the deck, else `UNSEEN`. */
function numbersSeen(view: State, hand: readonly Handle[], spent: readonly Handle[]): Uint8Array {
  const { islands } = modeOf(view).deck;
  const seen = seenNumbers.fill(GONE).fill(UNSEEN, numberOf(islands[0]), numberOf(islands.at(-1))! + 1);
  const see = (cards: readonly Handle[], as: number) => {
    for (const card of cards) seen[numberOn(view, card) ?? 0] = as;
  };
  see(spent, GONE);
  for (const cards of view.shown) see(cards, GONE);
  see(hand, HELD);
  // Comes last: a joker on the board may have the number of a card in hand.
  for (const placed of view.board) if (placed) seen[placed.number] = GONE;
  return seen;
}

/** Unseen numbers that no longer fit anywhere. */
function uselessUnseen(seen: Uint8Array, spans: readonly GapRun[]): number {
  const useful = usefulNumbers.fill(0);
  for (const { below, above } of spans) useful.fill(1, below + 1, above);
  let useless = 0;
  for (let number = 1; number < TOP; number++) if (seen[number] === UNSEEN && useful[number] === 0) useless++;
  return useless;
}

/**
 * The probability that an unseen useful card is in a hand or a pile. Useless cards are discarded first; cards set aside
 * (B1) are random.
 */
export function unseenChanceOf(cardsInPlay: number, thrown: number, aside: number, useless: number): number {
  const dealt = cardsInPlay + thrown;
  if (dealt === 0) return 1;
  const gladly = useless * WEIGHTS.useless;
  const usefulLost = Math.max(0, thrown - gladly) / Math.max(1, dealt - gladly);
  return Math.max(cardsInPlay / dealt, 1 - usefulLost) * (1 - aside / (dealt + aside));
}
