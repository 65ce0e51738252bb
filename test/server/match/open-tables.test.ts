import fc from "fast-check";
import { expect, test } from "vitest";
import { isListed } from "../../../server/match/listing.ts";
import { OpenTables } from "../../../server/match/open-tables.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { summary } from "../store/samples.ts";

const MOST = 50;

const table = (n: number, state: Summary["state"] = "open") => summary(`t${n}`, 1, { state });

/** A client that applies every update. */
class Lobby {
  readonly tables = new OpenTables();
  readonly seen = new Map<string, Summary>();

  apply({ put, removed } = this.tables.update()) {
    for (const id of removed) this.seen.delete(id);
    for (const one of put) this.seen.set(one.id, one);
    return { put, removed };
  }
}

test("a lobby lists every open table while there are at most fifty", () => {
  const step = fc.record({
    n: fc.nat(MOST - 1),
    state: fc.constantFrom("open", "live", "over"),
    isUpdate: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const [lobby, open] = [new Lobby(), new Map<string, Summary>()];
      for (const { n, state, isUpdate } of steps) {
        const one = table(n, state);
        lobby.tables.change(one, true);
        if (isListed(one)) open.set(one.id, one);
        else open.delete(one.id);
        if (isUpdate) lobby.apply();
      }
      lobby.apply();
      expect(lobby.seen).toEqual(open);
    }),
  );
});

test("a lobby of 100,000 tables lists fifty of them, and an update holds no more than fifty", () => {
  const lobby = new Lobby();
  for (let n = 0; n < 100_000; n++) lobby.tables.change(table(n), true);
  const { put } = lobby.apply();
  expect(put).toHaveLength(MOST);
  expect(lobby.seen.has("t99999")).toBe(true);
  for (let n = 0; n < 2 * MOST; n++) lobby.tables.change(table(99_950 + n), true);
  const busy = lobby.apply();
  expect(busy.put.length).toBeLessThanOrEqual(MOST);
  expect(busy.removed.length).toBeLessThanOrEqual(5);
  expect(lobby.seen.size).toBe(MOST);
});

test("a full lobby replaces a few of those that changed longest ago, so that new tables are seen", () => {
  const lobby = new Lobby();
  for (let n = 0; n < MOST; n++) lobby.tables.change(table(n), true);
  lobby.apply();
  for (let n = 0; n < 20; n++) lobby.tables.change(table(1000 + n), true);
  const { put, removed } = lobby.apply();
  expect(put.map(({ id }) => id)).toEqual(["t1015", "t1016", "t1017", "t1018", "t1019"]);
  expect(removed).toEqual(["t0", "t1", "t2", "t3", "t4"]);
});

test("a table that began is unlisted by the next update, however much else changed", () => {
  const lobby = new Lobby();
  for (let n = 0; n < MOST; n++) lobby.tables.change(table(n), true);
  lobby.apply();
  lobby.tables.change(table(7, "live"));
  for (let n = 0; n < 10_000; n++) lobby.tables.change(table(1000 + n), true);
  expect(lobby.apply().removed).toContain("t7");
  expect([...lobby.seen.values()].every(isListed)).toBe(true);
});

test("free places are filled from the store once tables were left out, and not before", () => {
  const lobby = new Lobby();
  for (let n = 0; n < 10; n++) lobby.tables.change(table(n), true);
  lobby.apply();
  expect(lobby.tables.hasFreePlaces).toBe(false);
  for (let n = 10; n < 80; n++) lobby.tables.change(table(n), true);
  lobby.apply();
  for (const id of [...lobby.seen.keys()].slice(0, 10)) lobby.tables.change(table(Number(id.slice(1)), "live"));
  lobby.apply();
  expect(lobby.tables.hasFreePlaces).toBe(true);
  lobby.apply(lobby.tables.reset(Array.from({ length: 30 }, (_, n) => table(500 + n))));
  expect([...lobby.seen.keys()].sort()).toEqual(Array.from({ length: 30 }, (_, n) => `t${500 + n}`));
  expect(lobby.tables.hasFreePlaces).toBe(false);
});

test("what changes while the list is read from the store is applied on top of it", () => {
  const lobby = new Lobby();
  const found = [table(1), table(2)];
  lobby.tables.change(table(2, "live"));
  lobby.tables.change(table(3), true);
  lobby.apply(lobby.tables.reset(found));
  lobby.apply();
  expect([...lobby.seen.keys()]).toEqual(["t1", "t3"]);
});

test("a change of a table that nobody is at lists nothing, and one that is older changes no presence", () => {
  const lobby = new Lobby();
  lobby.tables.change(table(1));
  lobby.apply();
  expect(lobby.seen.size).toBe(0);
  lobby.tables.change({ ...table(1), version: 3 }, true);
  lobby.tables.change(table(1));
  lobby.apply();
  expect(lobby.seen.get("t1")?.version).toBe(3);
  lobby.tables.change(table(1), false);
  expect(lobby.apply().removed).toEqual(["t1"]);
});
