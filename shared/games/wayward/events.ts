import type { Handle, Seat, Secret } from "../../engine/game.ts";
import type { Achievement, Aside, Command, Field, Report } from "./commands.ts";
import type { Building, Cell, Section, Side } from "./deck/schema.ts";
import type { Question } from "./questions.ts";
import type { Sum } from "./rules/cannons.ts";
import type { DeckHeader, Player, Result } from "./state.ts";

/** How many events a log may have: a turn has some forty, and corrections add more. */
export const LONGEST_LOG = 4000;

/** An event about an automaton, brought about by a rule: the one whose words say why. */
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
  readonly cell: Cell;
}

/** The stack, so that nothing is left to chance after it, and who begins (P1). */
type Deal =
  /** `decks`: the cards of the lap, by automaton, from the top. */
  | { readonly type: "LapStacked"; readonly lap: number; readonly decks: readonly (readonly Handle[])[] }
  | { readonly type: "CoinsStacked"; readonly cards: readonly Handle[] }
  | { readonly type: "FirstDrawn"; readonly seat: Seat };

/** What commands say: the first event of each step. */
type Said =
  | Of<
      "CardRevealed",
      {
        readonly card: Handle;
        readonly face: string;
        readonly turn: number;
        readonly stage: number;
        readonly bonus: boolean;
        /** Of a bonus card: it begins no turn, and takes nobody out of the last ones (E3). By rules 1 it did. */
        readonly begins?: false;
      }
    >
  /** Spaces are those of the table, counted from the other edge where the deck is mirrored for this automaton. */
  | Of<
      "SectionRead",
      DeckHeader & {
        readonly no: number;
        readonly side: Side;
        readonly stage: number;
        readonly section: Section;
        /** An own deck's, from what was read before in this match: no device is asked for it. */
        readonly again?: true;
      }
    >
  | Of<"Answered", { readonly question: Command["type"]; readonly answer: object }>
  | Of<"Reported", { readonly what: Report | Extract<Aside, { type: "ReportClaimed" }> }>
  | Of<"Corrected", { readonly field: Field; readonly to: number; readonly was: number }>
  | Of<
      "ClaimCorrected",
      { readonly who: Player["kind"]; readonly achievement: Achievement; readonly claimed: boolean }
    >;

/** The last event of a step, where something else is asked than before. */
type Asked = Of<"Asked", { readonly question: Question }>;

type Sea =
  /** `cells` were unexplored; all of `touched` are explored now. */
  | Of<"SeaExplored", { readonly cells: readonly Cell[]; readonly touched: readonly Cell[] }>
  | Of<"CoinFlipped", { readonly coin: Handle; readonly face: string; readonly why: string }>
  | Of<"AdvancementClaimed", { readonly cell?: Cell; readonly pile: "pirate" | "merchant"; readonly icons: number }>
  /** `unless`: nobody was asked whether something of the humans' stands there (B4). */
  | Of<"InfluencePlaced", At & { readonly n: number; readonly unless?: true }>
  | Of<"PlacementDropped", At & { readonly n: number }>
  | Of<"ShipMoved", { readonly to: Cell }>
  | Of<"IslandsTaken", { readonly cells: readonly Cell[] }>;

type Battle =
  | Of<"AttackSettled", { readonly coming: boolean }>
  | Of<"ConditionSettled", { readonly holds: boolean }>
  | Of<"BattleBegun", { readonly kind: BattleKind; readonly cell?: Cell; readonly target?: Seat } & Sum>
  | Of<
      "BattleEnded",
      {
        readonly kind: BattleKind;
        readonly won: boolean;
        readonly hits: number;
        readonly lost: number;
        /** Absent: none. */
        readonly lostCargo?: number;
        readonly sank: boolean;
      }
    >
  | Of<"GarrisonStruck", At>
  /** `coins`: what the human takes from its dock (C8). */
  | Of<"ShipSunk", { readonly whose: Player["kind"]; readonly coins: number }>;

/** `ship`: for a space or because it ends there; `building`: B3, L10; `attack`: L9, R8; `defence`: on a human's turn. */
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
  | Of<"AchievementClaimed", { readonly who: Player["kind"]; readonly achievement: Achievement }>
  | Of<"LastTurnsCalled", { readonly claimant: Player; readonly left: readonly Player[] }>
  | Of<"TurnEnded">
  | Of<"LapBegun", { readonly lap: number }>
  | Of<"Scored", Result>;

/** Everything that can happen in Wayward. These names are a public contract: add to them, never rename. */
export type Event = (Deal | Said | Asked | Sea | Battle | Holdings | Course) & { readonly secret?: Secret };

export type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
