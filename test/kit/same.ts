import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** Expects two values to be equal. Laws compare thousands of states, and vitest's own comparison is slow. */
export function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}
