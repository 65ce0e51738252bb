import { lossOfCard } from "./keeping.ts";
import { type Held, type Outlook, priceOfCard } from "./outlook.ts";
import { Division } from "./price.ts";
import type { Sea } from "./sea.ts";
import { Shortlist } from "./shortlist.ts";
import { costOf } from "./span.ts";
import type { Stretch } from "./stretch.ts";
import { oddsByJoker, oddsOfCalm } from "./weather.ts";
import { WEIGHTS } from "./weights.ts";

/** A placement at first glance: without the cards that pay for it, and what it makes of the rest of the hand. */
export interface Idea {
  readonly held: Held;
  /** What the card counts as: a joker is any number. */
  readonly number: number;
  readonly stretch: Stretch;
  readonly place: number;
  readonly cost: number;
  readonly price: number;
}

/** So many of the placements of a joker are worth a second look. */
const OF_JOKER = 3;

/** The cheapest placements that can be paid, in places worth a thought: so many of them, the cheapest first. */
export function ideasOf(outlook: Outlook, most: number): readonly Idea[] {
  const purse = outlook.hand.length - 1;
  const best = new Shortlist<Idea>(most);
  for (const held of outlook.hand) {
    if (held.number !== undefined) addIdeasForIsland(best, outlook, held, held.number);
    if (held.face !== "border") continue;
    for (const idea of ideasForJoker(outlook, held))
      if (idea.cost <= purse && idea.price < Infinity) best.add(idea, idea.price);
  }
  return best.items;
}

/** On a border card an island may meet a monster, which takes it. */
function addIdeasForIsland(best: Shortlist<Idea>, outlook: Outlook, held: Held, number: number): void {
  const purse = outlook.hand.length - 1;
  for (const stretch of outlook.stretches) {
    if (!stretch.holds(number)) continue;
    const unknown = outlook.sea ? outlook.sea.monster * stretch.lossOf(number) : 0;
    addIdeas(best, outlook, held, number, stretch, purse, unknown);
  }
}

/** P10: whatever number fits best. */
function ideasForJoker(outlook: Outlook, held: Held): readonly Idea[] {
  const loss = lossOfCard(outlook, held);
  const unknown = outlook.sea ? priceOfUnseen(outlook.sea) : 0;
  const best = new Shortlist<Idea>(OF_JOKER);
  for (const stretch of outlook.stretches)
    for (let number = stretch.span.below + 1; number < stretch.span.above; number++)
      addIdeas(best, outlook, held, number, stretch, Infinity, unknown);
  return best.items.map((idea) => ({ ...idea, price: idea.price + loss }));
}

/**
 * The placements of a number in one stretch; what it would have been worth elsewhere is lost.
 * @param unknown what the explorer card that an island draws on a border card costs, or that a joker there does not
 */
function addIdeas(
  best: Shortlist<Idea>,
  outlook: Outlook,
  held: Held,
  number: number,
  stretch: Stretch,
  purse: number,
  unknown: number,
): void {
  const { span } = stretch;
  const now = stretch.price - lossElsewhere(outlook.stretches, stretch, number);
  const division = new Division(outlook, span, number);
  const [first, last] = stretch.placesFor(number);
  for (let place = first; place <= last; place++) {
    const cell = span.first + place;
    const burden = outlook.burdens[cell]! + (outlook.explored[cell] === true ? unknown : 0);
    const cost = costOf(span, number, place);
    if (burden === Infinity || cost > purse) continue;
    const change = division.priceAt(place) - cost - now + burden;
    const price = change + (1 + cost) * priceOfCard(outlook);
    if (best.takes(price)) best.add({ held, number, stretch, place, cost, price }, price);
  }
}

/** On a board of several lines a number could go to other stretches as well. */
function lossElsewhere(stretches: readonly Stretch[], here: Stretch, number: number): number {
  let loss = 0;
  for (const other of stretches) if (other !== here && other.holds(number)) loss += other.lossOf(number);
  return loss;
}

/** A joker leaves an explorer card unseen, for better or worse. */
const priceOfUnseen = ({ weather }: Sea): number =>
  WEIGHTS.unseen + WEIGHTS.calm * (oddsOfCalm(weather) - oddsByJoker(weather));
