import { byStrength } from "./strength.ts";

/** The file that a worker runs, and its current test; "" in hooks of the file. */
const current = { file: "", test: "" };
const counts = new Map<string, number>();

export function enterFile(file: string): void {
  Object.assign(current, { file, test: "" });
}

/** @param test its full name, or nothing once it has ended */
export function enterTest(test = ""): void {
  current.test = test;
}

/** The seed of this run; undefined outside of tests. At STRENGTH=quick it is always the same. */
const runSeed = (): string | undefined =>
  process.env.SEED === undefined
    ? undefined
    : byStrength({ quick: "2026", gate: process.env.SEED, nightly: process.env.SEED });

/**
 * Returns a different key at each call, and the same keys in every run with the same seed. The randomness of a server,
 * a guest or a page follows from such a key. It depends on the current test, not on those that ran before it.
 * @param kind what the key is for; the calls of a test are counted by kind
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
