import type { Coverage } from "../../engine/coverage.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

type Mode = Options["mode"];

const both: readonly Mode[] = ["solo", "pair"];
const pair: readonly Mode[] = ["pair"];

/** Where each event may be told. */
const EVENTS: Readonly<Record<Event["type"], readonly Mode[]>> = {
  LapStacked: both,
  CoinsStacked: both,
  FirstDrawn: pair,
  CardRevealed: both,
  SectionRead: both,
  Answered: both,
  Reported: both,
  Corrected: both,
  ClaimCorrected: both,
  Asked: both,
  SeaExplored: both,
  CoinFlipped: both,
  AdvancementClaimed: both,
  InfluencePlaced: both,
  PlacementDropped: both,
  ShipMoved: both,
  IslandsTaken: both,
  AttackSettled: both,
  ConditionSettled: both,
  BattleBegun: both,
  BattleEnded: both,
  GarrisonStruck: both,
  ShipSunk: both,
  GoodsGained: both,
  CargoConverted: both,
  UpgradeGained: both,
  DamageRepaired: both,
  BuildingPlaced: both,
  GoodsDelayed: both,
  GoodsLaid: both,
  BuildingsLost: both,
  StepSkipped: both,
  AchievementMarked: both,
  AchievementClaimed: both,
  LastTurnsCalled: both,
  TurnEnded: both,
  // After nine or eighteen turns: chance alone seldom gets there.
  LapBegun: [],
  Scored: both,
};

/** Branches of the rules that share an event: why cubes are dropped, what is fought, why nothing happens. */
const BRANCHES: Readonly<Record<string, readonly Mode[]>> = {
  ...Object.fromEntries(["B4", "B5", "B6", "B7", "B8", "B9"].map((rule) => [`PlacementDropped: ${rule}`, both])),
  "PlacementDropped: P10": pair,
  ...Object.fromEntries(["ship", "building", "attack", "defence"].map((kind) => [`BattleBegun: ${kind}`, both])),
  ...Object.fromEntries(["L3", "P9"].map((rule) => [`CoinFlipped: ${rule}`, rule === "P9" ? pair : both])),
  ...Object.fromEntries(
    ["L5", "L9", "L10", "R2", "R3", "R4", "R5", "R7", "R8", "B12", "G1"].map((rule) => [`StepSkipped: ${rule}`, both]),
  ),
};

const REFUSALS: Readonly<Record<string, readonly Mode[]>> = {
  MatchIsOver: both,
  NotNow: both,
  NotYourAutomaton: pair,
  NoSuchSpace: both,
  OutOfRange: both,
  NotThisSection: both,
};

const namesIn = (table: Readonly<Record<string, readonly Mode[]>>, mode: Mode): string[] =>
  Object.keys(table).filter((name) => table[name]!.includes(mode));

function branchesOf(event: Event): readonly string[] {
  switch (event.type) {
    case "PlacementDropped":
    case "StepSkipped":
    case "CoinFlipped":
      return [event.type, `${event.type}: ${event.rule}`];
    case "BattleBegun":
      return [event.type, `${event.type}: ${event.kind}`];
    default:
      return [event.type];
  }
}

/** Everything that can happen in Wayward and every reason it refuses for, mode by mode. */
export const coverage: Coverage<State, Event, Options> = {
  repertoire: ({ mode }) => ({
    events: namesIn({ ...EVENTS, ...BRANCHES }, mode),
    refusals: namesIn(REFUSALS, mode),
    outcomes: ["won scores", "lost scores", "draw scores"],
  }),
  branches: (events) => events.flatMap(branchesOf),
  aims: () => ({}),
  // Cards and coins lie in stacks of their own.
  kindOf: (face) => (face === "heads" || face === "tails" ? "coin" : "card"),
};
