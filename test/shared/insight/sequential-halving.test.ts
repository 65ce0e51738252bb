import { describe, expect, test } from "vitest";
import { type Effort, sequentialHalving } from "../../../shared/insight/sequential-halving.ts";

interface Option {
  readonly promise: number;
  tried: number;
}

const LONG = 10;

/** Runs a search in which a trial of an option costs ten moves. */
function spent(promises: readonly number[], effort: Effort, last = Number.POSITIVE_INFINITY) {
  const options = promises.map((promise): Option => ({ promise, tried: 0 }));
  const samples: number[] = [];
  const halving = sequentialHalving(
    options,
    effort,
    (left, sample) => {
      if (sample === last) return undefined;
      samples.push(sample);
      for (const option of left) option.tried++;
      return left.length * LONG;
    },
    ({ promise }) => promise,
  );
  return { halving, samples, times: options.map(({ tried }) => tried) };
}

describe("sequential halving", () => {
  test("spends half on all options, a quarter on the better half, and the rest on the best, always with the first among them", () => {
    const { halving, times } = spent([0.1, 0.2, 0.9, 0.3, 0.8], { playouts: 240 });
    // Five share 120 playouts, three the next 60, two the last 60.
    expect(times).toEqual([24 + 20 + 30, 24, 24 + 20 + 30, 24, 24 + 20]);
    expect(halving).toMatchObject({ left: [{ promise: 0.1 }, { promise: 0.9 }], samples: 74, playouts: 240 });
  });

  test("numbers its samples, which all options that are left share", () => {
    const { samples } = spent([0.5, 0.6, 0.7], { playouts: 12 });
    expect(samples).toEqual(samples.map((_, i) => i));
  });

  test("tries every option once, however small the budget", () => {
    expect(spent([0.5, 0.6, 0.7, 0.8], { playouts: 1 }).times).toEqual([1, 1, 1, 1]);
  });

  test("counts the moves of long playouts", () => {
    const { times } = spent([0.5, 0.6], { playouts: 1_000, moves: 400 });
    expect(times).toEqual([20, 20]);
  });

  test("has no result when an option cannot be tried", () => {
    expect(spent([0.5, 0.6], { playouts: 100 }, 3).halving).toBeUndefined();
  });

  test("leaves a single option as it is", () => {
    expect(spent([0.5], { playouts: 10 }).halving).toMatchObject({ left: [{ promise: 0.5 }], playouts: 10 });
  });
});
