import { byStrength } from "./strength.ts";

/** Where a worker is: the file it runs, and its current test; a hook of a file has none. */
const current = { file: "", test: "" };
const counts = new Map<string, number>();

export function enterFile(file: string): void {
  Object.assign(current, { file, test: "" });
}

/** @param test its full name, or nothing once it has ended */
export function enterTest(test = ""): void {
  current.test = test;
}

/** The seed of this run; undefined outside of tests. While writing, it is always the same. */
const runSeed = (): string | undefined =>
  process.env.SEED === undefined
    ? undefined
    : byStrength({ quick: "2026", gate: process.env.SEED, nightly: process.env.SEED });

/**
 * A key that differs each time, in all tests, and is the same in every run with the same seed: whatever is random for
 * this server, guest or page can follow from it. It depends on the current test, not on those that ran before it.
 * @param kind what the key is for; each kind of a test is counted by itself
 * @returns undefined outside of tests
 */
export function testKey(kind: string): string | undefined {
  const seed = runSeed();
  if (seed === undefined) return undefined;
  const place = JSON.stringify([seed, current.file, current.test, kind]);
  const count = counts.get(place) ?? 0;
  counts.set(place, count + 1);
  return `${place}${count}`;
}

/** A key of something that all tests of a worker share. */
export function sharedKey(kind: string): string | undefined {
  const seed = runSeed();
  return seed && JSON.stringify([seed, kind]);
}
