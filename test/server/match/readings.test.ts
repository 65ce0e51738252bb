import { gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { decideBranch } from "../../../server/match/branching.ts";
import { Busy, Readings } from "../../../server/match/readings.ts";
import { seedOf } from "../../../server/match/seeds.ts";
import { Unreadable } from "../../../server/store/errors.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { postgresStores } from "../../../server/store/postgres/stores.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { type Summary, summarize } from "../../../shared/engine/match/summary.ts";
import type { PlayerRenamed } from "../../../shared/engine/people/renaming.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { itemAt } from "../../kit/item-at.ts";
import { longMatch } from "../../kit/long.ts";
import { freshSchema, hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { SETTINGS } from "../../kit/shelf.ts";

const SECRET = "5".repeat(64);
const NOW = Date.UTC(2026, 1, 1);

let open: Readings | undefined;
afterEach(() => open?.close());

/** `rename` renames a player of the stored match. */
async function kept({ id = "tranquility", events = 60, isOver = true, watchDelay = 0, queue = 8, bytes = 1e6 } = {}) {
  const setting = SETTINGS.find(({ game }) => game.id === id)!;
  const house = { patience: null, clock: null, watchers: true, watchDelay };
  const { match, log } = longMatch({ ...setting, secret: SECRET, id: `long${id}`, events, isOver, config: { house } });
  const store = memoryStores();
  const summary: Summary = summarize(setting.game, undefined, match, log);
  await store.events.append(summary.id, 0, log, summary);
  const listeners: ((news: PlayerRenamed) => void)[] = [];
  const read = vi.spyOn(store.events, "read");
  let now = NOW;
  open = new Readings({
    threads: 1,
    queue,
    timeLimit: 60_000,
    cacheSize: bytes,
    store,
    location: { kind: "memory" },
    secret: SECRET,
    now: () => now,
    onNewName: (listener) => void listeners.push(listener),
    onError: () => {},
  });
  const rename = async (player: string, name: string) => {
    await store.players.change(player, { name });
    for (const listener of listeners) listener({ player, name, isGone: false });
  };
  const advance = (ms: number) => {
    now += ms;
  };
  return { readings: open, summary, match, log, read, rename, advance };
}

const textOf = (file: Uint8Array | undefined): string => gunzipSync(file!).toString("utf8");

test("concurrent requests for the same reading share one, and later ones are answered from memory", async () => {
  const { readings, summary, read } = await kept();
  const all = await Promise.all(Array.from({ length: 16 }, () => readings.read(summary, "all", "file")));
  expect(new Set(all).size).toBe(1);
  expect(readings.has(summary, "all", "file")).toBe(true);
  await readings.read(summary, "all", "file");
  expect(read).toHaveBeenCalledTimes(1);
});

test("a reading is of one version, one viewer and one use", async () => {
  const { readings, summary, log } = await kept();
  const lines = async (version: number) =>
    textOf((await readings.read({ ...summary, version }, "all", "file"))!.file)
      .trimEnd()
      .split("\n");
  expect(await lines(log.length)).toHaveLength(1 + log.length);
  expect(await lines(20)).toHaveLength(21);
  expect((await readings.read(summary, "table", "summary"))!.summary).toEqual(JSON.parse(JSON.stringify(summary)));
});

test("a branch is decided in a thread as on the main thread; one that cannot be is refused", async () => {
  const { readings, summary, match, log } = await kept();
  const version = itemAt(movesOf(log), 2);
  const request = { id: "branch", code: "code", version, now: NOW };
  const here = decideBranch({ game: gameOf(summary.game)!, match, log }, request, seedOf(SECRET, "branch"));
  const evolve = vi.spyOn(gameOf(summary.game)!, "evolve");
  const decided = await readings.branch(summary, request);
  expect(decided).toEqual(JSON.parse(JSON.stringify(here)));
  expect(decided).toMatchObject({ entries: [{ v: version + 1, type: "MatchBranched" }], summary: { id: "branch" } });
  const refused = await readings.branch(summary, { ...request, version: log.length });
  expect(refused).toEqual({ ok: false, reason: "NoSuchMoment" });
  expect(await readings.branch({ ...summary, id: "nothing" }, request)).toBeUndefined();
  expect(evolve).not.toHaveBeenCalled();
  evolve.mockRestore();
});

test("memory is bounded by bytes: the least recently requested reading goes first", async () => {
  const { readings, summary } = await kept({ bytes: 24_000 });
  for (let version = 10; version <= summary.version; version++)
    await readings.read({ ...summary, version }, "all", "file", `network ${version}`);
  const held = Array.from({ length: summary.version }, (_, i) =>
    readings.has({ ...summary, version: i + 1 }, "all", "file"),
  );
  expect(held.at(-1)).toBe(true);
  expect(held[10]).toBe(false);
  expect(held.filter(Boolean).length).toBeLessThan(12);
});

test("one network that reads everything does not push out what others have read", async () => {
  const { readings, summary } = await kept({ bytes: 40_000 });
  const [own, ...others] = Array.from({ length: summary.version - 9 }, (_, i) => ({ ...summary, version: i + 10 }));
  await readings.read(own!, "all", "file", "network");
  for (const version of others) await readings.read(version, "all", "file", "another network");
  expect(readings.has(own!, "all", "file")).toBe(true);
  expect(readings.has(itemAt(others, 0), "all", "file")).toBe(false);
  expect(readings.has(others.at(-1)!, "all", "file")).toBe(true);
});

test("a spectator of a delayed table reads on when the next move is old enough", async () => {
  const { readings, summary, log, advance, read } = await kept({ isOver: false, watchDelay: 3600 });
  advance(Date.parse(log.at(-1)!.at) + 3600_000 - NOW - 1500);
  const lengthNow = async () =>
    textOf((await readings.read(summary, "table", "file"))!.file)
      .trimEnd()
      .split("\n").length;
  const early = await lengthNow();
  expect(early).toBeLessThan(1 + log.length);
  expect(await lengthNow()).toBe(early);
  expect(read).toHaveBeenCalledTimes(1);
  advance(1500);
  expect(await lengthNow()).toBe(1 + log.length);
});

test("a rename drops the readings with the old name, also one in progress", async () => {
  const { readings, summary, rename } = await kept();
  const early = readings.read(summary, "all", "file");
  await rename("p0", "Zoe");
  await early;
  expect(textOf((await readings.read(summary, "all", "file"))!.file)).toContain("Zoe");
  await rename("p0", "Yves");
  expect(textOf((await readings.read(summary, "all", "file"))!.file)).toContain("Yves");
  await rename("a stranger", "Xenia");
  expect(readings.has(summary, "all", "file")).toBe(true);
});

test("a match that cannot be read is refused as such, an unknown one is empty, and excess requests get a retry time", async () => {
  const { readings, summary } = await kept({ queue: 2 });
  await expect(readings.read({ ...summary, game: "chess" }, "all", "file")).rejects.toThrow(Unreadable);
  expect(await readings.read({ ...summary, id: "none" }, "all", "file")).toBeUndefined();
  const crowd = Array.from({ length: 8 }, (_, i) => readings.read({ ...summary, version: i + 3 }, "all", "file"));
  const failed = (await Promise.allSettled(crowd)).filter(({ status }) => status === "rejected");
  expect(failed.length).toBeGreaterThan(0);
  for (const each of failed) expect((each as PromiseRejectedResult).reason).toBeInstanceOf(Busy);
});

test("a network that fills the queue takes no other one's turn", async () => {
  const { readings, summary } = await kept({ queue: 8 });
  const finished: string[] = [];
  const read = (version: number, owner: string) =>
    readings.read({ ...summary, version }, "all", "file", owner).then(
      () => finished.push(owner),
      () => finished.push(`${owner}, busy`),
    );
  const crowd = Array.from({ length: 20 }, (_, i) => read(i + 3, "192.0.2.1"));
  await Promise.all([...crowd, read(40, "192.0.2.2")]);
  const served = finished.filter((owner) => !owner.endsWith("busy"));
  expect(served.indexOf("192.0.2.2")).toBeOneOf([0, 1, 2]);
  expect(finished).not.toContain("192.0.2.2, busy");
});

test.skipIf(!hasPostgres)(
  `threads read the logs and the names of a PostgreSQL database themselves${noPostgres}`,
  async () => {
    const { url, drop } = await freshSchema();
    const store = await postgresStores(url);
    const setting = SETTINGS.find(({ game }) => game.id === "tranquility")!;
    const { match, log } = longMatch({ ...setting, secret: SECRET, id: "longpg", events: 60, isOver: true });
    const summary: Summary = summarize(setting.game, undefined, match, log);
    await store.events.append(summary.id, 0, log, summary);
    await store.players.change("p0", { name: "Zoe" });
    const read = vi.spyOn(store.events, "read");
    open = new Readings({
      ...{ threads: 1, queue: 8, timeLimit: 60_000, store, secret: SECRET, now: () => NOW },
      location: { kind: "postgres", url },
      onNewName: () => {},
      onError: () => {},
    });
    const text = textOf((await open.read(summary, "all", "file"))!.file);
    expect(text.trimEnd().split("\n")).toHaveLength(1 + log.length);
    expect(text).toContain("Zoe");
    expect(read).not.toHaveBeenCalled();
    await open.close();
    await store.close();
    await drop();
  },
);
