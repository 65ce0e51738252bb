import { expect, test } from "vitest";
import { delayBefore } from "../../../client/match/reconnect-backoff.ts";

test("the first attempts follow soon, and none waits longer than five seconds", () => {
  const longest = Array.from({ length: 12 }, (_, attempt) => delayBefore(attempt, 1));
  expect(longest.slice(0, 4)).toEqual([200, 400, 800, 1600]);
  expect(Math.max(...longest)).toBe(5000);
});

test("two browsers do not return at the same moment", () => {
  expect(delayBefore(5, 0)).toBe(2500);
  expect(delayBefore(5, 0.5)).toBe(3750);
});
