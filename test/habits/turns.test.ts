import { expect, test } from "vitest";
import { filesInTurn } from "../kit/turns.ts";

/** Forty files of 3 to 61.5 s. */
const TIMES = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`test/${i + 10}.test.ts`, 3 + 1.5 * i]));
const PATHS = Object.keys(TIMES);
const SEEDS = Array.from({ length: 400 }, (_, i) => 2 ** 28 + 7919 * i);

const secondsOf = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + TIMES[path]!, 0);

test("files whose turn it is: quick and new files always have it, the slowest in a quarter of the runs", () => {
  const runs = SEEDS.map((seed) => filesInTurn([...PATHS, "test/new.test.ts"], TIMES, seed, 1 / 4));
  const share = (path: string) => runs.filter((run) => run.has(path)).length / runs.length;
  expect(share("test/new.test.ts")).toBe(1);
  expect(share("test/10.test.ts")).toBe(1);
  expect(share("test/14.test.ts")).toBeCloseTo(3 / 9, 1);
  expect(share("test/49.test.ts")).toBeCloseTo(1 / 4, 1);
});

test("files whose turn it is: ten runs try every file, and each run takes about a third of the time", () => {
  const runs = SEEDS.map((seed) => filesInTurn(PATHS, TIMES, seed, 1 / 4));
  for (const run of runs) expect(Math.abs(secondsOf(run) / secondsOf(PATHS) - 0.26)).toBeLessThan(0.1);
  for (let i = 0; i + 10 <= 40; i += 10) {
    const tried = new Set(
      Array.from({ length: 10 }, (_, n) => filesInTurn(PATHS, TIMES, i + n, 1 / 4)).flatMap((run) => [...run]),
    );
    expect([...tried].toSorted()).toEqual(PATHS);
  }
});

test("files whose turn it is: a seed always chooses the same files", () => {
  expect(filesInTurn(PATHS.toReversed(), TIMES, 41, 1 / 2)).toEqual(filesInTurn(PATHS, TIMES, 41, 1 / 2));
});
