import { type BoardEvaluation, type HeldCard, priceOfCard } from "./evaluation.ts";
import type { ExplorerOdds } from "./explorer-odds.ts";
import { Division } from "./fill-cost.ts";
import { costOf } from "./gap-run.ts";
import type { GapValue } from "./gap-value.ts";
import { lossOfCard } from "./hand-value.ts";
import { Shortlist } from "./shortlist.ts";
import { oddsByJoker, oddsOfCalm } from "./storm-odds.ts";
import { WEIGHTS } from "./weights.ts";

/** A placement with a first estimate, which ignores which cards pay and which stay in hand. */
export interface PlacementCandidate {
  readonly held: HeldCard;
  /** Of the island, or of a joker. */
  readonly number: number;
  readonly gapValue: GapValue;
  /** The cell's index in the gap. */
  readonly place: number;
  /** In cards (B4). */
  readonly cost: number;
  /** Change of the expected effort, in cards. */
  readonly price: number;
}

/** Placements of a joker that are examined closely. */
const OF_JOKER = 3;

/** Up to `most` payable placements in sensible places, cheapest first. */
export function candidatesOf(evaluation: BoardEvaluation, most: number): readonly PlacementCandidate[] {
  const purse = evaluation.hand.length - 1;
  const best = new Shortlist<PlacementCandidate>(most);
  for (const held of evaluation.hand) {
    if (held.number !== undefined) addCandidatesForIsland(best, evaluation, held, held.number);
    if (held.face !== "border") continue;
    for (const candidate of candidatesForJoker(evaluation, held))
      if (candidate.cost <= purse && candidate.price < Infinity) best.add(candidate, candidate.price);
  }
  return best.items;
}

/** On a border cell, an island may be lost to a sea monster. */
function addCandidatesForIsland(
  best: Shortlist<PlacementCandidate>,
  evaluation: BoardEvaluation,
  held: HeldCard,
  number: number,
): void {
  const purse = evaluation.hand.length - 1;
  for (const gapValue of evaluation.gapValues) {
    if (!gapValue.holds(number)) continue;
    const unknown = evaluation.explorerOdds ? evaluation.explorerOdds.monster * gapValue.lossOf(number) : 0;
    addCandidates(best, evaluation, held, number, gapValue, purse, unknown);
  }
}

/** P10: placements with the numbers that fit best. */
function candidatesForJoker(evaluation: BoardEvaluation, held: HeldCard): readonly PlacementCandidate[] {
  const loss = lossOfCard(evaluation, held);
  const unknown = evaluation.explorerOdds ? priceOfUnseen(evaluation.explorerOdds) : 0;
  const best = new Shortlist<PlacementCandidate>(OF_JOKER);
  for (const gapValue of evaluation.gapValues)
    for (let number = gapValue.span.below + 1; number < gapValue.span.above; number++)
      addCandidates(best, evaluation, held, number, gapValue, Infinity, unknown);
  return best.items.map((candidate) => ({ ...candidate, price: candidate.price + loss }));
}

/**
 * Adds placements in one gap; the number is then lost for other gaps.
 * @param unknown on a border cell, the expected loss of an island to a sea monster, or the cost of a joker drawing no
 * explorer card
 */
function addCandidates(
  best: Shortlist<PlacementCandidate>,
  evaluation: BoardEvaluation,
  held: HeldCard,
  number: number,
  gapValue: GapValue,
  purse: number,
  unknown: number,
): void {
  const { span } = gapValue;
  const now = gapValue.price - lossElsewhere(evaluation.gapValues, gapValue, number);
  const division = new Division(evaluation, span, number);
  const [first, last] = gapValue.placesFor(number);
  for (let place = first; place <= last; place++) {
    const cell = span.first + place;
    const penalty = evaluation.penalties[cell]! + (evaluation.explored[cell] === true ? unknown : 0);
    const cost = costOf(span, number, place);
    if (penalty === Infinity || cost > purse) continue;
    const change = division.priceAt(place) - cost - now + penalty;
    const price = change + (1 + cost) * priceOfCard(evaluation);
    if (best.takes(price)) best.add({ held, number, gapValue, place, cost, price }, price);
  }
}

/** What other gaps lose with the number. */
function lossElsewhere(gapValues: readonly GapValue[], here: GapValue, number: number): number {
  let loss = 0;
  for (const other of gapValues) if (other !== here && other.holds(number)) loss += other.lossOf(number);
  return loss;
}

/** The cost of a joker drawing no explorer card; negative if that is better. */
const priceOfUnseen = ({ stormOdds }: ExplorerOdds): number =>
  WEIGHTS.unseen + WEIGHTS.calm * (oddsOfCalm(stormOdds) - oddsByJoker(stormOdds));
