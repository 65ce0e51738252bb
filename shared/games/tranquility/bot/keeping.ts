import type { Handle } from "../../../engine/game.ts";
import { type Held, type Outlook, spanFor, without } from "./outlook.ts";
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
  const finish = cards.find(({ face }) => face === "finish");
  return cards.map((held) => {
    if (held.number !== undefined) return lossOfNumber(outlook, spans, held.number);
    if (held.face !== "finish") return 0;
    return held === finish ? lossOfFinish(outlook) : SPARE;
  });
}

function lossOfNumber(outlook: Outlook, spans: readonly Span[], number: number): number {
  const span = spanFor(spans, number);
  return span ? priceOf(without(outlook, number), span) - priceOf(outlook, span) : 0;
}

/** The last finish is the match; as long as others may turn up in time, it is only a card. */
function lossOfFinish({ alive, afield, emptyCells, finishesElsewhere, finishInVain }: Outlook): number {
  if (finishInVain) return SPARE;
  const tooDeep = Math.min(1, WEIGHTS.deep / Math.max(1, afield));
  const noOther = (1 - alive * (1 - tooDeep)) ** finishesElsewhere;
  return WEIGHTS.finish * noOther + (WEIGHTS.finishNear * 6) / (emptyCells + 6);
}

/** How much better the table would stand with this number in its best place, its cost counted. */
function gainOf(outlook: Outlook, span: Span, number: number): number {
  const [first, last] = placesIn(outlook, span, number);
  let best = priceOf(outlook, span);
  const now = best;
  for (let place = first; place <= last; place++) best = Math.min(best, priceAfter(outlook, span, number, place));
  return now - best;
}

/** The best gain that these cards leave for the next turn. */
export function prospectOf(outlook: Outlook, spans: readonly Span[], cards: readonly Held[]): number {
  let best = 0;
  for (const { number } of cards) {
    const span = number === undefined ? undefined : spanFor(spans, number);
    if (span) best = Math.max(best, gainOf(outlook, span, number!));
  }
  return best;
}
