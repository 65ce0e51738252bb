import { expect, vi } from "vitest";
import { OwnedElsewhere } from "../../../server/match/leases.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { rolls } from "../../kit/chance.ts";
import { POLLING } from "../../kit/polling.ts";
import { test } from "../store/place.ts";
import { matchesOf, person, playOne, seatedMatch, tablesOf } from "./tables.kit.ts";

test("a match belongs to the process that opened it last; the previous one notices, and gets it back after a release", async ({
  file,
}) => {
  const stores = [sqliteStores(file), sqliteStores(file)] as const;
  const matches = matchesOf(stores[0]);
  const [here, there] = [matches.tables, tablesOf(stores[1])];
  const match = await seatedMatch(matches, [person(0), person(1)]);
  const first = (await here.acquire(match))!;
  expect(await first.submit({ id: "start", command: { type: "start" } })).toMatchObject({ ok: true });

  const second = (await there.acquire(match))!;
  await vi.waitFor(() => expect(first.isFenced).toBe(true), POLLING);
  expect([...here.inMemory]).toEqual([]);
  expect(await playOne(first, rolls(1))).toEqual({ ok: false, reason: "TableMoved" });
  await expect(here.acquire(match)).rejects.toBeInstanceOf(OwnedElsewhere);
  expect(await playOne(second, rolls(2))).toMatchObject({ ok: true });

  await there.release(second);
  const again = (await here.acquire(match))!;
  expect(again.log).toEqual(second.log);
  expect(await playOne(again, rolls(3))).toMatchObject({ ok: true });
  expect(await stores[1].leases.isHeldElsewhere(match)).toBe(true);

  await Promise.all([here.close(), there.close()]);
  expect(await stores[1].leases.isHeldElsewhere(match)).toBe(false);
  await Promise.all(stores.map((store) => store.close()));
});

test("where players are led to the process that has a match, no process takes it from one that is alive", async ({
  file,
}) => {
  const stores = [sqliteStores(file), sqliteStores(file)] as const;
  const matches = matchesOf(stores[0], { hasRouting: true });
  const [here, there] = [matches.tables, tablesOf(stores[1], { hasRouting: true })];
  const match = await seatedMatch(matches, [person(0), person(1)]);
  const table = (await here.acquire(match))!;
  await expect(there.acquire(match)).rejects.toBeInstanceOf(OwnedElsewhere);
  expect([table.isFenced, ...there.inMemory]).toEqual([false]);
  expect(await table.submit({ id: "start", command: { type: "start" } })).toMatchObject({ ok: true });

  await here.handOver(table);
  expect([...here.inMemory]).toEqual([]);
  const next = (await there.acquire(match))!;
  expect(next.log).toEqual(table.log);
  expect(await playOne(next, rolls(2))).toMatchObject({ ok: true });
  expect(await playOne(table, rolls(1))).toEqual({ ok: false, reason: "TableMoved" });
  await Promise.all([here.close(), there.close()]);
  await Promise.all(stores.map((store) => store.close()));
});

test("a player who is redirected does not bring a match back by retries, for longer each time; any other player does", async ({
  file,
}) => {
  const stores = [sqliteStores(file), sqliteStores(file)] as const;
  const matches = matchesOf(stores[0]);
  const { tables, redirects } = matches;
  const match = await seatedMatch(matches, [person(0), person(1)]);
  await stores[1].leases.acquire(match);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (const [times, wait] of [10_000, 20_000, 40_000].entries()) {
      redirects.redirect(match, ["p0"]);
      await vi.advanceTimersByTimeAsync(wait - 1000);
      await expect(redirects.assertMayRejoin(match, "p0")).rejects.toBeInstanceOf(OwnedElsewhere);
      await expect(redirects.assertMayRejoin(match, "p1")).resolves.toBeUndefined();
      await vi.advanceTimersByTimeAsync(1000);
      expect([times, await redirects.assertMayRejoin(match, "p0")]).toEqual([times, undefined]);
    }
  } finally {
    vi.useRealTimers();
  }
  redirects.redirect(match, ["p0"]);
  await stores[1].leases.release(match);
  await expect(redirects.assertMayRejoin(match, "p0")).resolves.toBeUndefined();
  await tables.close();
  await Promise.all(stores.map((store) => store.close()));
});
