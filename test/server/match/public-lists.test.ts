import { expect, onTestFinished, test, vi } from "vitest";
import { PublicLists } from "../../../server/match/public-lists.ts";
import type { SummaryQuery } from "../../../server/store/queries.ts";
import { summary } from "../store/samples.ts";

function listsOver(matches = [summary("a", 1)]) {
  const asked: SummaryQuery[] = [];
  const state = { isBroken: false };
  const find = async (_: string | undefined, query: SummaryQuery) => {
    asked.push(query);
    if (state.isBroken) throw new Error("the store is away");
    return matches;
  };
  return { lists: new PublicLists({ find }, { count: async () => 1 }), asked, state };
}

test("a public list is read from the store five times a second at most, however many callers ask", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { lists, asked } = listsOver();
  for (let ms = 0; ms < 1000; ms += 10) {
    await Promise.all(Array.from({ length: 10 }, () => lists.read(["open"], 100)));
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(asked.length).toBeLessThanOrEqual(5);
  expect(asked[0]).toEqual({ states: ["open"], visibility: "open", limit: 100 });
});

test("callers of the same public list are given the same object", async () => {
  const { lists } = listsOver();
  const [first, second] = [await lists.read(["live", "open"], 50), await lists.read(["open", "live", "open"], 50)];
  expect(first).toBe(second);
});

test("a public list that could not be read is not kept", async () => {
  const { lists, state } = listsOver();
  state.isBroken = true;
  await expect(lists.read(undefined, 50)).rejects.toThrow("the store is away");
  state.isBroken = false;
  expect((await lists.read(undefined, 50)).matches).toHaveLength(1);
});
