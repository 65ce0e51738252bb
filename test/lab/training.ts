import type { Rng } from "../../shared/engine/chance/rng.ts";
import type { CalibrationGroup, Weights } from "../../shared/engine/contract/value-model.ts";
import { PARTS, Perceptron } from "../../shared/insight/perceptron.ts";

export interface Samples {
  readonly features: Float32Array[];
  /** The result of each position, and the scores if there are any. */
  readonly targets: (readonly number[])[];
  readonly groups: CalibrationGroup[];
}

/** Sizes of the hidden layers. */
const HIDDEN = [32, 16] as const;
const EPOCHS = 6;
const BATCH = 128;
const RATE = 0.002;
const DECAY = 1e-5;
/** Weight of the scores' error relative to the error of the chance to win. */
const OF_SCORES = 0.2;
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const meanOf = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const spreadOf = (numbers: readonly number[], mean: number): number =>
  Math.sqrt(Math.max(1e-4, meanOf(numbers.map((one) => (one - mean) ** 2))));

/** Rounds a number for the file of weights. */
export const written = (value: number): number => Number(value.toPrecision(5));

/** Weights before their calibration. */
export type Learned = Omit<Weights, "made" | "calibration">;

/**
 * Adam on the log-likelihood of the chance and the squared errors of the scores. Deterministic, to the byte.
 */
export function trained(samples: Samples, rng: Rng): Learned {
  const inputs = samples.features[0]!.length;
  const outputs = samples.targets[0]!.length;
  const column = (of: readonly ArrayLike<number>[], i: number) => of.map((row) => row[i]!);
  const mean = Array.from({ length: inputs }, (_, i) => written(meanOf(column(samples.features, i))));
  const scale = mean.map((of, i) => written(1 / spreadOf(column(samples.features, i), of)));
  const scores = Array.from({ length: outputs - 1 }, (_, i): readonly [number, number] => {
    const of = column(samples.targets, i + 1);
    return [written(meanOf(of)), written(spreadOf(of, meanOf(of)))];
  });
  const trainer = new Trainer([inputs, ...HIDDEN, outputs], rng);
  const x = samples.features.map((row) => row.map((value, i) => (value - mean[i]!) * scale[i]!));
  const y = samples.targets.map(([chance, ...rest]) => [
    chance!,
    ...rest.map((score, i) => (score - scores[i]![0]) / scores[i]![1]),
  ]);
  trainer.learn(x, y);
  return { sizes: trainer.sizes, mean, scale, ...trainer.inParts(), scores };
}

/** Errors of the forecasts for samples that were not used for training. */
export function assessed(weights: Weights, { features, targets, groups }: Samples) {
  const perceptron = new Perceptron(weights);
  const base = meanOf(targets.map(([chance]) => chance!));
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, observed: 0 }));
  let [brier, ofMean] = [0, 0];
  for (const [i, row] of features.entries()) {
    const predicted = perceptron.chanceOf(row, perceptron.curveFor(groups[i]!));
    const observed = targets[i]![0]!;
    const tenth = tenths[Math.min(9, Math.floor(10 * predicted))]!;
    tenth.count++;
    tenth.predicted += predicted;
    tenth.observed += observed;
    brier += (predicted - observed) ** 2;
    ofMean += (base - observed) ** 2;
  }
  const share = (part: number, of: number) => (of === 0 ? 0 : Number((part / of).toFixed(4)));
  return {
    positions: features.length,
    brier: share(brier, features.length),
    ofMean: share(ofMean, features.length),
    tenths: tenths.map(({ count, predicted, observed }) => ({
      count,
      predicted: share(predicted, count),
      observed: share(observed, count),
    })),
  };
}

/** Learns by Adam. */
class Trainer {
  readonly sizes: readonly number[];
  private readonly layers: readonly Layer[];
  private readonly values: readonly Float64Array[];
  private readonly slopes: readonly Float64Array[];
  private readonly rng: Rng;
  private step = 0;

  constructor(sizes: readonly number[], rng: Rng) {
    this.sizes = sizes;
    this.rng = rng;
    this.layers = sizes.slice(1).map((to, i) => new Layer(sizes[i]!, to, rng));
    this.values = sizes.map((size) => new Float64Array(size));
    this.slopes = sizes.map((size) => new Float64Array(size));
  }

  learn(x: readonly Float32Array[], y: readonly (readonly number[])[]): void {
    const order = Uint32Array.from(x, (_, i) => i);
    const batches = Math.floor(x.length / BATCH);
    const steps = EPOCHS * batches;
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (let i = order.length - 1; i > 0; i--) {
        const j = this.rng(i + 1);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      for (let batch = 0; batch < batches; batch++) {
        for (const at of order.subarray(batch * BATCH, (batch + 1) * BATCH)) this.meet(x[at]!, y[at]!);
        this.step++;
        for (const layer of this.layers) layer.move(this.step, RATE * (1 - this.step / (steps + 1)) + 1e-5);
      }
    }
  }

  inParts(): Pick<Weights, "weights" | "biases"> {
    const inParts = (of: Float64Array) => Array.from(of, (value) => Math.round(value * PARTS));
    return {
      weights: this.layers.map(({ weights }) => inParts(weights.value)),
      biases: this.layers.map(({ biases }) => inParts(biases.value)),
    };
  }

  /** Adds the gradient of a sample's error to those of the layers. */
  private meet(x: Float32Array, y: readonly number[]): void {
    const { values, slopes, layers } = this;
    values[0]!.set(x);
    const last = layers.length - 1;
    for (const [i, layer] of layers.entries()) layer.forward(values[i]!, values[i + 1]!, i === last);
    const out = values.at(-1)!;
    const slope = slopes.at(-1)!;
    slope[0] = 1 / (1 + Math.exp(-out[0]!)) - y[0]!;
    for (let i = 1; i < out.length; i++) slope[i] = OF_SCORES * (out[i]! - y[i]!);
    for (let i = last; i >= 0; i--) layers[i]!.backward(values[i]!, slopes[i + 1]!, i > 0 ? slopes[i]! : undefined);
  }
}

class Learning {
  readonly value: Float64Array;
  readonly slope: Float64Array;
  private readonly drift: Float64Array;
  private readonly force: Float64Array;
  private readonly decay: number;

  constructor(value: Float64Array, decay: number) {
    this.value = value;
    this.decay = decay;
    this.slope = new Float64Array(value.length);
    this.drift = new Float64Array(value.length);
    this.force = new Float64Array(value.length);
  }

  move(step: number, rate: number): void {
    const { value, slope, drift, force, decay } = this;
    const early = 1 - 0.9 ** step;
    const earlier = 1 - 0.999 ** step;
    for (let i = 0; i < value.length; i++) {
      const pull = slope[i]! / BATCH + decay * value[i]!;
      drift[i] = 0.9 * drift[i]! + 0.1 * pull;
      force[i] = 0.999 * force[i]! + 0.001 * pull * pull;
      value[i]! -= (rate * (drift[i]! / early)) / (Math.sqrt(force[i]! / earlier) + 1e-8);
    }
    slope.fill(0);
  }
}

class Layer {
  readonly weights: Learning;
  readonly biases: Learning;

  constructor(from: number, to: number, rng: Rng) {
    const width = Math.sqrt(3 / from);
    const roll = () => ((2 * rng(2 ** 24)) / 2 ** 24 - 1) * width;
    this.weights = new Learning(Float64Array.from({ length: from * to }, roll), DECAY);
    this.biases = new Learning(new Float64Array(to), 0);
  }

  forward(from: Float64Array, to: Float64Array, isLast: boolean): void {
    const weights = this.weights.value;
    const biases = this.biases.value;
    for (let j = 0, at = 0; j < to.length; j++) {
      let total = biases[j]!;
      for (let i = 0; i < from.length; i++, at++) total += weights[at]! * from[i]!;
      to[j] = isLast || total > 0 ? total : 0;
    }
  }

  backward(from: Float64Array, slopes: Float64Array, into: Float64Array | undefined): void {
    const weights = this.weights.value;
    const slope = this.weights.slope;
    into?.fill(0);
    for (let j = 0; j < slopes.length; j++) {
      const pull = slopes[j]!;
      if (pull === 0) continue;
      this.biases.slope[j]! += pull;
      for (let i = 0, at = j * from.length; i < from.length; i++, at++) {
        slope[at]! += pull * from[i]!;
        if (into) into[i]! += pull * weights[at]!;
      }
    }
    if (into) for (let i = 0; i < from.length; i++) if (from[i]! <= 0) into[i] = 0;
  }

  move(step: number, rate: number): void {
    this.weights.move(step, rate);
    this.biases.move(step, rate);
  }
}
