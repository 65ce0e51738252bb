import type { OfType } from "../../engine/contract/commands.ts";
import type { Handle, Seat, Secret } from "../../engine/contract/events.ts";
import type { Achievement, Aside, Command, CorrectableField, Report } from "./commands.ts";
import type { Building, CardSide, GridSpace, Section } from "./deck/schema.ts";
import type { Question } from "./questions.ts";
import type { Sum } from "./rules/cannons.ts";
import type { DeckHeader, FinalResult, TurnPlayer } from "./state.ts";

/** In events. A turn has about forty; corrections add more. */
export const MAX_LOG_LENGTH = 4000;

/** `rule` is the id of the rule that caused the event. */
type AutomatonEvent<Type extends string, Fields = unknown> = {
  readonly type: Type;
  readonly seat: Seat;
  readonly rule: string;
} & Fields;

interface WithGoods {
  readonly coins: number;
  readonly cargo: number;
}
interface WithCell {
  readonly cell: GridSpace;
}

type DealEvent =
  /** `decks`: the cards of the lap by automaton, top card first. */
  | { readonly type: "LapStacked"; readonly lap: number; readonly decks: readonly (readonly Handle[])[] }
  | { readonly type: "CoinsStacked"; readonly cards: readonly Handle[] }
  | { readonly type: "FirstDrawn"; readonly seat: Seat };

type CommandEvent =
  | AutomatonEvent<
      "CardRevealed",
      {
        readonly card: Handle;
        readonly face: string;
        readonly turn: number;
        readonly stage: number;
        readonly bonus: boolean;
        /** Set on bonus cards, except in rules 1: they begin no turn, so they do not count as last turns (E3). */
        readonly begins?: false;
      }
    >
  /** The spaces of `section` are those after mirroring. */
  | AutomatonEvent<
      "SectionRead",
      DeckHeader & {
        readonly no: number;
        readonly side: CardSide;
        readonly stage: number;
        readonly section: Section;
        /** The section was read before in this match, so the players' devices were not asked. */
        readonly again?: true;
      }
    >
  | AutomatonEvent<"Answered", { readonly question: Command["type"]; readonly answer: object }>
  | AutomatonEvent<"Reported", { readonly what: Report | Extract<Aside, { type: "ReportClaimed" }> }>
  | AutomatonEvent<"Corrected", { readonly field: CorrectableField; readonly to: number; readonly was: number }>
  | AutomatonEvent<
      "ClaimCorrected",
      { readonly who: TurnPlayer["kind"]; readonly achievement: Achievement; readonly claimed: boolean }
    >;

type QuestionEvent = AutomatonEvent<"Asked", { readonly question: Question }>;

type SeaEvent =
  /** `cells` were unexplored; all of `touched` are now explored. */
  | AutomatonEvent<"SeaExplored", { readonly cells: readonly GridSpace[]; readonly touched: readonly GridSpace[] }>
  | AutomatonEvent<"CoinFlipped", { readonly coin: Handle; readonly face: string; readonly why: string }>
  | AutomatonEvent<
      "AdvancementClaimed",
      { readonly cell?: GridSpace; readonly pile: "pirate" | "merchant"; readonly icons: number }
    >
  /** B4: with `unless`, players place the cube only if no human's Fort, Garrison or pirate ship is there. */
  | AutomatonEvent<"InfluencePlaced", WithCell & { readonly n: number; readonly unless?: true }>
  | AutomatonEvent<"PlacementDropped", WithCell & { readonly n: number }>
  | AutomatonEvent<"ShipMoved", { readonly to: GridSpace }>
  | AutomatonEvent<"IslandsTaken", { readonly cells: readonly GridSpace[] }>;

type BattleEvent =
  | AutomatonEvent<"AttackSettled", { readonly coming: boolean }>
  | AutomatonEvent<"ConditionSettled", { readonly holds: boolean }>
  | AutomatonEvent<
      "BattleBegun",
      { readonly kind: BattleKind; readonly cell?: GridSpace; readonly target?: Seat } & Sum
    >
  | AutomatonEvent<
      "BattleEnded",
      {
        readonly kind: BattleKind;
        readonly won: boolean;
        readonly hits: number;
        readonly lost: number;
        readonly lostCargo?: number;
        readonly sank: boolean;
      }
    >
  | AutomatonEvent<"GarrisonStruck", WithCell>
  /** C8: `coins` go from the automaton's dock to the human. */
  | AutomatonEvent<"ShipSunk", { readonly whose: TurnPlayer["kind"]; readonly coins: number }>;

/**
 * `ship`: a human's ship on a space that the automaton wants (B2). `building`: a Fort or Garrison (B3, L10). `attack`:
 * the automaton attacks a human (L9, R8). `defence`: a human attacks the automaton's ship (C5).
 */
export type BattleKind = "ship" | "building" | "attack" | "defence";

type HoldingsEvent =
  | AutomatonEvent<"GoodsGained", WithGoods>
  | AutomatonEvent<"CargoConverted", WithGoods>
  | AutomatonEvent<"UpgradeGained", { readonly cannons: number }>
  | AutomatonEvent<"DamageRepaired", { readonly n: number }>
  | AutomatonEvent<"BuildingPlaced", { readonly what: Building }>
  | AutomatonEvent<"GoodsDelayed", WithGoods>
  | AutomatonEvent<"GoodsLaid", WithGoods>
  | AutomatonEvent<"BuildingsLost", { readonly buildings: number }>
  | AutomatonEvent<"StepSkipped">;

type CourseEvent =
  | AutomatonEvent<"AchievementMarked", { readonly achievement: Achievement; readonly cubes: number }>
  | AutomatonEvent<"AchievementClaimed", { readonly who: TurnPlayer["kind"]; readonly achievement: Achievement }>
  | AutomatonEvent<"LastTurnsCalled", { readonly claimant: TurnPlayer; readonly left: readonly TurnPlayer[] }>
  | AutomatonEvent<"TurnEnded">
  | AutomatonEvent<"LapBegun", { readonly lap: number }>
  | AutomatonEvent<"Scored", FinalResult>;

/** The type names are a public contract: add to them, never rename. */
export type Event = (
  | DealEvent
  | CommandEvent
  | QuestionEvent
  | SeaEvent
  | BattleEvent
  | HoldingsEvent
  | CourseEvent
) & { readonly secret?: Secret };

export type WaywardEventOf<Type extends Event["type"]> = OfType<Event, Type>;
