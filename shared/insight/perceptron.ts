import type { CalibrationGroup, Curve, Weights } from "../engine/contract/value-model.ts";

/** The unit of stored weights: 1/1000. */
export const PARTS = 1000;

interface Prediction {
  /** The chance to win, 0 to 1. */
  readonly chance: number;
  readonly scores: readonly number[];
}

export class Perceptron {
  private readonly data: Weights;
  private readonly weights: readonly Float64Array[];
  private readonly biases: readonly Float64Array[];
  private readonly layers: readonly Float64Array[];

  constructor(data: Weights) {
    const inParts = (rows: readonly (readonly number[])[]) =>
      rows.map((row) => Float64Array.from(row, (value) => value / PARTS));
    this.data = data;
    this.weights = inParts(data.weights);
    this.biases = inParts(data.biases);
    this.layers = data.sizes.map((size) => new Float64Array(size));
  }

  /** Empty, which corrects nothing, if there is none. */
  curveFor({ seats, perspective }: CalibrationGroup): Curve {
    const found = this.data.calibration.find(
      (one) => (one.seats ?? seats) === seats && (one.perspective ?? perspective) === perspective,
    );
    return found?.curve ?? [];
  }

  /** @throws RangeError if the number of features differs from the input size */
  read(features: ArrayLike<number>, curve: Curve): Prediction {
    const { data } = this;
    const chance = this.chanceOf(features, curve);
    const [, ...scores] = this.layers.at(-1)!;
    return { chance, scores: scores.map((score, i) => data.scores[i]![0] + score * data.scores[i]![1]) };
  }

  /** Does not allocate. @throws RangeError if the number of features differs from the input size */
  chanceOf(features: ArrayLike<number>, curve: Curve): number {
    const { layers, data } = this;
    const input = layers[0]!;
    if (features.length !== input.length)
      throw new RangeError(`${features.length} features for weights of ${input.length}: train them again`);
    for (let i = 0; i < input.length; i++) input[i] = (features[i]! - data.mean[i]!) * data.scale[i]!;
    for (let layer = 0; layer < this.weights.length; layer++) this.pass(layer);
    return calibrated(curve, 1 / (1 + Math.exp(-layers[layers.length - 1]![0]!)));
  }

  /** Computes four sums at a time, because each addition waits for the previous one of the same sum. */
  private pass(layer: number): void {
    const from = this.layers[layer]!;
    const to = this.layers[layer + 1]!;
    const weights = this.weights[layer]!;
    const biases = this.biases[layer]!;
    const width = from.length;
    const whole = to.length - (to.length % 4);
    for (let j = 0; j < whole; j += 4) {
      let [one, two, three, four] = [biases[j]!, biases[j + 1]!, biases[j + 2]!, biases[j + 3]!];
      const at = j * width;
      for (let i = 0; i < width; i++) {
        const value = from[i]!;
        one += weights[at + i]! * value;
        two += weights[at + width + i]! * value;
        three += weights[at + 2 * width + i]! * value;
        four += weights[at + 3 * width + i]! * value;
      }
      to[j] = one;
      to[j + 1] = two;
      to[j + 2] = three;
      to[j + 3] = four;
    }
    for (let j = whole; j < to.length; j++) {
      let sum = biases[j]!;
      for (let i = 0; i < width; i++) sum += weights[j * width + i]! * from[i]!;
      to[j] = sum;
    }
    if (layer < this.weights.length - 1) for (let j = 0; j < to.length; j++) to[j] = to[j]! > 0 ? to[j]! : 0;
  }
}

/** The observed probability for a predicted one, by linear interpolation. */
export function calibrated(curve: Curve, predicted: number): number {
  for (let i = 1; i < curve.length; i++) {
    const [low, from] = curve[i - 1]!;
    const [high, to] = curve[i]!;
    if (predicted <= high) return high > low ? from + ((to - from) * (predicted - low)) / (high - low) : to;
  }
  return predicted;
}
