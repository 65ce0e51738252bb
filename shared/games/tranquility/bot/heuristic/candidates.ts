import { type HeldCard, type Outlook, priceOfCard } from "./evaluation.ts";
import type { ExplorerOdds } from "./explorer-odds.ts";
import { Division } from "./fill-cost.ts";
import { costOf } from "./gap-run.ts";
import type { Stretch } from "./gap-value.ts";
import { lossOfCard } from "./hand-value.ts";
import { Shortlist } from "./shortlist.ts";
import { oddsByJoker, oddsOfCalm } from "./storm-odds.ts";
import { WEIGHTS } from "./weights.ts";

/** A placement with its first estimate, before choosing the cards that pay and considering the rest of the hand. */
export interface PlacementCandidate {
  readonly held: HeldCard;
  /** The number of the card; any number for a joker. */
  readonly number: number;
  readonly stretch: Stretch;
  readonly place: number;
  readonly cost: number;
  readonly price: number;
}

/** How many placements of a joker are examined closely. */
const OF_JOKER = 3;

/** The cheapest payable placements in sensible places, at most `most` of them, the cheapest first. */
export function ideasOf(outlook: Outlook, most: number): readonly PlacementCandidate[] {
  const purse = outlook.hand.length - 1;
  const best = new Shortlist<PlacementCandidate>(most);
  for (const held of outlook.hand) {
    if (held.number !== undefined) addIdeasForIsland(best, outlook, held, held.number);
    if (held.face !== "border") continue;
    for (const idea of ideasForJoker(outlook, held))
      if (idea.cost <= purse && idea.price < Infinity) best.add(idea, idea.price);
  }
  return best.items;
}

/** On a border card the island may be lost to a monster. */
function addIdeasForIsland(
  best: Shortlist<PlacementCandidate>,
  outlook: Outlook,
  held: HeldCard,
  number: number,
): void {
  const purse = outlook.hand.length - 1;
  for (const stretch of outlook.stretches) {
    if (!stretch.holds(number)) continue;
    const unknown = outlook.sea ? outlook.sea.monster * stretch.lossOf(number) : 0;
    addIdeas(best, outlook, held, number, stretch, purse, unknown);
  }
}

/** P10: the numbers that fit best. */
function ideasForJoker(outlook: Outlook, held: HeldCard): readonly PlacementCandidate[] {
  const loss = lossOfCard(outlook, held);
  const unknown = outlook.sea ? priceOfUnseen(outlook.sea) : 0;
  const best = new Shortlist<PlacementCandidate>(OF_JOKER);
  for (const stretch of outlook.stretches)
    for (let number = stretch.span.below + 1; number < stretch.span.above; number++)
      addIdeas(best, outlook, held, number, stretch, Infinity, unknown);
  return best.items.map((idea) => ({ ...idea, price: idea.price + loss }));
}

/**
 * Adds the placements of a number in one stretch; its value for other stretches is lost.
 * @param unknown the expected cost of an explorer card drawn by an island, or the saving from a joker that draws none
 */
function addIdeas(
  best: Shortlist<PlacementCandidate>,
  outlook: Outlook,
  held: HeldCard,
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

/** On boards with several lines, a number may fit other stretches too. */
function lossElsewhere(stretches: readonly Stretch[], here: Stretch, number: number): number {
  let loss = 0;
  for (const other of stretches) if (other !== here && other.holds(number)) loss += other.lossOf(number);
  return loss;
}

/** The value of the explorer card that a joker leaves undrawn, good or bad. */
const priceOfUnseen = ({ weather }: ExplorerOdds): number =>
  WEIGHTS.unseen + WEIGHTS.calm * (oddsOfCalm(weather) - oddsByJoker(weather));
