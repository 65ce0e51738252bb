import { byStrength } from "./strength.ts";

/** `test` is empty in hooks of the file. */
const current = { file: "", test: "" };
const counts = new Map<string, number>();

export function enterFile(file: string): void {
  Object.assign(current, { file, test: "" });
}

/** @param test full name; "" once it has ended */
export function enterTest(test = ""): void {
  current.test = test;
}

/** The seed of this run: undefined outside of tests, constant at STRENGTH=quick. */
const keySeed = (): string | undefined =>
  process.env.SEED === undefined
    ? undefined
    : byStrength({ quick: "2026", gate: process.env.SEED, nightly: process.env.SEED });

/**
 * Each call returns another key, the same in every run with the same seed, whatever tests ran before.
 * @param kind calls of a test are counted by kind
 * @returns undefined outside of tests
 */
export function testKey(kind: string): string | undefined {
  const seed = keySeed();
  if (seed === undefined) return undefined;
  const place = JSON.stringify([seed, current.file, current.test, kind]);
  const count = counts.get(place) ?? 0;
  counts.set(place, count + 1);
  return `${place}${count}`;
}

/** A key that all tests of a worker share. */
export function sharedKey(kind: string): string | undefined {
  const seed = keySeed();
  return seed && JSON.stringify([seed, kind]);
}
