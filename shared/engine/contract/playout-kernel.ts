import type { Rng } from "../chance/rng.ts";
import type { GameCommand, Seat } from "./events.ts";
import type { Outcome } from "./game.ts";
import type { Weights } from "./value-model.ts";

export interface Playout {
  readonly outcome: Outcome;
  readonly moves: number;
}

/** The command with which a playout begins. */
export interface FirstMove {
  readonly seat: Seat;
  readonly command: GameCommand;
}

/** Tables that are consistent with a view, one at a time. */
export interface DealtTables {
  /**
   * Deals the unknown cards again, with the same result as `Cards.determinize` for the same random numbers.
   * @returns false if no table is found
   */
  deal(rng: Rng): boolean;
  /**
   * The game's first bot plays the dealt table to its end. The dealt table does not change.
   * @param first a command to begin with
   * @throws Error if that command is not legal
   */
  playOut(rng: Rng, first?: FirstMove): Playout;
}

/** Dealt tables that can also be evaluated with the game's value model. */
export interface JudgedTables extends DealtTables {
  /**
   * The game's first bot plays the dealt table for some moves, or to its end if that comes earlier.
   * @param first a command to begin with, in addition to `moves`
   * @returns by seat, the chance to win in the resulting position, with all hands open, 0 to 1; a draw counts half
   */
  chancesAfter(moves: number, rng: Rng, first?: FirstMove): readonly number[];
}

/**
 * A faster implementation of a game for playouts. With the same random numbers it gives the same results as
 * `Cards.determinize`, `decide` and the game's first bot; a test of the game compares them.
 */
export interface PlayoutKernel {
  /** @returns undefined if the kernel does not know the rules of this view */
  tablesOf(view: unknown): DealtTables | undefined;
  /** @param weights of the view's variant */
  judgedTablesOf(view: unknown, weights: Weights): JudgedTables;
}
