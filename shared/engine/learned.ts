import type { Seat } from "./game.ts";

/** How a position is looked at: as a seat knows it, or with all hands laid open (`laidOpen`), as it was. */
export type Eyes = "seat" | "open";

/** A perceptron as data: numbers in, some layers of rectifiers, one chance and any number of scores out. */
export interface Weights {
  /** How many numbers each layer has, from what goes in to what comes out. */
  readonly sizes: readonly number[];
  /** By number that goes in: what is taken off it, and what it is multiplied by. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** By layer, row by row, in thousandths. */
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly (readonly number[])[];
  /** What came of what is said, as points of a line from 0 to 1: [said, came], both increasing. */
  readonly calibration: readonly (readonly [said: number, came: number])[];
  /** By score that comes out: its mean, and how far they lie around it. */
  readonly scores: readonly (readonly [mean: number, spread: number])[];
  /** How they were made, and how well they do in matches they have not seen. */
  readonly made: object;
}

/** What a game's positions are judged by at a glance. `npm run train` makes the weights. */
export interface Learned<State> {
  /**
   * A position in numbers of about the size of 1, as many for all tables of a kind. As a seat knows it, nothing of them follows
   * from a face that is hidden from the seat; laid open, from no card that is still to come.
   */
  features(table: State, seat: Seat, eyes: Eyes): readonly number[];
  /** By kind of table (`Game.variant`): its weights, which are loaded when they are asked for. */
  readonly weights: Readonly<Record<string, () => Promise<Weights>>>;
}
