/** The dances of what happens in some modes only: whoever needs them has them fetched. */
import type { DANCES } from "../dances.ts";
import { openRoof } from "./arch.ts";
import type { DEAL } from "./deal.ts";
import { countPoints, refillRow, sweepHand, takeRow } from "./duel.ts";
import type { Dances, Told } from "./event.ts";
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
import type { Stills } from "./stills.ts";

/** What is left when the events of every table, of the deal, and those that are not danced are taken away. */
type OfModes = Exclude<Told["type"], keyof typeof DANCES | keyof typeof DEAL | keyof Stills>;

export const MODES: Pick<Dances, OfModes> = {
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
