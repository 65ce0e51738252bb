import type { Command } from "../commands.ts";
import { leastMissed, prospectOf } from "./keeping.ts";
import { type Held, type Outlook, type Stretch, spanFor } from "./outlook.ts";
import { placesIn, priceAfter, priceOf } from "./price.ts";
import { costOf, lower, type Span, upper } from "./span.ts";
import { WEIGHTS } from "./weights.ts";

/** A command, and what it leaves to be paid until the match is won, against the board as it lies. */
interface Option {
  readonly command: Command;
  readonly price: number;
}

/** A placement at first glance: without the cards that pay for it, and what it makes of the rest of the hand. */
interface Idea {
  readonly held: Held;
  readonly stretch: Stretch;
  readonly place: number;
  readonly cost: number;
  readonly price: number;
}

/** So many placements get a second look. */
const SHORTLIST = 10;

/** The cheapest way on: one of the placements, or two cards thrown away. There is one, or the match is over (B11). */
export function bestTurn(outlook: Outlook): Command | undefined {
  const ideas = ideasOf(outlook).sort((a, b) => a.price - b.price);
  const options = ideas.slice(0, SHORTLIST).map((idea) => placing(outlook, idea));
  if (outlook.hand.length >= 2) options.unshift(discarding(outlook));
  let best: Option | undefined;
  for (const option of options) if (!best || option.price < best.price) best = option;
  return best?.command;
}

/** What a card less in the own stock costs, whatever is on it. */
const priceOfCard = ({ shortage }: Outlook): number => WEIGHTS.spend * Math.max(0, 1 + WEIGHTS.thrift * shortage);

function discarding(outlook: Outlook): Option {
  const { hand, stretches } = outlook;
  const { cards, loss } = leastMissed(outlook, stretches, hand, 2);
  const kept = hand.filter(({ card }) => !cards.includes(card));
  const next = WEIGHTS.ahead * prospectOf(outlook, stretches, kept);
  return { command: { type: "DiscardPair", cards }, price: loss + 2 * priceOfCard(outlook) - next };
}

/** Every placement that can be paid, in a place worth a thought. */
function ideasOf(outlook: Outlook): Idea[] {
  const purse = outlook.hand.length - 1;
  return outlook.hand.flatMap((held) => {
    const stretch = held.number === undefined ? undefined : spanFor(outlook.stretches, held.number);
    return stretch ? ideasFor(outlook, held, stretch).filter(({ cost }) => cost <= purse) : [];
  });
}

function ideasFor(outlook: Outlook, held: Held, stretch: Stretch): Idea[] {
  const number = held.number!;
  const now = priceOf(outlook, stretch);
  const [first, last] = placesIn(outlook, stretch, number);
  const ideas: Idea[] = [];
  for (let place = first; place <= last; place++) {
    const cost = costOf(stretch, number, place);
    const change = priceAfter(outlook, stretch, number, place) - cost - now;
    ideas.push({ held, stretch, place, cost, price: change + (1 + cost) * priceOfCard(outlook) });
  }
  return ideas;
}

/** The second look: who pays, and what can be done next. */
function placing(outlook: Outlook, { held, stretch, place, cost, price }: Idea): Option {
  const spans = outlook.stretches.flatMap((span): Span[] =>
    span === stretch ? parts(span, held.number!, place) : [span],
  );
  const rest = outlook.hand.filter(({ card }) => card !== held.card);
  const { cards: pay, loss } = leastMissed(outlook, spans, rest, cost);
  const kept = rest.filter(({ card }) => !pay.includes(card));
  const next = WEIGHTS.ahead * prospectOf(outlook, spans, kept);
  const command: Command = { type: "PlaceCard", card: held.card, cell: stretch.cells[place]!, pay };
  return { command, price: price + loss - next };
}

const parts = (span: Span, number: number, place: number): Span[] =>
  [lower(span, number, place), upper(span, number, place)].filter(({ size }) => size > 0);
