import type { Seat } from "./events.ts";

/** As one seat knows the position, or with all hands open. */
export type Perspective = "seat" | "open";

/** Forecasts that a calibration can correct by themselves. */
export interface CalibrationGroup {
  /** The number of seats. */
  readonly seats: number;
  readonly perspective: Perspective;
}

/** From predicted to observed probabilities; both increase. */
export type Curve = readonly (readonly [predicted: number, observed: number])[];

/** A multilayer perceptron with rectified hidden layers; its outputs are one probability and any number of scores. */
export interface Weights {
  /** Units of each layer, from input to output. */
  readonly sizes: readonly number[];
  /** An input x becomes `(x - mean) * scale`. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** In thousandths, like `biases`: per layer, row by row. */
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly (readonly number[])[];
  /** The first curve for a group corrects its forecasts. One without `seats` or `perspective` is for all of them. */
  readonly calibration: readonly (Partial<CalibrationGroup> & { readonly curve: Curve })[];
  /** Mean and spread that turn an output into a score. */
  readonly scores: readonly (readonly [mean: number, spread: number])[];
  /** How the weights were trained, and their accuracy on other matches. */
  readonly made: object;
}

/** How the players' skill changes their chances, compared with the game's first bot. `npm run as-played` fits it. */
export interface PlayFit {
  readonly moves: number;
  /** Mean of how much worse moves are than the first bot's, 0 to 1. */
  readonly lapse: number;
  readonly weights: readonly number[];
}

/** `npm run train` writes the weights. */
export interface ValueModel<State> {
  /**
   * Numbers of magnitude about 1, equally many for all tables of a variant. Independent of faces hidden from the seat
   * or, with open hands, of cards still to be drawn.
   */
  features(table: State, seat: Seat, perspective: Perspective): readonly number[];
  /** By variant (`Game.variant`). */
  readonly weights: Readonly<Record<string, () => Promise<Weights>>>;
  /** By variant. */
  readonly asPlayed?: () => Promise<Readonly<Record<string, PlayFit>>>;
}
