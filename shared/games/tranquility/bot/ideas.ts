import { oddsByJoker, oddsOfCalm } from "./calm.ts";
import { lossOfCard, lossOfNumber } from "./keeping.ts";
import { type Held, type Outlook, priceOfCard, spansFor } from "./outlook.ts";
import { placesIn, priceAfter, priceOf } from "./price.ts";
import { costOf, type Span } from "./span.ts";
import { WEIGHTS } from "./weights.ts";

/** A placement at first glance: without the cards that pay for it, and what it makes of the rest of the hand. */
export interface Idea {
  readonly held: Held;
  /** What the card counts as: a joker is any number. */
  readonly number: number;
  readonly stretch: Span;
  readonly place: number;
  readonly cost: number;
  readonly price: number;
}

/** So many of the placements of a joker are worth a second look. */
const SHORTLIST = 3;

/** Every placement that can be paid, in a place worth a thought. */
export function ideasOf(outlook: Outlook): Idea[] {
  const purse = outlook.hand.length - 1;
  return outlook.hand.flatMap((held) => {
    const ideas = held.face === "border" ? ideasForJoker(outlook, held) : ideasForIsland(outlook, held);
    return ideas.filter(({ cost, price }) => cost <= purse && price < Infinity);
  });
}

const ideasForIsland = (outlook: Outlook, held: Held): Idea[] =>
  held.number === undefined ? [] : ideasFor(outlook, held, held.number);

/** P10: whatever number fits best. */
function ideasForJoker(outlook: Outlook, held: Held): Idea[] {
  const loss = lossOfCard(outlook, held);
  const ideas = outlook.stretches.flatMap(({ below, above }) =>
    Array.from({ length: above - below - 1 }, (_, i) => ideasFor(outlook, held, below + 1 + i)).flat(),
  );
  return ideas
    .sort((a, b) => a.price - b.price)
    .slice(0, SHORTLIST)
    .map((idea) => ({ ...idea, price: idea.price + loss }));
}

function ideasFor(outlook: Outlook, held: Held, number: number): Idea[] {
  const spans = spansFor(outlook.stretches, number);
  return spans.flatMap((stretch) => {
    const others = spans.filter((span) => span !== stretch);
    const elsewhere = others.length > 0 ? lossOfNumber(outlook, others, number) : 0;
    return ideasIn(outlook, held, number, stretch, elsewhere);
  });
}

/** The placements in one span; what the number would have been worth elsewhere is lost. */
function ideasIn(outlook: Outlook, held: Held, number: number, stretch: Span, elsewhere: number): Idea[] {
  const now = priceOf(outlook, stretch) - elsewhere;
  const unknown = outlook.explored.length > 0 ? priceOfUnknown(outlook, held, stretch) : 0;
  const [first, last] = placesIn(outlook, stretch, number);
  const ideas: Idea[] = [];
  for (let place = first; place <= last; place++) {
    const cell = stretch.first + place;
    const burden = outlook.burdens[cell]! + (outlook.explored.includes(cell) ? unknown : 0);
    if (burden === Infinity) continue;
    const cost = costOf(stretch, number, place);
    const change = priceAfter(outlook, stretch, number, place) - cost - now + burden;
    ideas.push({ held, number, stretch, place, cost, price: change + (1 + cost) * priceOfCard(outlook) });
  }
  return ideas;
}

/** On a border card an island may meet a monster; a joker leaves an explorer card unseen, for better or worse. */
function priceOfUnknown(outlook: Outlook, { number }: Held, span: Span): number {
  const { sea } = outlook;
  if (!sea) return 0;
  if (number !== undefined) return sea.monster * lossOfNumber(outlook, [span], number);
  return WEIGHTS.unseen + WEIGHTS.calm * (oddsOfCalm(sea.weather) - oddsByJoker(sea.weather));
}
