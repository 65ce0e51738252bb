import type { Seat } from "./events.ts";

/** How a position is viewed: as one seat knows it, or with all hands open (`revealAll`). */
export type Perspective = "seat" | "open";

/** A perceptron as data: numbers in, rectified layers, one probability and any number of scores out. */
export interface Weights {
  /** The size of each layer, from input to output. */
  readonly sizes: readonly number[];
  /** Per input: what is subtracted from it, and the factor it is then multiplied by. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** Per layer, row by row, in thousandths. */
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly (readonly number[])[];
  /** Points from predicted to observed probability, 0 to 1, both increasing. */
  readonly calibration: readonly (readonly [predicted: number, observed: number])[];
  /** Per score: its mean and standard deviation. */
  readonly scores: readonly (readonly [mean: number, spread: number])[];
  /** How the weights were trained, and their accuracy on unseen matches. */
  readonly made: object;
}

/** Evaluates a game's positions. `npm run train` makes the weights. */
export interface ValueModel<State> {
  /**
   * A position as numbers of magnitude about 1, the same count for all tables of a variant. With a seat's view, they
   * never depend on faces hidden from that seat; with open hands, never on cards still to come.
   */
  features(table: State, seat: Seat, perspective: Perspective): readonly number[];
  /** Weights by variant (`Game.variant`), loaded on demand. */
  readonly weights: Readonly<Record<string, () => Promise<Weights>>>;
}
