import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { doctor } from "../../../server/cli/doctor.ts";
import { exportMatches } from "../../../server/cli/export.ts";
import { importMatches } from "../../../server/cli/import.ts";
import { rebuild } from "../../../server/cli/rebuild.ts";
import type { MatchPlan } from "../../../server/match/match-factory.ts";
import type { Matches } from "../../../server/match/matches.ts";
import { examineFile } from "../../../server/match/offline.ts";
import { examiners, OfflineUploads } from "../../../server/match/offline-uploads.ts";
import type { Table } from "../../../server/match/table.ts";
import { Logbooks } from "../../../server/players/logbooks.ts";
import type { StoreLocation } from "../../../server/store/location.ts";
import { openStores } from "../../../server/store/open/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { dayAt } from "../../../shared/engine/daily/day.ts";
import { headerOf, write } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { deviceId } from "../../../shared/engine/match/device-id.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH } from "../../../shared/engine/match/match.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { ANONYMIZED } from "../../../shared/engine/people/names.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { ALONE, aloneFile, aloneText } from "../../kit/alone.ts";
import { itemAt } from "../../kit/item-at.ts";
import { hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { ownLocation } from "../cli/location.ts";
import { folder, ran } from "../cli/terminal.ts";
import { branchOff, matchesOf, testIds } from "./tables.kit.ts";

const ann = { id: "p-ann", name: "Ann" };
const bob = { id: "p-bob", name: "Bob" };
const NOW = Date.UTC(2026, 10, 24, 12);

let opened: Stores[] = [];
afterEach(async () => {
  for (const store of opened) await store.close();
  opened = [];
});

async function ended({ tables, factory }: Pick<Matches, "tables" | "factory">, plan: MatchPlan): Promise<Table> {
  const table = (await tables.read((await factory.create(plan)).id))!;
  const occupant = { name: "Eve", kind: "human", player: "p-eve", nonce: "0".repeat(32) } as const;
  await table.submit({ id: "sit", command: { type: "sit", seat: 0, occupant } });
  await table.submit({ id: "start", command: { type: "start" } });
  await table.submit({ id: "concede", command: { type: "concede", seat: 0 }, by: 0 });
  expect(table.match.phase).toBe("over");
  return table;
}

/** Relabels a server's match as dealt by a device. */
function relabelled({ game, log }: Table): string {
  const id = deviceId("0123456789abcdef");
  const own = log.map((entry): Recorded => {
    const { daily: _, player: __, ...rest } = entry as Recorded & { readonly daily?: object; readonly player?: string };
    return { ...rest, ...(rest.type === "MatchCreated" && { id, code: id }) };
  });
  return write({ header: headerOf(foldMatch(game, INITIAL_MATCH, own), own), log: own });
}

async function placeIn(location: StoreLocation | Stores) {
  const store = "events" in location ? location : await openStores(location);
  opened.push(store);
  const secret = await store.secrets.get("seeds");
  const { tables, factory, renaming } = matchesOf(store, { secret, now: () => NOW });
  const examiners = { ask: async (text: string) => examineFile(text, gameOf) };
  const offlineUploads = new OfflineUploads({
    store,
    examiners,
    gameOf,
    secret,
    ids: testIds(),
    renaming,
    now: () => NOW,
  });
  return { store, tables, factory, renaming, offlineUploads };
}

const reasonOf = (taken: object): unknown => ("refused" in taken ? taken.refused : taken);

describe("a match that is handed in", () => {
  test("is one entry of the history immediately, however often it is sent", async () => {
    const { store, offlineUploads } = await placeIn({ kind: "memory" });
    const text = aloneText({ text: "once" });
    const all = await Promise.all([1, 2, 3].map(() => offlineUploads.take(text, ann)));
    const again = await offlineUploads.take(text, { ...ann, name: "Anna" });
    const ids = new Set([...all, again].map((taken) => ("id" in taken ? taken.id : "")));
    expect(ids.size).toBe(1);
    expect(all.filter((taken) => "isNew" in taken && taken.isNew)).toHaveLength(1);
    expect(again).toMatchObject({ isNew: false });
    const [past, ...more] = await store.matches.past({ player: ann.id });
    expect([past, more]).toMatchObject([{ id: [...ids][0], offline: true, visibility: "private", state: "over" }, []]);
    expect(await store.matches.past({})).toEqual([]);
  });

  test("belongs to its player alone, and its deal cannot be tried again by others", async () => {
    const { store, offlineUploads } = await placeIn({ kind: "memory" });
    await offlineUploads.take(aloneText({ text: "mine" }), ann);
    expect(reasonOf(await offlineUploads.take(aloneText({ text: "mine" }), bob))).toBe("HandedInOtherwise");
    expect(reasonOf(await offlineUploads.take(aloneText({ text: "mine", course: 2 }), ann))).toBe("HandedInOtherwise");
    expect(reasonOf(await offlineUploads.take(aloneText({ text: "hers", player: ann.id }), bob))).toBe("NotYourMatch");
    expect(await offlineUploads.take(aloneText({ text: "hers", player: ann.id }), ann)).toMatchObject({ isNew: true });
    expect(await store.matches.past({ player: ann.id })).toHaveLength(2);
    expect(await store.matches.past({ player: bob.id })).toEqual([]);
  });

  test("cannot replace a match of this server, nor be one that it dealt", async () => {
    const { store, tables, factory, offlineUploads } = await placeIn({ kind: "memory" });
    const { header } = aloneFile({ text: "in the way" });
    const game = gameOf(header.game)!;
    // A server never uses a device's match id, because the device would know the deal.
    const { id, code } = await factory.create({
      game,
      options: header.options,
      seats: 1,
      visibility: "private",
      id: header.id,
    });
    expect(await offlineUploads.take(aloneText({ text: "in the way" }), ann)).toMatchObject({ isNew: true });
    expect((await store.matches.find({ id })).map((held) => [held.code, held.state])).toEqual([[code, "open"]]);
    const table = (await tables.read(id))!;
    await table.submit({
      id: "sit",
      command: { type: "sit", seat: 0, occupant: { name: "Ann", kind: "human", nonce: "0".repeat(32) } },
    });
    await table.submit({ id: "start", command: { type: "start" } });
    await table.submit({ id: "concede", command: { type: "concede", seat: 0 }, by: 0 });
    const own = table.log.map((entry) => (entry.type === "MatchCreated" ? { ...entry, code: id } : entry));
    const text = write({ header: headerOf(table.match, own), log: own });
    expect(reasonOf(await offlineUploads.take(text, ann))).toBe("DealtHere");
    await tables.close();
  });

  test("is refused when this deployment dealt it, under any name: alone, on a day, or by another process", async () => {
    const shared = await openStores({ kind: "memory" });
    const places = [await placeIn(shared), await placeIn(shared)];
    const day = dayAt(NOW);
    for (const daily of [undefined, { day, counts: true } as const]) {
      const { game, options, seats } = itemAt(ALONE, 0);
      const plan = { game, options, seats, visibility: "private", ...(daily && { daily }) } as const;
      const table = await ended(itemAt(places, 0), plan);
      const text = relabelled(table);
      expect(examineFile(text, gameOf)).toHaveProperty("file");
      for (const { offlineUploads } of places) expect(reasonOf(await offlineUploads.take(text, ann))).toBe("DealtHere");
    }
    expect(await shared.matches.past({ player: ann.id })).toEqual([]);
  });

  test("waits while no thread can verify it, and nothing of it is stored", async () => {
    const { store } = await placeIn({ kind: "memory" });
    const examiners = { ask: vi.fn(async () => undefined) };
    const offlineUploads = new OfflineUploads({
      store,
      examiners,
      gameOf,
      secret: "5".repeat(64),
      ids: testIds(),
      renaming: { withCurrentNames: async (summary) => summary },
      now: () => NOW,
    });
    expect(reasonOf(await offlineUploads.take(aloneText({ text: "later" }), ann, "192.0.2.1"))).toBe("Busy");
    expect(examiners.ask).toHaveBeenCalledWith(expect.any(String), "192.0.2.1");
    expect(await store.matches.find({})).toEqual([]);
  });
});

test("is verified in a thread of its own, and costs the main thread almost nothing", async () => {
  const pool = examiners({
    threads: 1,
    queue: 2,
    timeLimit: 60_000,
    onError: (error) => expect.unreachable(String(error)),
  });
  const setting = ALONE.find(({ game }) => game.id === "wayward")!;
  const text = aloneText({ text: "in a thread", setting });
  const here = () => examineFile(text, gameOf);
  expect(await pool.ask(text)).toEqual(here());
  const spent = async (act: () => unknown) => {
    const before = process.threadCpuUsage();
    for (let n = 0; n < 5; n++) await act();
    return process.threadCpuUsage(before).user;
  };
  const [there, own] = [await spent(() => pool.ask(text)), await spent(here)];
  expect(there).toBeLessThan(own / 2);
  const many = [1, 2, 3, 4, 5].map(() => pool.ask(text));
  expect((await Promise.all(many)).map((result) => result !== undefined)).toEqual([true, true, true, false, false]);
  await pool.close();
});

describe.for(["memory", "file", "postgres"] as const)("in a store of the kind %s", (kind) => {
  let location: StoreLocation;
  beforeEach(async (test) => {
    test.skip(kind === "postgres" && !hasPostgres, noPostgres);
    location = await ownLocation(kind);
  });

  test("keeps its mark, opens as any match, and is counted separately in the logbook", async () => {
    const { store, tables, offlineUploads } = await placeIn(location);
    const taken = await offlineUploads.take(aloneText({ text: "kept" }), ann);
    const { id } = taken as { id: string };
    expect(await store.matches.past({ player: ann.id })).toMatchObject([{ id, offline: true }]);
    const table = (await tables.read(id))!;
    expect(table.summary).toEqual((await store.matches.find({ id }))[0]);
    const file = { header: headerOf(table.match, table.log), log: table.log };
    expect(verify(JSON.parse(JSON.stringify(file)), gameOf)).toBeUndefined();
    const logbook = await new Logbooks(store.matches, gameOf).read(ann.id);
    expect(logbook).toMatchObject({ boards: [], course: [], companions: [] });
    expect(Object.values(logbook.offline!)).toContain(1);
    // The server deals branches.
    const branch = await branchOff(tables, table, { version: itemAt(movesOf(table.log), 1) });
    expect(branch).toMatchObject({ from: { match: id } });
    expect(branch).not.toHaveProperty("offline");
    await tables.close();
  });

  test("uses the current names of players, and none of a deleted player", async () => {
    const { store, tables, renaming, offlineUploads } = await placeIn(location);
    const { id } = (await offlineUploads.take(aloneText({ text: "named" }), ann)) as { id: string };
    for (const name of ["Anna", ANONYMIZED]) {
      await store.players.change(ann.id, { name });
      await renaming.rename({ player: ann.id, name, isGone: name === ANONYMIZED });
      expect((await store.matches.past({ player: ann.id })).map(({ seats }) => seats[0]?.name)).toEqual([name]);
      const { match, log } = (await tables.read(id))!;
      expect(headerOf(match, log).seats).toMatchObject([{ name }]);
    }
    await tables.close();
  });

  test.skipIf(kind === "memory")(
    "passes the doctor, a rebuild of lists, and an export to another deployment",
    async () => {
      const { store, offlineUploads } = await placeIn(location);
      const { id } = (await offlineUploads.take(aloneText({ text: "moved" }), ann)) as { id: string };
      const [before] = await store.matches.find({ id });
      expect((await ran(doctor)).out).toEqual([expect.stringMatching(/^1 matches .*: all is well$/)]);
      expect((await ran(rebuild)).code).toBe(0);
      expect(await store.matches.find({ id })).toEqual([before]);
      const [out, elsewhere] = [folder(), folder()];
      expect((await ran(exportMatches, "--with-keys", "--out", out)).code).toBe(0);
      vi.stubEnv("DATABASE_URL", "");
      vi.stubEnv("DATA_DIR", elsewhere);
      for (const said of ["1 matches imported into", "0 matches imported into"])
        expect((await ran(importMatches, out)).out.at(-1)).toContain(said);
      expect((await ran(doctor)).code).toBe(0);
      const there = await placeIn({ kind: "file", file: join(elsewhere, "stillwater.db") });
      expect(await there.store.matches.past({ player: ann.id })).toEqual([before]);
      expect(await there.offlineUploads.take(aloneText({ text: "moved" }), ann)).toMatchObject({ id, isNew: false });
    },
  );
});
