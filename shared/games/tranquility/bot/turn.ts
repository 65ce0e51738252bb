import type { Command } from "../commands.ts";
import { candidatesOf, type PlacementCandidate } from "./heuristic/candidates.ts";
import { type BoardEvaluation, priceOfCard } from "./heuristic/evaluation.ts";
import type { GapValue } from "./heuristic/gap-value.ts";
import { leastMissed, prospectOf } from "./heuristic/hand-value.ts";
import { WEIGHTS } from "./heuristic/weights.ts";

/** `price`: change of the expected effort to win, in cards. */
interface Option {
  readonly command: Command;
  readonly price: number;
}

/** Placements that are examined closely. */
const SHORTLIST = 10;

/** @param most placements that are examined */
const optionsOf = (evaluation: BoardEvaluation, most = SHORTLIST): readonly Option[] => [
  ...discarding(evaluation),
  ...turning(evaluation),
  ...clearing(evaluation),
  ...candidatesOf(evaluation, most).map((candidate) => placing(evaluation, candidate)),
];

export function bestTurn(evaluation: BoardEvaluation): Command | undefined {
  let best: Option | undefined;
  for (const option of optionsOf(evaluation)) if (!best || option.price < best.price) best = option;
  return best?.command;
}

/** Cheapest first. */
export const turnsOf = (evaluation: BoardEvaluation, most?: number): readonly Command[] =>
  optionsOf(evaluation, most)
    .toSorted((a, b) => a.price - b.price)
    .map(({ command }) => command);

/** The price of discarding cards, less the prospects of the others. */
function priceOfGiving(evaluation: BoardEvaluation, cards: readonly number[], loss: number): number {
  const kept = evaluation.hand.filter(({ card }) => !cards.includes(card));
  const next = WEIGHTS.ahead * prospectOf(evaluation.homes, kept);
  return loss + cards.length * priceOfCard(evaluation) - next;
}

function discarding(evaluation: BoardEvaluation): Option[] {
  const { hand, homes, actions } = evaluation;
  if (hand.length < 2 || !actions.DiscardPair) return [];
  const { cards, loss } = leastMissed(evaluation, homes, hand, 2);
  return [{ command: { type: "DiscardPair", cards }, price: priceOfGiving(evaluation, cards, loss) }];
}

/** N4: turns the first island with the wrong side, discarding the least valuable card. */
function turning(evaluation: BoardEvaluation): Option[] {
  const { hand, homes, wrongSides, actions } = evaluation;
  const [cell] = wrongSides;
  if (cell === undefined || !actions.TurnCard) return [];
  const { cards, loss } = leastMissed(evaluation, homes, hand, 1);
  const [card] = cards;
  if (card === undefined) return [];
  return [{ command: { type: "TurnCard", card, cell }, price: priceOfGiving(evaluation, cards, loss) - WEIGHTS.turn }];
}

/** P7: clears the first storm, because all count the same. */
function clearing(evaluation: BoardEvaluation): Option[] {
  const [cell] = evaluation.storms;
  const compass = evaluation.hand.find(({ face }) => face === "compass");
  if (!compass || cell === undefined) return [];
  const { card } = compass;
  return [{ command: { type: "ClearStorm", card, cell }, price: priceOfGiving(evaluation, [card], 0) - WEIGHTS.storm }];
}

/** Chooses the cards that pay, and counts the prospects of the next turn. */
function placing(
  evaluation: BoardEvaluation,
  { held, number, gapValue, place, cost, price }: PlacementCandidate,
): Option {
  const gapValues = withDivided(evaluation.homes, gapValue, number, place);
  const rest = evaluation.hand.filter((other) => other !== held);
  const { cards, loss } = leastMissed(evaluation, gapValues, rest, cost);
  const kept = cards.length > 0 ? rest.filter(({ card }) => !cards.includes(card)) : rest;
  const next = WEIGHTS.ahead * prospectOf(gapValues, kept);
  const cell = gapValue.span.first + place;
  const isJoker = held.number === undefined;
  const pay = !isJoker && evaluation.explored[cell] === true ? [] : cards;
  const { card } = held;
  const command: Command = isJoker
    ? { type: "PlaceCard", card, cell, pay, value: number }
    : { type: "PlaceCard", card, cell, pay };
  return { command, price: price + loss - next };
}

/** The gaps after a number is placed in one of them. */
function withDivided(
  gapValues: readonly GapValue[],
  one: GapValue,
  number: number,
  place: number,
): readonly GapValue[] {
  const divided: GapValue[] = [];
  for (const gapValue of gapValues) {
    if (gapValue === one) divided.push(...gapValue.divided(number, place));
    else divided.push(gapValue);
  }
  return divided;
}

/** P3: pays with the least valuable cards. */
export const payment = (evaluation: BoardEvaluation, count: number): Command => ({
  type: "PayCost",
  cards: leastMissed(evaluation, evaluation.homes, evaluation.hand, count).cards,
});
