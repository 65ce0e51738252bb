import type { Rng } from "../chance/rng.ts";
import type { GameCommand, Seat } from "./events.ts";
import type { Outcome } from "./game.ts";
import type { Weights } from "./value-model.ts";

export interface Playout {
  readonly outcome: Outcome;
  readonly moves: number;
}

export interface FirstMove {
  readonly seat: Seat;
  readonly command: GameCommand;
}

/** Deals tables consistent with a view, one at a time. */
export interface DealtTables {
  /**
   * The same random numbers give the same table as in `Cards.determinize`.
   * @returns false if no table is found
   */
  deal(rng: Rng): boolean;
  /**
   * The game's first bot plays to the end, or to `playoutCutoff`; the dealt table does not change.
   * @throws Error if `first` is not legal
   */
  playOut(rng: Rng, first?: FirstMove): Playout;
}

/** Tables that the game's value model can evaluate. */
export interface JudgedTables extends DealtTables {
  /**
   * The game's first bot, or a faster variant, plays `moves` moves after `first`, or to the end.
   * @returns each seat's chance to win from there with all hands open, 0 to 1; a draw counts half
   */
  chancesAfter(moves: number, rng: Rng, first?: FirstMove): readonly number[];
}

/** Full playouts by the same random numbers equal those by `Cards.determinize`, `decide` and the game's first bot. */
export interface PlayoutKernel {
  /** @returns undefined for options that the kernel does not implement */
  tablesOf(view: unknown): DealtTables | undefined;
  judgedTablesOf(view: unknown, weights: Weights): JudgedTables;
}
