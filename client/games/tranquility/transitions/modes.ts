/** Needed only in some modes, so loaded on demand. */

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

type OfModes = Exclude<TableEvent["type"], keyof typeof TRANSITIONS | keyof typeof DEAL | keyof WithoutTransition>;

export const MODES: Pick<Transitions, OfModes> = {
  ExplorerStacked: stackExplorers,
  HandShuffled: shuffleHand,
  RoofOpened: openRoof,
  ExplorerDrawn: drawExplorer,
  SpecialDrawn: drawExplorer,
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

/** Event types, each with the reason. */
export const WITHOUT_TRANSITION = {
  ExplorerKept: "the card went to the hand when it was drawn",
  BoardFilled: "no card moves; the end of the match follows",
  SeatPassed: "no card moves; the log has an entry",
  MatchCreated: "there is no table yet",
  MatchBranched: "no card moves; the plaques name the players",
  UnseenShuffled: "cards that no player sees look the same before and after",
  HandChanged: "it happens before the table is shown, and the hand stays as it was",
  SeatTaken: "the plaques name the players",
  SeatReserved: "the plaques name the players",
  SeatFreed: "the plaques name the players",
  SeatLeft: "the plaques name the players",
  MatchConfigured: "the cards are not dealt yet",
  MatchStarted: "the deal that follows is animated instead",
  SeatHandedToBot: "the plaque names who plays the seat",
  SeatReclaimed: "the plaque names who plays the seat",
  BotCalled: "the plaque names who plays the seat",
  SeatNudged: "it is only a message; no card moves",
  ConcessionOffered: "it is only a question to all players; no card moves",
  ConcessionDropped: "it is only a question to all players; no card moves",
  TakeBackOffered: "it is only a question to all players; no card moves",
  TakeBackDropped: "it is only a question to all players; no card moves",
  StepTakenBack: "no move of this game can be taken back",
  HintTaken: "it does not change the table",
  SeedRevealed: "a seed is not shown",
} as const;

type WithoutTransition = typeof WITHOUT_TRANSITION;
