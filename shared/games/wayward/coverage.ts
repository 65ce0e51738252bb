import type { Coverage, GoalDistance } from "../../engine/contract/coverage.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import { plausible } from "./simulated-answers.ts";
import type { State } from "./state.ts";

type Mode = Options["mode"];

const both: readonly Mode[] = ["solo", "pair"];
const pair: readonly Mode[] = ["pair"];

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
  LapBegun: both,
  Scored: both,
};

const REPORTS = ["ReportFight", "ReportLost", "ReportExplored", "ReportClaimed"] as const;
const PLAYERS = ["automaton", "human"] as const;

/** Cases within events, with the modes in which each can occur. */
const BRANCHES: Readonly<Record<string, readonly Mode[]>> = {
  ...Object.fromEntries(["B4", "B5", "B6", "B7", "B8", "B9", "B20"].map((rule) => [`PlacementDropped: ${rule}`, both])),
  "PlacementDropped: P10": pair,
  ...Object.fromEntries(["ship", "building", "attack", "defence"].map((kind) => [`BattleBegun: ${kind}`, both])),
  ...Object.fromEntries(["L3", "P9"].map((rule) => [`CoinFlipped: ${rule}`, rule === "P9" ? pair : both])),
  ...Object.fromEntries(
    ["L5", "L9", "L10", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R12", "B12", "B20", "G1"].map(
      (rule) => [`StepSkipped: ${rule}`, both],
    ),
  ),
  ...Object.fromEntries(REPORTS.map((type) => [`Reported: ${type}`, both])),
  ...Object.fromEntries(PLAYERS.map((kind) => [`LastTurnsCalled: ${kind}`, both])),
  ...Object.fromEntries(["turn", "bonus"].map((kind) => [`CardRevealed: ${kind}`, both])),
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
    case "Reported":
      return [event.type, `${event.type}: ${event.what.type}`];
    case "LastTurnsCalled":
      return [event.type, `${event.type}: ${event.claimant.kind}`];
    case "CardRevealed":
      return [event.type, `${event.type}: ${event.bonus ? "bonus" : "turn"}`];
    default:
      return [event.type];
  }
}

/** E5: the totals are equal, and the base game's rule does not decide. */
const draw: GoalDistance<State, Event> = ({ result }) => {
  const [yours, its] = result!.totals;
  return result!.winner === "nobody" ? 0 : 1 + Math.abs(yours - its);
};

/** T10: a lap begins after all cards were revealed. */
const secondLap: GoalDistance<State, Event> = ({ automata }, events) => {
  // Excludes cards that were taken back.
  const turnedUp = automata.reduce((sum, { drawn }) => sum + drawn, 0);
  return events.some(({ type }) => type === "LapBegun") ? 0 : 1 / (1 + turnedUp);
};

export const coverage: Coverage<State, Event, Options> = {
  repertoire: ({ mode }) => ({
    events: namesIn({ ...EVENTS, ...BRANCHES }, mode),
    refusals: namesIn(REFUSALS, mode),
    outcomes: ["won scores", "lost scores", "draw scores"],
  }),
  branches: (events) => events.flatMap(branchesOf),
  players: { plausible },
  undosPerThousand: 15,
  goals: () => ({ "a draw": draw, "a second lap": secondLap }),
  kindOf: (face) => (face === "heads" || face === "tails" ? "coin" : "card"),
};
