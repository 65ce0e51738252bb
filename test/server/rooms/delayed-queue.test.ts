import { expect, test } from "vitest";
import { DelayedQueue } from "../../../server/rooms/delayed-queue.ts";

test("the number of pending entries of an endless kind is bounded, and the last one is delivered when all are due", () => {
  let now = 0;
  const published: number[] = [];
  const queue = new DelayedQueue(
    () => now,
    () => {},
  );
  for (; now < 10_000; now++) {
    const moment = now;
    queue.add(now + 86_400_000, () => published.push(moment), "away");
  }
  queue.flush();
  queue.stop();
  expect(published.length).toBeLessThan(500);
  expect(published.at(-1)).toBe(9_999);
  expect(published).toEqual(published.toSorted((a, b) => a - b));
});

test("entries without a kind are all delivered, in the order in which they are due", () => {
  const published: number[] = [];
  const queue = new DelayedQueue(
    () => 0,
    () => {},
  );
  for (let i = 1; i <= 1000; i++) queue.add(i, () => published.push(i));
  queue.flush();
  queue.stop();
  expect(published).toHaveLength(1000);
});
