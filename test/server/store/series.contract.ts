import { expect } from "vitest";
import type { SeriesQuery, StoredSeries } from "../../../server/store/series.ts";
import { seriesDealKey } from "../../../shared/engine/series/series.ts";
import { contractOf } from "./contract.ts";
import { entries, moment, seat, summary } from "./samples.ts";

const HOUR = 3600;
const NOW = moment(0);
const UNLIMITED = { now: NOW, most: 99, mostInAll: 99 };

/** A series that lasts this many hours from now. */
const series = (id: string, hours: number, more: Partial<StoredSeries> = {}): StoredSeries => ({
  id,
  ...{ opener: "ann", title: "Sönntag", isListed: true, opensAt: NOW, closesAt: moment(hours * HOUR) },
  ...{ seats: 2, hasBots: true, deals: [{ game: "tranquility", options: { mode: "arch" } }], createdAt: NOW },
  ...more,
});

export const seriesContract = contractOf("series", (test) => {
  test("a series is stored once, within the limits of its opener and of all, which those that are over leave", async ({
    store,
  }) => {
    const add = (one: StoredSeries, limits: Partial<typeof UNLIMITED> = {}) =>
      store.series.add(one, { ...UNLIMITED, ...limits });
    expect(await add(series("a", 1))).toBe(true);
    expect(await add(series("a", 2))).toBe(false);
    expect(await store.series.get("a")).toStrictEqual(series("a", 1));
    expect(await store.series.get("b")).toBeUndefined();
    expect(await add(series("b", 1), { most: 1 })).toBe(false);
    expect(await add(series("b", 1, { opener: "bob" }), { most: 1, mostInAll: 2 })).toBe(true);
    expect(await add(series("c", 1, { opener: "cy" }), { mostInAll: 2 })).toBe(false);
    expect(await add(series("c", 3), { most: 1, mostInAll: 1, now: moment(HOUR) })).toBe(true);
    await store.players.change("dan", { isGone: true });
    expect(await add(series("d", 1, { opener: "dan" }))).toBe(false);
  });

  test("lists have pages in order: what can be played by its end, what is over the latest first, and a player's own", async ({
    store,
  }) => {
    const all = [series("a", 3), series("b", 1), series("c", 3), series("d", 2, { isListed: false, opener: "bob" })];
    for (const one of all) await store.series.add(one, UNLIMITED);
    const claim = { series: "d", deal: 1, match: "m", players: ["cy"], at: NOW };
    expect(await store.series.claim(claim, 9)).toBe("claimed");
    const idsOf = async (query: SeriesQuery) => (await store.series.list(query)).map(({ id }) => id);
    const pagesOf = async (query: SeriesQuery): Promise<string[]> => {
      const [next] = await store.series.list({ ...query, limit: 1 });
      return next ? [next.id, ...(await pagesOf({ ...query, after: next }))] : [];
    };
    for (const [query, due] of [
      [{ list: "current", now: NOW, limit: 9 }, ["b", "a", "c"]],
      [{ list: "current", now: moment(HOUR), limit: 9 }, ["a", "c"]],
      [{ list: "past", now: moment(HOUR), limit: 9 }, ["b"]],
      [{ list: "past", now: moment(9 * HOUR), limit: 9 }, ["c", "a", "b"]],
      [{ list: "player", player: "ann", limit: 9 }, ["c", "a", "b"]],
      [{ list: "player", player: "cy", limit: 9 }, ["d"]],
      [{ list: "player", player: "eve", limit: 9 }, []],
    ] as const satisfies readonly (readonly [SeriesQuery, readonly string[]])[]) {
      expect(await idsOf(query)).toEqual(due);
      expect(await pagesOf(query)).toEqual(due);
    }
    expect(await idsOf({ list: "current", now: NOW, limit: 2 })).toEqual(["b", "a"]);
  });

  test("a player has one table for each deal; a claim is for all players of a table or for none", async ({ store }) => {
    const claim = (match: string, players: string[], deal = 1, most = 9) =>
      store.series.claim({ series: "s", deal, match, players, at: NOW }, most);
    expect(await claim("m1", ["bob", "ann"])).toBe("claimed");
    expect(await claim("m1", ["bob", "ann"])).toBe("claimed");
    expect(await claim("m2", ["cy", "ann"])).toBe("played");
    expect(await store.series.entriesOf("s", "cy")).toEqual([]);
    expect(await claim("m2", ["cy", "ann"], 2)).toBe("claimed");
    expect(await claim("m1", ["bob", "dan"])).toBe("claimed");
    expect(await claim("m3", ["ann", "cy"])).toBe("claimed");
    expect(await store.series.entriesOf("s", "ann")).toStrictEqual([
      { series: "s", deal: 1, player: "ann", match: "m3", at: NOW },
      { series: "s", deal: 2, player: "ann", match: "m2", at: NOW },
    ]);
    expect([await store.series.matchesOf("s", 1), await store.series.matchesOf("s", 2)]).toEqual([
      ["m1", "m3"],
      ["m2"],
    ]);
    expect(await claim("m4", ["eve"], 1, 2)).toBe("full");
    expect(await claim("m1", ["bob", "dan"], 1, 2)).toBe("claimed");
    await store.series.release({ series: "s", deal: 1, match: "m1" });
    expect(await claim("m4", ["eve", "bob"], 1, 2)).toBe("claimed");
    expect(await claim("other", ["eve"], 1)).toBe("played");
    expect(await store.series.claim({ series: "t", deal: 1, match: "m9", players: ["eve"], at: NOW }, 9)).toBe(
      "claimed",
    );
  });

  test("of simultaneous claims with a common player one succeeds at most, and those without all do", async ({
    store,
  }) => {
    const tables = Array.from({ length: 12 }, (_, i) => [`p${i}`, `p${(i + 1) % 12}`]);
    const results = await Promise.all(
      tables.map((players, i) => store.series.claim({ series: "s", deal: 1, match: `m${i}`, players, at: NOW }, 99)),
    );
    const holders = new Map<string, string>();
    for (const [i, players] of tables.entries())
      for (const player of results[i] === "claimed" ? players : []) {
        expect(holders.has(player)).toBe(false);
        holders.set(player, `m${i}`);
      }
    for (const player of tables.flat()) {
      const [entry] = await store.series.entriesOf("s", player);
      expect(entry?.match).toBe(holders.get(player));
    }
    expect(results.some((result) => result === "claimed")).toBe(true);
    const apart = tables.map((_, i) =>
      store.series.claim({ series: "s", deal: 2, match: `n${i}`, players: [`p${i}`], at: NOW }, 99),
    );
    expect(new Set(await Promise.all(apart))).toEqual(new Set(["claimed"]));
  });

  test("a series is removed with its entries, and one that must be unplayed only without any", async ({ store }) => {
    for (const id of ["a", "b"]) await store.series.add(series(id, 1), UNLIMITED);
    await store.series.claim({ series: "a", deal: 1, match: "m", players: ["ann"], at: NOW }, 9);
    expect(await store.series.remove("a", { mustBeUnplayed: true })).toBe(false);
    expect(await store.series.remove("b", { mustBeUnplayed: true })).toBe(true);
    expect(await store.series.remove("b", { mustBeUnplayed: false })).toBe(false);
    expect(await store.series.remove("a", { mustBeUnplayed: false })).toBe(true);
    expect([await store.series.get("a"), await store.series.entriesOf("a", "ann")]).toEqual([undefined, []]);
  });

  test("a series on a board is found by the time it begins, and is gone once the board is hidden or removed", async ({
    store,
  }) => {
    const MOST = { most: 9, since: NOW, mostSince: 9, mostInAll: 9 };
    const add = (id: string) => store.series.add(series(id, 1, { opener: "", board: `board ${id}` }), UNLIMITED);
    expect(await add("a")).toBe(false);
    for (const [id, publisher] of [
      ["a", "ann"],
      ["b", "ann"],
      ["c", "cy"],
      ["d", "dan"],
    ] as const) {
      const names = { publisher, title: "Bucht", author: publisher };
      const board = { id: `board ${id}`, game: "tranquility", ...names, publishedAt: NOW, definition: "{}" };
      await store.gallery.publish(board, MOST);
      expect(await add(id)).toBe(true);
      await store.series.claim({ series: id, deal: 1, match: `m${id}`, players: ["eve"], at: NOW }, 9);
    }
    await store.series.add(series("e", 1), UNLIMITED);
    expect(await store.series.onBoard("board a", NOW)).toStrictEqual(series("a", 1, { opener: "", board: "board a" }));
    expect(await store.series.onBoard("board a", moment(1))).toBeUndefined();
    const left = async () =>
      (await store.series.list({ list: "player", player: "eve", limit: 9 })).map(({ id }) => id).sort();
    await store.gallery.hide("board a", true);
    expect(await add("a")).toBe(false);
    expect(await left()).toEqual(["b", "c", "d"]);
    await store.gallery.unpublish("board b", "ann");
    expect(await left()).toEqual(["c", "d"]);
    await store.players.dropPossessions("cy");
    expect(await left()).toEqual(["d"]);
    expect(await store.series.entriesOf("a", "eve")).toEqual([]);
    expect((await store.series.get("e"))?.board).toBeUndefined();
  });

  test("a series outlives its opener, without their name", async ({ store }) => {
    await store.series.add(series("a", 1), UNLIMITED);
    await store.players.dropPossessions("ann");
    expect(await store.series.get("a")).toStrictEqual(series("a", 1, { opener: "" }));
  });

  test("tries are counted by deal, apart from those of days, and found by the key of their deal", async ({ store }) => {
    const until = moment(HOUR);
    const attempt = (deal: number, counts = true) => ({ id: "s", deal, until, bots: true, counts });
    const write = (id: string, more: Parameters<typeof summary>[2]) =>
      store.events.append(id, 0, entries(1, 2), summary(id, 2, { seats: [seat("ann"), null], ...more }));
    await write("m1", { state: "over", series: { ...attempt(1), score: [0, 3, 60] } });
    await write("m2", { state: "live", series: attempt(1) });
    await write("m3", { state: "over", series: { ...attempt(12), score: [1, 4, 61] } });
    await write("m4", { state: "over", series: attempt(2, false) });
    await write("m5", { state: "over", daily: { day: "2026-11-24", counts: true, score: [0, 1] } });
    const [first, last] = [1, 20].map((deal) => seriesDealKey({ id: "s", deal })) as [string, string];
    const counts = await store.matches.dayCounts(first, last);
    expect(counts.map(({ day, tries, finished }) => [day, tries, finished])).toEqual([
      [first, 2, 1],
      [seriesDealKey({ id: "s", deal: 12 }), 1, 0],
    ]);
    expect((await store.matches.dayCounts("2026-11-01", "9999-12-31")).map(({ day }) => day)).toEqual(["2026-11-24"]);
    const found = await store.matches.find({ day: first });
    expect(found.map(({ id }) => id).sort()).toEqual(["m1", "m2"]);
    await store.events.append(
      "m2",
      2,
      entries(3, 3),
      summary("m2", 3, { state: "over", series: { ...attempt(1), score: [0, 9, 9] } }),
    );
    const [again] = await store.matches.dayCounts(first, first);
    expect(again!.changes).toBeGreaterThan(counts[0]!.changes);
    expect(again).toMatchObject({ tries: 2, finished: 2 });
  });
});
