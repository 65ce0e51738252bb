import { expect, test } from "vitest";
import { HoldBack } from "../../../server/rooms/hold-back.ts";

test("the number of pending entries of an endless kind is bounded, and the last one is delivered when all are due", () => {
  let now = 0;
  const told: number[] = [];
  const held = new HoldBack(
    () => now,
    () => {},
  );
  for (; now < 10_000; now++) {
    const moment = now;
    held.until(now + 86_400_000, () => told.push(moment), "away");
  }
  held.release();
  held.stop();
  expect(told.length).toBeLessThan(500);
  expect(told.at(-1)).toBe(9_999);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test("entries without a kind are all delivered, in the order in which they are due", () => {
  const told: number[] = [];
  const held = new HoldBack(
    () => 0,
    () => {},
  );
  for (let i = 1; i <= 1000; i++) held.until(i, () => told.push(i));
  held.release();
  held.stop();
  expect(told).toHaveLength(1000);
});
