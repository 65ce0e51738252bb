import type { Rng } from "../chance/rng.ts";
import type { GameCommand, Seat } from "./events.ts";
import type { Outcome } from "./game.ts";
import type { Weights } from "./value-model.ts";

/** The outcome of a match played on, and its number of moves. */
export interface Playout {
  readonly outcome: Outcome;
  readonly moves: number;
}

/** A seat's command, before the bots play on. */
export interface FirstMove {
  readonly seat: Seat;
  readonly command: GameCommand;
}

/** Tables that agree with one view, one at a time. */
export interface DealtTables {
  /**
   * Deals the unknown cards again, as `Cards.determinize` does with the same random numbers.
   * @returns false if no table agrees with the view
   */
  deal(rng: Rng): boolean;
  /**
   * The game's first bot plays the dealt table to its end. The table stays as it was dealt.
   * @param first played before that
   * @throws Error if its command is not legal
   */
  playOut(rng: Rng, first?: FirstMove): Playout;
}

/** The same, with the game's value model. */
export interface JudgedTables extends DealtTables {
  /**
   * The first bot plays the dealt table for some moves, or to an earlier end.
   * @returns by seat, the chance to win there with all hands open, 0 to 1; a draw counts half
   */
  chancesAfter(moves: number, rng: Rng): readonly number[];
}

/**
 * A fast path for playouts, derived from the rules. With the same random numbers it gives the same results as
 * `Cards.determinize`, `decide` and the first bot; a test of the game compares them.
 */
export interface PlayoutKernel {
  tablesOf(view: unknown): DealtTables;
  /** @param weights of the view's variant */
  judgedTablesOf(view: unknown, weights: Weights): JudgedTables;
}
