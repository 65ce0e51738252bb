import type { Handle, Refusal, Seat } from "../../../engine/contract/events.ts";
import type { Outcome } from "../../../engine/contract/game.ts";
import type { Move } from "../../../engine/contract/moves.ts";
import type { TalkPolicy } from "../../../engine/contract/talk.ts";
import type { IslandSide, TranquilityFace } from "../cards.ts";
import type { Command, TranquilityCommandOf } from "../commands.ts";
import type { TranquilityDecision } from "../decision.ts";
import type { Cell, Layout } from "../layouts.ts";
import type { Options } from "../options.ts";
import type { Gap } from "../placing.ts";
import type { State, TranquilityStage } from "../state.ts";

export type TranquilityMove = Move<Command>;

/** The cards of a mode, and how they are dealt (B1). */
export interface ModeDeck {
  /** Shuffled with the islands and split among the seats. */
  readonly mixed: readonly TranquilityFace[];
  /** Shuffled into the rest of each pile after the opening hand was drawn. */
  readonly buried: readonly TranquilityFace[];
  /** Never in an opening hand: drawn ones are replaced and buried in the rest. */
  readonly late?: TranquilityFace;
  /** The explorer deck (P1). */
  readonly explorer?: readonly TranquilityFace[];
  /** The number of face-up cards beside the only pile (D1). */
  readonly row?: number;
}

/** A kind of action: its stage, its moves, its consequences. */
export interface TranquilityAction<Asked extends Command = Command> {
  /** The stage it belongs to. */
  readonly at: TranquilityStage["at"];
  moves(state: State, seat: Seat, mode: Mode): readonly TranquilityMove[];
  /** The hand cards that a command names. */
  cards(command: Asked): readonly Handle[];
  /** Adds the resulting events, or returns a refusal. */
  decide(decision: TranquilityDecision, seat: Seat, command: Asked): Refusal | undefined;
}

/** The actions of a mode, in the order their moves are listed. */
type TranquilityActions = { readonly [Type in Command["type"]]?: TranquilityAction<TranquilityCommandOf<Type>> };

/** The rules in which modes differ. Each mode names what it takes from another one or the base game. */
export interface Mode {
  readonly layout: Layout;
  readonly seats: readonly [min: number, max: number];
  /** Whether the seats play against each other. */
  readonly opposed?: true;
  /** Whether hands may contain cards seen by everyone (B12). */
  readonly seenInHands?: true;
  deck(options: Options): ModeDeck;
  readonly actions: TranquilityActions;
  /** The cost of a number in a cell of a gap, for any seat (B4). */
  cost(number: number, gap: Gap, cell: Cell): number;
  /** Why a number may still not be placed in a cell of a gap where it is ascending. */
  forbids?(state: State, number: number, gap: Gap, cell: Cell): Refusal | undefined;
  /** The side of its islands that a seat places up, in modes where it matters. */
  side?(state: State, seat: Seat): IslandSide;
  /** Called between a placement and the end of the turn. */
  placed?(decision: TranquilityDecision, seat: Seat): void;
  /** Whether a finish would win now (B10). */
  mayFinish(state: State): boolean;
  /** Draws up to `count` cards. */
  draw(decision: TranquilityDecision, seat: Seat, count: number): void;
  /** Continues after a turn. */
  pass(decision: TranquilityDecision, seat: Seat): void;
  /** The outcome, if not by B10 or B11. */
  outcome?(state: State): Outcome | undefined;
  talk(state: State, seat: Seat): TalkPolicy;
}
