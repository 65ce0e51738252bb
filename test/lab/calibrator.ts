import type { CalibrationGroup, Curve, Weights } from "../../shared/engine/contract/value-model.ts";
import { Perceptron } from "../../shared/insight/perceptron.ts";
import { type Learned, type Samples, sum, written } from "./training.ts";

/**
 * The calibration curve has about `POINTS` points. A range of at least `WIDEST` with at least `FEWEST` positions gets
 * its own point: otherwise rare forecasts would share one, and the curve would bend too late.
 */
const POINTS = 16;
const WIDEST = 0.06;
const FEWEST = 400;

/** Chances to win before calibration, and the results. There are millions, so they are in two lists. */
interface Forecasts {
  readonly predicted: number[];
  readonly observed: number[];
}

type Split = "together" | "by group";

interface GroupForecasts extends Forecasts {
  readonly of: Partial<CalibrationGroup>;
}

/** Collects forecasts, and fits a curve to all of them, or one for each number of seats and perspective. */
export class Calibrator {
  readonly #perceptron: Perceptron;
  readonly #split: Split;
  readonly #byGroup = new Map<string, GroupForecasts>();

  constructor(learned: Learned, split: Split) {
    this.#perceptron = new Perceptron({ ...learned, calibration: [], made: {} });
    this.#split = split;
  }

  add({ features, targets, groups }: Samples): void {
    for (const [i, group] of groups.entries()) {
      const { predicted, observed } = this.#forecastsOf(group);
      predicted.push(this.#perceptron.chanceOf(features[i]!, []));
      observed.push(targets[i]![0]!);
    }
  }

  calibration(): Weights["calibration"] {
    return [...this.#byGroup.values()]
      .sort((a, b) => (a.of.seats ?? 0) - (b.of.seats ?? 0))
      .map(({ of, ...forecasts }) => ({ ...of, curve: curveOf(forecasts) }));
  }

  #forecastsOf({ seats, perspective }: CalibrationGroup): GroupForecasts {
    const of = this.#split === "together" ? {} : { seats, perspective };
    const key = JSON.stringify(of);
    const forecasts = this.#byGroup.get(key) ?? { of, predicted: [], observed: [] };
    this.#byGroup.set(key, forecasts);
    return forecasts;
  }
}

/** A monotonic curve that corrects forecasts, by pool adjacent violators. */
function curveOf({ predicted, observed }: Forecasts): Curve {
  const order = Uint32Array.from(predicted, (_, i) => i).sort((a, b) => predicted[a]! - predicted[b]!);
  const sorted = {
    predicted: Array.from(order, (i) => predicted[i]!),
    observed: Array.from(order, (i) => observed[i]!),
  };
  const rising: Pool[] = [];
  for (const pool of poolsOf(sorted)) {
    let next = pool;
    for (
      let last = rising.at(-1);
      last && last.observed / last.count >= next.observed / next.count;
      last = rising.at(-1)
    ) {
      rising.pop();
      next = {
        count: last.count + next.count,
        predicted: last.predicted + next.predicted,
        observed: last.observed + next.observed,
      };
    }
    rising.push(next);
  }
  const points = rising.map(
    ({ count, predicted, observed }) => [written(predicted / count), written(observed / count)] as const,
  );
  return [[0, 0], ...points, [1, 1]];
}

/** Sums over positions with adjacent forecasts. */
interface Pool {
  readonly count: number;
  readonly predicted: number;
  readonly observed: number;
}

/**
 * `curveOf` merges pools whose results do not rise.
 * @param sorted in ascending order of forecasts
 */
function poolsOf({ predicted, observed }: Forecasts): Pool[] {
  const size = Math.ceil(predicted.length / POINTS);
  const pools: Pool[] = [];
  for (let from = 0, to = 1; from < predicted.length; from = to++) {
    const isWhole = () => to - from >= size || (to - from >= FEWEST && predicted[to]! - predicted[from]! >= WIDEST);
    while (to < predicted.length && !isWhole()) to++;
    pools.push({
      count: to - from,
      predicted: sum(predicted.slice(from, to)),
      observed: sum(observed.slice(from, to)),
    });
  }
  return pools;
}
