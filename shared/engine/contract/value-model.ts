import type { Seat } from "./events.ts";

/** How a position is viewed: as one seat knows it, or with all hands open. */
export type Perspective = "seat" | "open";

/**
 * A multilayer perceptron as data. Its hidden layers are rectified; its outputs are one probability and any number of
 * scores.
 */
export interface Weights {
  /** The size of each layer, from input to output. */
  readonly sizes: readonly number[];
  /** Per input: `mean` is subtracted from it, and the difference is multiplied by `scale`. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** Per layer, row by row, in thousandths; the biases too. */
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly (readonly number[])[];
  /** Points from predicted to observed probability, 0 to 1, both increasing. */
  readonly calibration: readonly (readonly [predicted: number, observed: number])[];
  /** Per score: the mean and standard deviation by which an output becomes a score. */
  readonly scores: readonly (readonly [mean: number, spread: number])[];
  /** How the weights were trained, and their accuracy on matches that were not used for training. */
  readonly made: object;
}

/** Evaluates a game's positions. `npm run train` writes the weights. */
export interface ValueModel<State> {
  /**
   * A position as numbers of magnitude about 1. All tables of a variant have equally many. From a seat's view, they
   * must not depend on faces that are hidden from that seat; with open hands, not on cards that are still to be drawn.
   */
  features(table: State, seat: Seat, perspective: Perspective): readonly number[];
  /** Weights by variant (`Game.variant`), loaded on demand. */
  readonly weights: Readonly<Record<string, () => Promise<Weights>>>;
}
