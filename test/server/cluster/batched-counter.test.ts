import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { expect, test, vi } from "vitest";
import { batchedCounter } from "../../../server/cluster/batched-counter.ts";
import { Limits, memoryCounter } from "../../../server/limits.ts";

const LIMIT = { count: 1000, seconds: 60 };

/** Each process has its own counter, and both share one. */
function twoProcesses() {
  const shared = new RateLimiterMemory({ points: LIMIT.count, duration: LIMIT.seconds });
  const consume = vi.spyOn(shared, "consume");
  const process = () => batchedCounter(memoryCounter(LIMIT), shared, LIMIT);
  return { consume, one: process(), other: process() };
}

const refused = (answer: unknown): boolean => answer instanceof RateLimiterRes;
const isRefused = (asked: Promise<unknown>): Promise<boolean> => asked.then(() => false, refused);

test("small amounts are reported together, once they are 1 % of the limit", async () => {
  const { consume, one } = twoProcesses();
  for (let i = 0; i < 25; i++) await one.consume("a", 1);
  expect(consume.mock.calls).toEqual([
    ["a", 10],
    ["a", 10],
  ]);
});

test("a sender who uses up the limit across all processes is refused in each of them", async () => {
  const { one, other } = twoProcesses();
  let through = 0;
  for (let i = 0; i < 300; i++)
    for (const process of [one, other]) if (!(await isRefused(process.consume("a", 7)))) through += 7;
  expect(through).toBeGreaterThan(0.95 * LIMIT.count);
  expect(through).toBeLessThan(1.05 * LIMIT.count);
  expect([await isRefused(one.consume("a", 1)), await isRefused(other.consume("a", 1))]).toEqual([true, true]);
  expect(await isRefused(other.consume("b", 1))).toBe(false);
});

test("no request waits for a counter that does not answer, and each process counts for itself while it fails", async () => {
  for (const consume of [() => new Promise<never>(() => {}), () => Promise.reject(new Error("away"))]) {
    const counter = batchedCounter(memoryCounter(LIMIT), { consume }, LIMIT);
    for (let i = 0; i < 10; i++) await counter.consume("a", 100);
    expect(await isRefused(counter.consume("a", 1))).toBe(true);
  }
});

test("the first refusal of a sender whom other processes have counted is reported to the host as the first", async () => {
  const { consume, one } = twoProcesses();
  consume.mockRejectedValue(new RateLimiterRes(0, 30_000, 5000));
  const onHit = vi.fn();
  const limits = new Limits({ writes: LIMIT } as never, onHit, () => one);
  expect(await limits.wait("writes", "a", 500)).toBeUndefined();
  await vi.waitFor(async () => expect(await limits.wait("writes", "a", 1)).toBe(30));
  expect(await limits.wait("writes", "a", 1)).toBe(30);
  expect(onHit.mock.calls.map(([{ isFirst }]) => isFirst)).toEqual([true, false]);
});
