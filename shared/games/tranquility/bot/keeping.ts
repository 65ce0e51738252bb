import type { Handle } from "../../../engine/game.ts";
import { lessCompasses, lessJokers, oddsOfCalm } from "./calm.ts";
import { type Held, type Outlook, spansFor, without } from "./outlook.ts";
import { placesIn, priceAfter, priceOf } from "./price.ts";
import type { Span } from "./span.ts";
import { WEIGHTS } from "./weights.ts";

/** A finish that is not the only one in hand goes last among the useless cards. */
const SPARE = 0.01;

/** Cards to part with, and what the table loses with them. */
export interface Sacrifice {
  readonly cards: readonly Handle[];
  readonly loss: number;
}

/** The cards that are missed least, one after the other: of two that do the same service, the second is dearer. */
export function leastMissed(outlook: Outlook, spans: readonly Span[], from: readonly Held[], count: number): Sacrifice {
  const cards: Handle[] = [];
  let loss = 0;
  let left = from;
  let ahead = outlook;
  while (cards.length < count && left.length > 0) {
    const losses = lossesOf(ahead, spans, left);
    const least = losses.indexOf(Math.min(...losses));
    const { card, number } = left[least]!;
    cards.push(card);
    loss += losses[least]!;
    left = left.filter((held) => held.card !== card);
    if (number !== undefined) ahead = without(ahead, number);
  }
  return { cards, loss };
}

/** What the table loses with each of these cards. */
function lossesOf(outlook: Outlook, spans: readonly Span[], cards: readonly Held[]): number[] {
  const finish = cards.find(({ face }) => face === "finish") ?? cards.find(({ face }) => face === "border");
  const left = (face: string) => cards.filter((held) => held.face === face).length;
  return cards.map((held) => {
    if (held.number !== undefined) return lossOfNumber(outlook, spans, held.number);
    if (held.face === "compass") return SPARE + lossOfCalm(outlook, "compass", left("compass"));
    const joker = held.face === "border" ? WEIGHTS.joker + lossOfCalm(outlook, "border", left("border")) : 0;
    if (held === finish) return joker + lossOfFinish(outlook);
    return joker + (held.face === "finish" ? SPARE : 0);
  });
}

/** What the table loses with a card of the whole hand. */
export const lossOfCard = (outlook: Outlook, held: Held): number =>
  lossesOf(outlook, outlook.stretches, outlook.hand)[outlook.hand.indexOf(held)]!;

/** What the table loses with a number, in all the spans it could go to. */
export function lossOfNumber(outlook: Outlook, spans: readonly Span[], number: number): number {
  let loss = 0;
  for (const span of spansFor(spans, number)) loss += priceOf(without(outlook, number), span) - priceOf(outlook, span);
  return loss;
}

/** The last finish is the match; as long as others may turn up in time, it is only a card. */
function lossOfFinish({ lastFinish, emptyCells, finishInVain }: Outlook): number {
  if (finishInVain) return SPARE;
  return WEIGHTS.finish * lastFinish + (WEIGHTS.finishNear * 6) / (emptyCells + 6);
}

/** What is at risk when one more of the compasses or jokers of the hand is given away, of which so many are left. */
function lossOfCalm({ sea, hand }: Outlook, face: "compass" | "border", left: number): number {
  if (!sea) return 0;
  const less = face === "compass" ? lessCompasses : lessJokers;
  const given = hand.filter((held) => held.face === face).length - left;
  return WEIGHTS.calm * (oddsOfCalm(less(sea.weather, given)) - oddsOfCalm(less(sea.weather, given + 1)));
}

/** How much better the table would stand with this number in its best place, its cost counted. */
function gainOf(outlook: Outlook, span: Span, number: number): number {
  const [first, last] = placesIn(outlook, span, number);
  const now = priceOf(outlook, span);
  let best = now;
  for (let place = first; place <= last; place++) {
    const burden = outlook.burdens[span.first + place]!;
    if (burden < Infinity) best = Math.min(best, priceAfter(outlook, span, number, place) + burden);
  }
  return now - best;
}

/** The best gain that these cards leave for the next turn. */
export function prospectOf(outlook: Outlook, spans: readonly Span[], cards: readonly Held[]): number {
  let best = 0;
  for (const { number } of cards)
    if (number !== undefined)
      for (const span of spansFor(spans, number)) best = Math.max(best, gainOf(outlook, span, number));
  return best;
}
