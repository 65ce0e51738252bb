import type { Handle } from "../../../../engine/contract/events.ts";
import type { BoardEvaluation, HeldCard } from "./evaluation.ts";
import { type GapValue, lessNumber } from "./gap-value.ts";
import { lessCompasses, lessJokers, oddsOfCalm } from "./storm-odds.ts";
import { WEIGHTS } from "./weights.ts";

/** A small loss of a compass or a spare finish, so that useless islands are discarded first. */
const SPARE = 0.01;

/** `loss`: for the table, in cards. */
interface Sacrifice {
  readonly cards: readonly Handle[];
  readonly loss: number;
}

/** The least valuable cards, chosen one by one: without the first of two similar cards, the second is worth more. */
export function leastMissed(
  evaluation: BoardEvaluation,
  gapValues: readonly GapValue[],
  from: readonly HeldCard[],
  count: number,
): Sacrifice {
  const cards: Handle[] = [];
  let loss = 0;
  let left = from;
  let ahead = gapValues;
  for (let n = Math.min(count, from.length); n > 0; n--) {
    const least = leastLoss(evaluation, ahead, left);
    cards.push(least.held.card);
    loss += least.loss;
    if (n === 1) break;
    left = left.filter((held) => held !== least.held);
    if (least.held.number !== undefined) ahead = lessNumber(ahead, least.held.number);
  }
  return { cards, loss };
}

/** `loss`: for the table, in cards. */
interface Loss {
  readonly held: HeldCard;
  readonly loss: number;
}

function leastLoss(evaluation: BoardEvaluation, gapValues: readonly GapValue[], cards: readonly HeldCard[]): Loss {
  let least = cards[0]!;
  let loss = Infinity;
  for (const held of cards) {
    const lost = lossAmong(evaluation, gapValues, cards, held);
    if (lost >= loss) continue;
    least = held;
    loss = lost;
  }
  return { held: least, loss };
}

function lossAmong(
  evaluation: BoardEvaluation,
  gapValues: readonly GapValue[],
  cards: readonly HeldCard[],
  held: HeldCard,
): number {
  if (held.number !== undefined) return lossOfNumber(gapValues, held.number);
  const left = (face: string) => cards.filter((other) => other.face === face).length;
  if (held.face === "compass") return SPARE + lossOfCalm(evaluation, "compass", left("compass"));
  const joker = held.face === "border" ? WEIGHTS.joker + lossOfCalm(evaluation, "border", left("border")) : 0;
  const finish = cards.find(({ face }) => face === "finish") ?? cards.find(({ face }) => face === "border");
  if (held === finish) return joker + lossOfFinish(evaluation);
  return joker + (held.face === "finish" ? SPARE : 0);
}

export const lossOfCard = (evaluation: BoardEvaluation, held: HeldCard): number =>
  lossAmong(evaluation, evaluation.homes, evaluation.hand, held);

/** The table's loss over all gaps that the number fits. */
export function lossOfNumber(gapValues: readonly GapValue[], number: number): number {
  let loss = 0;
  for (const gapValue of gapValues) if (gapValue.holds(number)) loss += gapValue.lossOf(number);
  return loss;
}

/** Depends on whether another finish card comes in time. */
function lossOfFinish({ lastFinish, emptyCells, finishInVain }: BoardEvaluation): number {
  if (finishInVain) return SPARE;
  return WEIGHTS.finish * lastFinish + (WEIGHTS.finishNear * 6) / (emptyCells + 6);
}

/**
 * The loss of one more compass or joker, by the risk that a storm remains. @param left how many of the face are left
 */
function lossOfCalm({ explorerOdds, hand }: BoardEvaluation, face: "compass" | "border", left: number): number {
  if (!explorerOdds) return 0;
  const less = face === "compass" ? lessCompasses : lessJokers;
  const given = hand.filter((held) => held.face === face).length - left;
  return (
    WEIGHTS.calm *
    (oddsOfCalm(less(explorerOdds.stormOdds, given)) - oddsOfCalm(less(explorerOdds.stormOdds, given + 1)))
  );
}

/** The best gain from a placement next turn. */
export function prospectOf(gapValues: readonly GapValue[], cards: readonly HeldCard[]): number {
  let best = 0;
  for (const { number } of cards)
    if (number !== undefined)
      for (const gapValue of gapValues) if (gapValue.holds(number)) best = Math.max(best, gapValue.gainOf(number));
  return best;
}
