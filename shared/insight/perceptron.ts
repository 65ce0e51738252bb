import type { Weights } from "../engine/contract/value-model.ts";

/** The unit of stored weights: 1/1000. */
export const PARTS = 1000;

interface Prediction {
  /** 0 to 1. */
  readonly chance: number;
  readonly scores: readonly number[];
}

/** Evaluates a perceptron, in a few microseconds. */
export class Perceptron {
  private readonly data: Weights;
  private readonly weights: readonly Float64Array[];
  private readonly biases: readonly Float64Array[];
  /** The values of each layer during an evaluation. */
  private readonly layers: readonly Float64Array[];

  constructor(data: Weights) {
    const inParts = (rows: readonly (readonly number[])[]) =>
      rows.map((row) => Float64Array.from(row, (value) => value / PARTS));
    this.data = data;
    this.weights = inParts(data.weights);
    this.biases = inParts(data.biases);
    this.layers = data.sizes.map((size) => new Float64Array(size));
  }

  /** @throws RangeError if the number of features differs from the input size */
  read(features: ArrayLike<number>): Prediction {
    const { layers, data } = this;
    const input = layers[0]!;
    if (features.length !== input.length)
      throw new RangeError(`${features.length} features for weights of ${input.length}: train them anew`);
    for (let i = 0; i < input.length; i++) input[i] = (features[i]! - data.mean[i]!) * data.scale[i]!;
    for (let layer = 0; layer < this.weights.length; layer++) this.pass(layer);
    const [logit = 0, ...scores] = layers.at(-1)!;
    return {
      chance: calibrated(data.calibration, 1 / (1 + Math.exp(-logit))),
      scores: scores.map((score, i) => data.scores[i]![0] + score * data.scores[i]![1]),
    };
  }

  private pass(layer: number): void {
    const from = this.layers[layer]!;
    const to = this.layers[layer + 1]!;
    const weights = this.weights[layer]!;
    const biases = this.biases[layer]!;
    const isLast = layer === this.weights.length - 1;
    for (let j = 0, at = 0; j < to.length; j++) {
      let sum = biases[j]!;
      for (let i = 0; i < from.length; i++, at++) sum += weights[at]! * from[i]!;
      to[j] = isLast || sum > 0 ? sum : 0;
    }
  }
}

/** The observed probability for a predicted one, by linear interpolation. */
export function calibrated(points: Weights["calibration"], predicted: number): number {
  for (let i = 1; i < points.length; i++) {
    const [low, from] = points[i - 1]!;
    const [high, to] = points[i]!;
    if (predicted <= high) return high > low ? from + ((to - from) * (predicted - low)) / (high - low) : to;
  }
  return predicted;
}
