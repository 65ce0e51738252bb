import type { Handle, Refusal, Seat } from "../../../engine/contract/events.ts";
import type { Outcome } from "../../../engine/contract/game.ts";
import type { Move } from "../../../engine/contract/moves.ts";
import type { TalkPolicy } from "../../../engine/contract/talk.ts";
import type { BoardRules, SpecialFace } from "../boards/definition.ts";
import type { BoardFacts } from "../boards/facts.ts";
import type { IslandSide, TranquilityFace } from "../cards.ts";
import type { Command, TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { Cell } from "../layouts.ts";
import type { Gap } from "../placing.ts";
import type { State, TranquilityStage } from "../state.ts";

export type TranquilityMove = Move<Command>;

/** B1: how cards are dealt. */
export interface ModeDeck {
  /** `removed` of these are set aside unseen. */
  readonly islands: readonly TranquilityFace[];
  readonly removed: number;
  /** Shuffled with the islands and split among the piles. */
  readonly mixed: readonly TranquilityFace[];
  /** Shuffled into each pile below the opening hand. */
  readonly buried: readonly TranquilityFace[];
  /** N1, H1: faces that act when drawn. One in an opening hand is replaced, and shuffled into the rest of the pile. */
  readonly late?: readonly TranquilityFace[];
  /** P1: the explorer deck before it is shuffled. */
  readonly explorer?: readonly TranquilityFace[];
  /** D1: the number of face-up cards beside the only pile. */
  readonly row?: number;
}

/** `kept` cards go to the hand; `spent` cards are discarded without effect. */
export type ExplorerEffect = "kept" | "spent" | "storm" | "monster" | "rocks";

/** `turns` all hands (N3), or acts as a special card (H2 to H5). */
export type DrawnEffect = "turns" | SpecialFace;

export interface TranquilityAction<Played extends Command = Command> {
  readonly at: TranquilityStage["at"];
  moves(state: State, seat: Seat, mode: Mode): readonly TranquilityMove[];
  cards(command: Played): readonly Handle[];
  /** Adds events, or returns a refusal. */
  decide(decision: TranquilityDecision, seat: Seat, command: Played): Refusal | undefined;
}

/** Moves are listed in this order. */
type TranquilityActions = { readonly [Type in Command["type"]]?: TranquilityAction<TranquilityCommandOf<Type>> };

export interface Mode extends BoardFacts {
  readonly seats: readonly [min: number, max: number];
  readonly opposed?: true;
  /** B12: public cards can go into hands. */
  readonly seenInHands?: true;
  readonly deck: ModeDeck;
  /** B2: the size of a refilled hand. */
  readonly hand: number;
  /** B6: the number of cards that all seats together discard after a start. */
  readonly toll: number;
  /** B9: how a single player pays the toll. */
  readonly soloToll: BoardRules["soloToll"];
  readonly actions: TranquilityActions;
  /** Why a number that fits a gap may not be placed in a cell. */
  forbids?(state: State, number: number, gap: Gap, cell: Cell): Refusal | undefined;
  side?(state: State, seat: Seat): IslandSide;
  /** See rules P4 to P10. */
  effectOf(face: TranquilityFace): ExplorerEffect;
  /** N3, H1: undefined if the card goes to the hand. */
  drawnEffectOf(face: TranquilityFace): DrawnEffect | undefined;
  /** Adds the consequences of a placement. */
  placed(decision: TranquilityDecision, seat: Seat, cell: Cell): void;
  /** B10: the board is full, and the start, if the board has one, was played. */
  isReady(state: State): boolean;
  /** B10: a finish card would win now. */
  mayFinish(state: State): boolean;
  /** H6: the match is won without a finish card. */
  isComplete(state: State): boolean;
  /**
   * Draws up to `count` cards.
   * @param placed the cell of the island placed in this turn, on which special cards act (H2, H4)
   */
  draw(decision: TranquilityDecision, seat: Seat, count: number, placed?: Cell): void;
  /** Starts the next turn, or ends the match. */
  pass(decision: TranquilityDecision, seat: Seat): void;
  /** The outcome of matches that do not end by B8, B10, B11 or H6. */
  outcome(state: State): Outcome | undefined;
  talk(state: State, seat: Seat): TalkPolicy;
}
