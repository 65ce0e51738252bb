import type { Handle } from "../../../../engine/contract/events.ts";
import type { HeldCard, Outlook } from "./evaluation.ts";
import { lessNumber, type Stretch } from "./gap-value.ts";
import { lessCompasses, lessJokers, oddsOfCalm } from "./storm-odds.ts";
import { WEIGHTS } from "./weights.ts";

/** Makes a spare finish the last of the useless cards to go. */
const SPARE = 0.01;

/** Cards to give up, and the loss for the table. */
export interface Sacrifice {
  readonly cards: readonly Handle[];
  readonly loss: number;
}

/** The least valuable cards, chosen one by one: if two serve the same purpose, giving up the second costs more. */
export function leastMissed(
  outlook: Outlook,
  stretches: readonly Stretch[],
  from: readonly HeldCard[],
  count: number,
): Sacrifice {
  const cards: Handle[] = [];
  let loss = 0;
  let left = from;
  let ahead = stretches;
  for (let n = Math.min(count, from.length); n > 0; n--) {
    const least = leastLoss(outlook, ahead, left);
    cards.push(least.held.card);
    loss += least.loss;
    if (n === 1) break;
    left = left.filter((held) => held !== least.held);
    if (least.held.number !== undefined) ahead = lessNumber(ahead, least.held.number);
  }
  return { cards, loss };
}

/** A card to give up, and the loss for the table. */
interface Loss {
  readonly held: HeldCard;
  readonly loss: number;
}

/** The card whose loss is smallest. */
function leastLoss(outlook: Outlook, stretches: readonly Stretch[], cards: readonly HeldCard[]): Loss {
  let least = cards[0]!;
  let loss = Infinity;
  for (const held of cards) {
    const lost = lossAmong(outlook, stretches, cards, held);
    if (lost >= loss) continue;
    least = held;
    loss = lost;
  }
  return { held: least, loss };
}

/** The loss for the table if one of these cards is given up. */
function lossAmong(
  outlook: Outlook,
  stretches: readonly Stretch[],
  cards: readonly HeldCard[],
  held: HeldCard,
): number {
  if (held.number !== undefined) return lossOfNumber(stretches, held.number);
  const left = (face: string) => cards.filter((other) => other.face === face).length;
  if (held.face === "compass") return SPARE + lossOfCalm(outlook, "compass", left("compass"));
  const joker = held.face === "border" ? WEIGHTS.joker + lossOfCalm(outlook, "border", left("border")) : 0;
  const finish = cards.find(({ face }) => face === "finish") ?? cards.find(({ face }) => face === "border");
  if (held === finish) return joker + lossOfFinish(outlook);
  return joker + (held.face === "finish" ? SPARE : 0);
}

/** The loss for the table if a card of the hand is given up. */
export const lossOfCard = (outlook: Outlook, held: HeldCard): number =>
  lossAmong(outlook, outlook.homes, outlook.hand, held);

/** The loss for the table if a number is given up, over all stretches that it fits. */
export function lossOfNumber(stretches: readonly Stretch[], number: number): number {
  let loss = 0;
  for (const stretch of stretches) if (stretch.holds(number)) loss += stretch.lossOf(number);
  return loss;
}

/** The last finish decides the match; while others may still come in time, it is just a card. */
function lossOfFinish({ lastFinish, emptyCells, finishInVain }: Outlook): number {
  if (finishInVain) return SPARE;
  return WEIGHTS.finish * lastFinish + (WEIGHTS.finishNear * 6) / (emptyCells + 6);
}

/** The risk of giving up one more of the hand's compasses or jokers. @param left how many are left in the hand */
function lossOfCalm({ sea, hand }: Outlook, face: "compass" | "border", left: number): number {
  if (!sea) return 0;
  const less = face === "compass" ? lessCompasses : lessJokers;
  const given = hand.filter((held) => held.face === face).length - left;
  return WEIGHTS.calm * (oddsOfCalm(less(sea.weather, given)) - oddsOfCalm(less(sea.weather, given + 1)));
}

/** The best gain these cards offer for the next turn. */
export function prospectOf(stretches: readonly Stretch[], cards: readonly HeldCard[]): number {
  let best = 0;
  for (const { number } of cards)
    if (number !== undefined)
      for (const stretch of stretches) if (stretch.holds(number)) best = Math.max(best, stretch.gainOf(number));
  return best;
}
