/** The transitions of some modes only, loaded on demand. */

import { easeInOut, easeInOutSine } from "../../../canvas/easing.ts";
import type { PieceChange, TransitionSpec } from "../../../canvas/plan.ts";
import type { PieceKey } from "../../../canvas/pose.ts";
import { isA } from "../scene/key.ts";
import type { DEAL } from "./deal.ts";
import { countPoints, refillRow, sweepHand, takeRow } from "./duel.ts";
import type { TableEvent, Transitions } from "./event.ts";
import {
  clearStorm,
  drawExplorer,
  losePileTop,
  raiseStorm,
  spendExplorer,
  stackExplorers,
  strikeRocks,
  swallow,
} from "./explorers.ts";
import { shuffleHand } from "./hands.ts";
import { turnCard, turnHands } from "./night.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { paced, ripple } from "./steps.ts";
import type { TRANSITIONS } from "./transitions.ts";

/** The events that need a transition here: all but those of every table, of the deal, and those without animation. */
type OfModes = Exclude<TableEvent["type"], keyof typeof TRANSITIONS | keyof typeof DEAL | keyof WithoutTransition>;

export const MODES: Pick<Transitions, OfModes> = {
  ExplorerStacked: stackExplorers,
  HandShuffled: shuffleHand,
  RoofOpened: openRoof,
  ExplorerDrawn: drawExplorer,
  ExplorerSpent: spendExplorer,
  StormRaised: raiseStorm,
  IslandSwallowed: swallow,
  RocksStruck: strikeRocks,
  PileTopLost: losePileTop,
  StormCleared: clearStorm,
  HandsTurned: turnHands,
  CardTurned: turnCard,
  RowRefilled: refillRow,
  RowTaken: takeRow,
  HandSwept: sweepHand,
  Scored: countPoints,
};

/** The spaces of the roof surface row by row, from below. */
function openRoof(_: unknown, changes: readonly PieceChange[], scene: TranquilityTransitionScene): TransitionSpec {
  const timings = paced(changes, { duration: 220, ease: easeInOut });
  const deep = changes.filter(({ key }) => isA("deep", key));
  const rows = [...new Set(deep.map(({ from }) => from.y))].sort((a, b) => b - a);
  const left = Math.min(...deep.map(({ from }) => from.x));
  const startOf = ({ from }: PieceChange): number =>
    rows.indexOf(from.y) * 90 + ((from.x - left) / scene.frame.cell) * 14;
  for (const change of deep)
    timings.set(change.key as PieceKey, { start: startOf(change), duration: 280, ease: easeInOutSine });
  const effects = deep.map((change) => ripple(change.from, startOf(change) + 40, 1.12));
  return { timings, effects, next: 200 };
}

/** Events that are not animated, and why. */
export const WITHOUT_TRANSITION = {
  ExplorerKept: "drawing the card has taken it to the hand already",
  SeatPassed: "nothing lies anywhere else; the log says it, and the turn goes on",
  MatchCreated: "there is no table yet",
  MatchBranched: "every card stays where it lay; who sits there is said by the plaques",
  UnseenShuffled: "cards that nobody sees look the same, whatever they are now",
  HandChanged: "it happens before the table is on show, and the hand is fanned as it was",
  SeatTaken: "who sits where is said by the plaques",
  SeatReserved: "who sits where is said by the plaques",
  SeatFreed: "who sits where is said by the plaques",
  SeatLeft: "who sits where is said by the plaques",
  MatchConfigured: "the cards are not dealt yet",
  MatchStarted: "the deal that follows is what is seen of it",
  SeatHandedToBot: "who plays a seat is said by its plaque",
  SeatReclaimed: "who plays a seat is said by its plaque",
  BotCalled: "who plays a seat is said by its plaque",
  SeatNudged: "a word to somebody, and no card moves",
  ConcessionOffered: "a question to all, and no card moves",
  ConcessionDropped: "a question to all, and no card moves",
  TakeBackOffered: "a question to all, and no card moves",
  TakeBackDropped: "a question to all, and no card moves",
  StepTakenBack: "no move of this game is ever taken back",
  HintTaken: "nothing of the table is changed by it",
  SeedRevealed: "a seed is nothing to look at",
} as const;

type WithoutTransition = typeof WITHOUT_TRANSITION;
