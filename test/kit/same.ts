import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** Compares like `toStrictEqual`, but faster for equal values: laws compare thousands of states. */
export function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}
