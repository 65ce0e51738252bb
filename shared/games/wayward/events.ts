import type { OfType } from "../../engine/contract/commands.ts";
import type { Handle, Seat, Secret } from "../../engine/contract/events.ts";
import type { Achievement, Aside, Command, CorrectableField, Report } from "./commands.ts";
import type { Building, CardSide, GridSpace, Section } from "./deck/schema.ts";
import type { Question } from "./questions.ts";
import type { Sum } from "./rules/cannons.ts";
import type { DeckHeader, FinalResult, TurnPlayer } from "./state.ts";

/** The maximum length of a log, in events: a turn has about forty, and corrections add more. */
export const MAX_LOG_LENGTH = 4000;

/** An event of an automaton, with the rule that caused it. */
type Of<Type extends string, Fields = unknown> = {
  readonly type: Type;
  readonly seat: Seat;
  readonly rule: string;
} & Fields;

interface Goods {
  readonly coins: number;
  readonly cargo: number;
}
interface At {
  readonly cell: GridSpace;
}

/** The whole stack, so that nothing later is random, and who begins (P1). */
type Deal =
  /** `decks`: the cards of the lap, by automaton, from the top. */
  | { readonly type: "LapStacked"; readonly lap: number; readonly decks: readonly (readonly Handle[])[] }
  | { readonly type: "CoinsStacked"; readonly cards: readonly Handle[] }
  | { readonly type: "FirstDrawn"; readonly seat: Seat };

/** Records of commands: the first event of each step. */
type Said =
  | Of<
      "CardRevealed",
      {
        readonly card: Handle;
        readonly face: string;
        readonly turn: number;
        readonly stage: number;
        readonly bonus: boolean;
        /** Set on bonus cards: they begin no turn and use up none of the last ones (E3). Under rules 1 they did. */
        readonly begins?: false;
      }
    >
  /** Spaces as on the table: mirrored, if the deck is mirrored for this automaton. */
  | Of<
      "SectionRead",
      DeckHeader & {
        readonly no: number;
        readonly side: CardSide;
        readonly stage: number;
        readonly section: Section;
        /** Set if the section of an own deck was already read in this match, so no device is asked. */
        readonly again?: true;
      }
    >
  | Of<"Answered", { readonly question: Command["type"]; readonly answer: object }>
  | Of<"Reported", { readonly what: Report | Extract<Aside, { type: "ReportClaimed" }> }>
  | Of<"Corrected", { readonly field: CorrectableField; readonly to: number; readonly was: number }>
  | Of<
      "ClaimCorrected",
      { readonly who: TurnPlayer["kind"]; readonly achievement: Achievement; readonly claimed: boolean }
    >;

/** The last event of a step, if the question changed. */
type Asked = Of<"Asked", { readonly question: Question }>;

type Sea =
  /** `cells` were unexplored before; all of `touched` are explored now. */
  | Of<"SeaExplored", { readonly cells: readonly GridSpace[]; readonly touched: readonly GridSpace[] }>
  | Of<"CoinFlipped", { readonly coin: Handle; readonly face: string; readonly why: string }>
  | Of<
      "AdvancementClaimed",
      { readonly cell?: GridSpace; readonly pile: "pirate" | "merchant"; readonly icons: number }
    >
  /** `unless`: no question was asked about human pieces on that space (B4). */
  | Of<"InfluencePlaced", At & { readonly n: number; readonly unless?: true }>
  | Of<"PlacementDropped", At & { readonly n: number }>
  | Of<"ShipMoved", { readonly to: GridSpace }>
  | Of<"IslandsTaken", { readonly cells: readonly GridSpace[] }>;

type Battle =
  | Of<"AttackSettled", { readonly coming: boolean }>
  | Of<"ConditionSettled", { readonly holds: boolean }>
  | Of<"BattleBegun", { readonly kind: BattleKind; readonly cell?: GridSpace; readonly target?: Seat } & Sum>
  | Of<
      "BattleEnded",
      {
        readonly kind: BattleKind;
        readonly won: boolean;
        readonly hits: number;
        readonly lost: number;
        /** Absent if none. */
        readonly lostCargo?: number;
        readonly sank: boolean;
      }
    >
  | Of<"GarrisonStruck", At>
  /** `coins`: what the human takes from its dock (C8). */
  | Of<"ShipSunk", { readonly whose: TurnPlayer["kind"]; readonly coins: number }>;

/**
 * `ship`: for a space, or because the turn ends there; `building`: B3, L10; `attack`: L9, R8; `defence`: on a human's
 * turn.
 */
export type BattleKind = "ship" | "building" | "attack" | "defence";

type Holdings =
  | Of<"GoodsGained", Goods>
  | Of<"CargoConverted", Goods>
  | Of<"UpgradeGained", { readonly cannons: number }>
  | Of<"DamageRepaired", { readonly n: number }>
  | Of<"BuildingPlaced", { readonly what: Building }>
  | Of<"GoodsDelayed", Goods>
  | Of<"GoodsLaid", Goods>
  | Of<"BuildingsLost", { readonly buildings: number }>
  | Of<"StepSkipped">;

type Course =
  | Of<"AchievementMarked", { readonly achievement: Achievement; readonly cubes: number }>
  | Of<"AchievementClaimed", { readonly who: TurnPlayer["kind"]; readonly achievement: Achievement }>
  | Of<"LastTurnsCalled", { readonly claimant: TurnPlayer; readonly left: readonly TurnPlayer[] }>
  | Of<"TurnEnded">
  | Of<"LapBegun", { readonly lap: number }>
  | Of<"Scored", FinalResult>;

/** Everything that can happen in Wayward. These names are a public contract: add to them, never rename. */
export type Event = (Deal | Said | Asked | Sea | Battle | Holdings | Course) & { readonly secret?: Secret };

export type WaywardEventOf<Type extends Event["type"]> = OfType<Event, Type>;
