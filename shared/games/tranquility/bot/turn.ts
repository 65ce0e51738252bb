import type { Command } from "../commands.ts";
import { ideasOf, type PlacementCandidate } from "./heuristic/candidates.ts";
import { type Outlook, priceOfCard } from "./heuristic/evaluation.ts";
import type { Stretch } from "./heuristic/gap-value.ts";
import { leastMissed, prospectOf } from "./heuristic/hand-value.ts";
import { WEIGHTS } from "./heuristic/weights.ts";

/** A command, and the expected price of winning after it, for the current board. */
interface Option {
  readonly command: Command;
  readonly price: number;
}

/** How many placements are examined closely; `quick` uses fewer. */
export const SHORTLIST = 10;

/** A seat's options; never empty, or the match would be over (B11). */
const optionsOf = (outlook: Outlook, shortlist: number): readonly Option[] => [
  ...discarding(outlook),
  ...turning(outlook),
  ...clearing(outlook),
  ...ideasOf(outlook, shortlist).map((idea) => placing(outlook, idea)),
];

export function bestTurn(outlook: Outlook, shortlist: number): Command | undefined {
  let best: Option | undefined;
  for (const option of optionsOf(outlook, shortlist)) if (!best || option.price < best.price) best = option;
  return best?.command;
}

/** All turns, the cheapest first. */
export const turnsOf = (outlook: Outlook): readonly Command[] =>
  optionsOf(outlook, SHORTLIST)
    .toSorted((a, b) => a.price - b.price)
    .map(({ command }) => command);

/** The price of giving up cards just to draw new ones, minus the prospects of the rest of the hand. */
function priceOfGiving(outlook: Outlook, cards: readonly number[], loss: number): number {
  const kept = outlook.hand.filter(({ card }) => !cards.includes(card));
  const next = WEIGHTS.ahead * prospectOf(outlook.homes, kept);
  return loss + cards.length * priceOfCard(outlook) - next;
}

function discarding(outlook: Outlook): Option[] {
  const { hand, homes } = outlook;
  if (hand.length < 2) return [];
  const { cards, loss } = leastMissed(outlook, homes, hand, 2);
  return [{ command: { type: "DiscardPair", cards }, price: priceOfGiving(outlook, cards, loss) }];
}

/** N4: turns an island with the wrong side up, using the least valuable card. */
function turning(outlook: Outlook): Option[] {
  const { hand, homes, wrongSides } = outlook;
  const [cell] = wrongSides;
  if (cell === undefined) return [];
  const { cards, loss } = leastMissed(outlook, homes, hand, 1);
  const [card] = cards;
  if (card === undefined) return [];
  return [{ command: { type: "TurnCard", card, cell }, price: priceOfGiving(outlook, cards, loss) - WEIGHTS.turn }];
}

/** P7: all storms count the same, so it clears the first. */
function clearing(outlook: Outlook): Option[] {
  const [cell] = outlook.storms;
  const compass = outlook.hand.find(({ face }) => face === "compass");
  if (!compass || cell === undefined) return [];
  const { card } = compass;
  return [{ command: { type: "ClearStorm", card, cell }, price: priceOfGiving(outlook, [card], 0) - WEIGHTS.storm }];
}

/** The close look: which cards pay, and what the next turn offers. */
function placing(outlook: Outlook, { held, number, stretch, place, cost, price }: PlacementCandidate): Option {
  const stretches = withDivided(outlook.homes, stretch, number, place);
  const rest = outlook.hand.filter((other) => other !== held);
  const { cards, loss } = leastMissed(outlook, stretches, rest, cost);
  const kept = cards.length > 0 ? rest.filter(({ card }) => !cards.includes(card)) : rest;
  const next = WEIGHTS.ahead * prospectOf(stretches, kept);
  const cell = stretch.span.first + place;
  const isJoker = held.number === undefined;
  const pay = !isJoker && outlook.explored[cell] === true ? [] : cards;
  const { card } = held;
  const command: Command = isJoker
    ? { type: "PlaceCard", card, cell, pay, value: number }
    : { type: "PlaceCard", card, cell, pay };
  return { command, price: price + loss - next };
}

/** The stretches after a number was placed in one of them. */
function withDivided(stretches: readonly Stretch[], one: Stretch, number: number, place: number): readonly Stretch[] {
  const divided: Stretch[] = [];
  for (const stretch of stretches) {
    if (stretch === one) divided.push(...stretch.divided(number, place));
    else divided.push(stretch);
  }
  return divided;
}

/** Pays the cost that is due (P3). */
export const payment = (outlook: Outlook, count: number): Command => ({
  type: "PayCost",
  cards: leastMissed(outlook, outlook.homes, outlook.hand, count).cards,
});
