import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** Expects equal values. Laws compare thousands of states, for which vitest's own comparison is slow. */
export function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}
