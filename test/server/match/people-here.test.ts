import { afterEach, describe, expect, test } from "vitest";
import { localTally } from "../../../server/cluster/cluster.ts";
import { PeopleHere } from "../../../server/match/people-here.ts";

const SECOND = 1000;

const opened: PeopleHere[] = [];
afterEach(() => {
  for (const here of opened.splice(0)) here.close();
});

function counting() {
  const clock = { now: 10_000 * SECOND };
  const here = new PeopleHere({ people: localTally(), now: () => clock.now });
  opened.push(here);
  const count = (): Promise<number> => {
    clock.now += 2 * SECOND;
    return here.count();
  };
  return { clock, here, count };
}

describe("people who are online", () => {
  test("are counted once, at however many tables they are", async () => {
    const { here, count } = counting();
    here.see("m", new Set(["ann", "bob"]));
    here.see("n", new Set(["ann"]));
    expect(await count()).toBe(2);
    here.recordRequest("10.0.0.1");
    here.recordRequest("10.0.0.1");
    expect(await count()).toBe(3);
    here.see("n", new Set());
    expect(await count()).toBe(3);
    here.see("m", new Set(["bob"]));
    expect(await count()).toBe(2);
  });

  test("do not include the server, whose own first requests come from no network", async () => {
    const { here, count } = counting();
    here.see("m", new Set(["ann"]));
    here.recordRequest("");
    expect(await count()).toBe(1);
    here.recordRequest("10.0.0.1");
    expect(await count()).toBe(2);
  });

  test("are forgotten when their pages send no more requests, and when they leave their tables", async () => {
    const { clock, here, count } = counting();
    here.see("m", new Set(["ann", "bob"]));
    here.recordRequest("10.0.0.1");
    expect(await count()).toBe(3);
    clock.now += 20 * SECOND;
    expect(await count()).toBe(2);
    here.see("m", new Set());
    // The count is at least 1, because the caller is online.
    expect(await count()).toBe(1);
  });

  test("are counted at most once a second, and at most 10,000 of them outside tables", async () => {
    const { clock, here, count } = counting();
    here.recordRequest("a");
    expect(await count()).toBe(1);
    here.recordRequest("b");
    clock.now += 100;
    expect(await here.count()).toBe(1);
    for (let i = 0; i < 10_100; i++) here.recordRequest(`network ${i}`);
    expect(await count()).toBe(10_000);
  });
});
