import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** Expects two values to be equal; a law compares thousands of states, and vitest's own comparison takes its time. */
export function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}
