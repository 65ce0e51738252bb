import type { Seat } from "./events.ts";

/** As one seat knows the position, or with all hands open. */
export type Perspective = "seat" | "open";

/**
 * A multilayer perceptron. Its hidden layers are rectified; its outputs are one probability and any number of scores.
 */
export interface Weights {
  /** The number of units of each layer, from input to output. */
  readonly sizes: readonly number[];
  /** An input x becomes `(x - mean) * scale`. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** Weights and biases, in thousandths: per layer, row by row. */
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly (readonly number[])[];
  /** Points of the curve from predicted to observed probabilities, 0 to 1; both increase. */
  readonly calibration: readonly (readonly [predicted: number, observed: number])[];
  /** Per score: the mean and standard deviation by which an output becomes a score. */
  readonly scores: readonly (readonly [mean: number, spread: number])[];
  /** How the weights were trained, and their accuracy on matches not used for training. */
  readonly made: object;
}

/**
 * How the decisions of a table's players change their chances, compared with the game's first bot. `npm run as-played`
 * fits it.
 */
export interface PlayFit {
  /** The mean number of moves of a match. */
  readonly moves: number;
  /** The mean lapse of a move. */
  readonly lapse: number;
  /** One for each input. */
  readonly weights: readonly number[];
}

/** Evaluates positions. `npm run train` writes the weights. */
export interface ValueModel<State> {
  /**
   * A position as numbers of magnitude about 1, equally many for all tables of a variant. They must not depend on faces
   * hidden from the seat or, with open hands, on cards still to be drawn.
   */
  features(table: State, seat: Seat, perspective: Perspective): readonly number[];
  /** By variant (`Game.variant`). */
  readonly weights: Readonly<Record<string, () => Promise<Weights>>>;
  /** By variant. */
  readonly asPlayed?: () => Promise<Readonly<Record<string, PlayFit>>>;
}
