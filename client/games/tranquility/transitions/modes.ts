/** The dances of what happens in some modes only: whoever needs them has them fetched. */

import { openRoof } from "./arch.ts";
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
import type { TRANSITIONS } from "./transitions.ts";
import type { WithoutTransition } from "./without.ts";

/** What is left when the events of every table, of the deal, and those that are not danced are taken away. */
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
