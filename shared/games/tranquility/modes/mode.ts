import type { Handle, Refusal, Seat } from "../../../engine/contract/events.ts";
import type { Outcome } from "../../../engine/contract/game.ts";
import type { Move } from "../../../engine/contract/moves.ts";
import type { TalkPolicy } from "../../../engine/contract/talk.ts";
import type { BoardRules } from "../boards/definition.ts";
import type { BoardFacts } from "../boards/facts.ts";
import type { IslandSide, TranquilityFace } from "../cards.ts";
import type { Command, TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { Cell } from "../layouts.ts";
import type { Gap } from "../placing.ts";
import type { State, TranquilityStage } from "../state.ts";

export type TranquilityMove = Move<Command>;

/** The cards of a board, and how they are dealt (B1). */
export interface ModeDeck {
  /** The islands from which some are removed unseen. */
  readonly islands: readonly TranquilityFace[];
  readonly removed: number;
  /** Cards that are shuffled with the islands and split among the piles. */
  readonly mixed: readonly TranquilityFace[];
  /** Cards that are shuffled into each pile after its opening hand was drawn. */
  readonly buried: readonly TranquilityFace[];
  /** A face that is never in an opening hand: such cards are replaced, and shuffled into the rest of the pile (N1). */
  readonly late?: TranquilityFace;
  /** The explorer deck (P1). */
  readonly explorer?: readonly TranquilityFace[];
  /** The number of face-up cards beside the only pile (D1). */
  readonly row?: number;
}

/** The effect of a drawn explorer card. `kept`: it goes to the hand. `spent`: it is discarded without effect. */
export type ExplorerEffect = "kept" | "spent" | "storm" | "monster" | "rocks";

/** The rules of one type of command. */
export interface TranquilityAction<Played extends Command = Command> {
  /** The stage in which it can be played. */
  readonly at: TranquilityStage["at"];
  /** The legal moves of a seat in that stage. */
  moves(state: State, seat: Seat, mode: Mode): readonly TranquilityMove[];
  /** The hand cards that a command names. */
  cards(command: Played): readonly Handle[];
  /** Adds the resulting events, or returns a refusal. */
  decide(decision: TranquilityDecision, seat: Seat, command: Played): Refusal | undefined;
}

/** Actions by type of command, in the order in which moves are listed. */
type TranquilityActions = { readonly [Type in Command["type"]]?: TranquilityAction<TranquilityCommandOf<Type>> };

/** The rules of a board. */
export interface Mode extends BoardFacts {
  readonly seats: readonly [min: number, max: number];
  /** Whether the seats play against each other. */
  readonly opposed?: true;
  /** Whether cards that everyone has seen can go into hands (B12). */
  readonly seenInHands?: true;
  readonly deck: ModeDeck;
  /** The number of cards to which hands are refilled (B2). */
  readonly hand: number;
  /** How many cards all seats discard after a start was played (B6), and how a single player does (B9). */
  readonly toll: number;
  readonly soloToll: BoardRules["soloToll"];
  readonly actions: TranquilityActions;
  /** Why a number that fits a gap may still not be placed in a cell of it; undefined if it may. */
  forbids?(state: State, number: number, gap: Gap, cell: Cell): Refusal | undefined;
  /** The side that is up when a seat places an island, in modes where sides matter. */
  side?(state: State, seat: Seat): IslandSide;
  /** The effect of a drawn explorer card (P4 to P10). */
  effectOf(face: TranquilityFace): ExplorerEffect;
  /** Adds what follows from a placement, before the turn ends. */
  placed(decision: TranquilityDecision, seat: Seat, cell: Cell): void;
  /** Whether the board is full, and a start was played where there are starts (B10). */
  isReady(state: State): boolean;
  /** Whether a finish card would win now (B10). */
  mayFinish(state: State): boolean;
  /** Draws up to `count` cards. */
  draw(decision: TranquilityDecision, seat: Seat, count: number): void;
  /** Starts the next turn, or ends the match. */
  pass(decision: TranquilityDecision, seat: Seat): void;
  /** The outcome of a match that does not end by B8, B10 or B11. */
  outcome(state: State): Outcome | undefined;
  talk(state: State, seat: Seat): TalkPolicy;
}
