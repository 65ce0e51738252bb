import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test, vi } from "vitest";
import { type LogbookFold, LogbookFolder, type LogbookQuestion, PAGE } from "../../../server/players/logbook-fold.ts";
import { Logbooks, LogbooksBusy, logbookThreads } from "../../../server/players/logbooks.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { sqliteRelister } from "../../../server/store/sqlite/relister.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { playedOf } from "../../../shared/engine/lists/logbook.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../shared/engine/match/table-settings.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { itemAt } from "../../kit/item-at.ts";
import { byStrength } from "../../kit/strength.ts";
import { entry, moment, seat, summary } from "../store/samples.ts";

const folder = mkdtempSync(join(tmpdir(), "stillwater-logbooks-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAYERS = ["ann", "bob", "cy"] as const;

function countingStore(store: Stores) {
  const read = { rows: 0 };
  const counting: Stores = {
    ...store,
    matches: {
      ...store.matches,
      async pastFrom(...asked) {
        const page = await store.matches.pastFrom(...asked);
        read.rows += page.length;
        return page;
      },
    },
  };
  return { store: counting, read };
}

const over = (n: number, more: Partial<Summary> = {}): Summary =>
  summary(`m${n}`, 1, {
    state: "over",
    variant: "arch",
    seats: [seat("ann"), seat("bob")],
    endedAt: moment(n),
    outcome: { result: n % 3 ? "won" : "lost", winners: n % 3 ? [0, 1] : [], reason: "x" },
    figures: [
      { left: n % 4, paid: 3, rounds: 9 },
      { left: n % 4, paid: 2, rounds: 9 },
    ],
    ...more,
  });

const put = (store: Stores, match: Summary) => store.events.append(match.id, 0, [entry(1)], match);

const logbookOf = (store: Stores, player: string) => new Logbooks(store.matches, gameOf).read(player);

const change = fc.record({
  match: fc.nat(7),
  kind: fc.constantFrom("append", "append", "append", "relist", "forget"),
  players: fc.subarray([...PLAYERS], { minLength: 1 }),
  name: fc.constantFrom("Änn", "Zoë", "N. N."),
  isOver: fc.boolean(),
  ended: fc.nat(12),
  result: fc.constantFrom("won", "lost", "draw", "ended"),
  way: fc.constantFrom("plain", "plain", "offline", "branch", "practice", "day", "day again"),
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(
  { match, players, name, isOver, ended, result, way }: Change,
  id: string,
  version: number,
  run: number,
) {
  const daily = { day: `2026-12-${10 + (match % 5)}`, counts: way === "day" };
  return summary(id, version, {
    ...(isOver && { state: "over", endedAt: moment(ended), outcome: { result, winners: [0], reason: "x" } }),
    variant: itemAt(["arch", "pyramid"], match % 2),
    seats: players.map((player) => ({ ...seat(`${player}-${run}`), name })),
    figures: players.map((_, i) => ({ left: (match + i) % 3, paid: ended, rounds: 9 })),
    ...(way === "offline" && { offline: true }),
    ...(way === "branch" && { from: { match: "x", root: "x", version: 9, move: 3 } }),
    ...(way === "practice" && { house: { ...DEFAULT_TABLE_SETTINGS, practice: true } }),
    ...(way.startsWith("day") && { daily }),
  });
}

describe("a kept logbook", () => {
  test.for(["memory", "a file"])("equals a recount from the first match on, whatever happens: %s", async (where) => {
    const file = join(folder, "any.db");
    const store = where === "memory" ? memoryStores() : sqliteStores(file);
    const relister = where === "memory" ? undefined : sqliteRelister(file, 1000);
    const logbooks = new Logbooks(store.matches, gameOf);
    let run = 0;
    const property = fc.asyncProperty(fc.array(change, { maxLength: 14 }), async (changes) => {
      run++;
      const versions = new Map<string, number>();
      for (const each of changes) {
        const id = `m${each.match}-${run}`;
        const version = versions.get(id) ?? 0;
        if (each.kind === "append") {
          await store.events.append(id, version, [entry(version + 1)], changed(each, id, version + 1, run));
          versions.set(id, version + 1);
        } else if (each.kind === "relist" && version > 0) await store.matches.relist([changed(each, id, version, run)]);
        // A match at version 0 has no log.
        else if (each.kind === "forget" && relister && version === 0) {
          await relister.relist([changed(each, id, 0, run)], []);
          if (each.isOver) await logbooks.read(`${each.players[0]}-${run}`);
          await relister.relist([], [id]);
        }
        for (const player of PLAYERS.map((name) => `${name}-${run}`))
          expect(await logbooks.read(player)).toEqual(await logbookOf(store, player));
      }
    });
    await fc.assert(property, { numRuns: byStrength({ quick: 15, gate: 40, nightly: 500 }) });
    await relister?.close();
    await store.close();
  });

  test("reads nothing again while nothing ended, and one match after one ended", async () => {
    const { store, read } = countingStore(memoryStores());
    for (let n = 0; n < 2 * PAGE + 7; n++) await put(store, over(n));
    const logbooks = new Logbooks(store.matches, gameOf);
    const first = await logbooks.read("ann");
    expect(read.rows).toBe(2 * PAGE + 7);
    expect(await logbooks.read("ann")).toEqual(first);
    expect(read.rows).toBe(2 * PAGE + 7);
    await put(store, over(2 * PAGE + 7));
    const next = await logbooks.read("ann");
    expect(read.rows).toBe(2 * PAGE + 8);
    expect(next).toEqual(await logbookOf(store, "ann"));
    expect(playedOf(itemAt(next.boards, 0).results)).toBe(2 * PAGE + 8);
  });

  test("that was handed out is not changed by what is counted later", async () => {
    const store = memoryStores();
    await put(store, over(1));
    const logbooks = new Logbooks(store.matches, gameOf);
    const first = await logbooks.read("ann");
    const copy = structuredClone(first);
    await put(store, over(2));
    await logbooks.read("ann");
    expect(first).toEqual(copy);
  });

  test("counts each match once for many readers at once, while matches end", async () => {
    const store = memoryStores();
    const logbooks = new Logbooks(store.matches, gameOf);
    const reads = [];
    for (let n = 0; n < 20; n++) {
      reads.push(logbooks.read("ann"), logbooks.read("ann"));
      await put(store, over((n * 7) % 20));
    }
    await Promise.all(reads);
    expect(await logbooks.read("ann")).toEqual(await logbookOf(store, "ann"));
  });

  test("leaves out a match whose summary cannot be read, and is kept all the same", async () => {
    const { store, read } = countingStore(memoryStores());
    const damaged: Stores = {
      ...store,
      matches: {
        ...store.matches,
        pastFrom: async (...asked) =>
          (await store.matches.pastFrom(...asked)).map(({ ended, id, summary }) =>
            id === "m1" ? { ended, id } : { ended, id, summary: summary! },
          ),
      },
    };
    for (let n = 0; n < 3; n++) await put(store, over(n));
    const logbooks = new Logbooks(damaged.matches, gameOf);
    expect(playedOf(itemAt((await logbooks.read("ann")).boards, 0).results)).toBe(2);
    await logbooks.read("ann");
    expect(read.rows).toBe(3);
  });
});

describe("a long logbook", () => {
  const file = join(folder, "long.db");
  const store = sqliteStores(file);
  afterAll(() => store.close());

  test("is added up in a thread, and the thread that serves reads the matches after it", async () => {
    await Promise.all(Array.from({ length: PAGE + 50 }, (_, n) => put(store, over(n))));
    const threads = logbookThreads(
      { kind: "file", file },
      { threads: 1, queue: 4, timeLimit: 20_000, onError: (error) => expect.unreachable(String(error)) },
    );
    const { store: counting, read } = countingStore(store);
    const logbooks = new Logbooks(counting.matches, gameOf, threads);
    expect(await logbooks.read("ann")).toEqual(await logbookOf(store, "ann"));
    expect(read.rows).toBe(0);
    await put(store, over(PAGE + 50));
    expect(await logbooks.read("ann")).toEqual(await logbookOf(store, "ann"));
    expect(read.rows).toBe(1);
    await threads.close();
  });

  test("is refused while no thread has the time for it", async () => {
    const logbooks = new Logbooks(store.matches, gameOf, { ask: async () => undefined });
    await expect(logbooks.read("ann")).rejects.toBeInstanceOf(LogbooksBusy);
  });

  test("is asked of the threads for the network that wants it, as they serve networks in turn", async () => {
    const ask = vi.fn(async () => undefined);
    const logbooks = new Logbooks(store.matches, gameOf, { ask });
    const before = { ended: "2999", id: "" };
    await expect(logbooks.read("ann", "192.0.2.1")).rejects.toBeInstanceOf(LogbooksBusy);
    await expect(logbooks.readBefore("ann", before, "192.0.2.2")).rejects.toBeInstanceOf(LogbooksBusy);
    expect(ask.mock.calls).toEqual([
      [{ player: "ann" }, "192.0.2.1"],
      [{ player: "ann", before }, "192.0.2.2"],
    ]);
  });

  test("that no thread has read since is asked of the threads once for many readers", async () => {
    const folds = new LogbookFolder(store.matches, gameOf);
    let asked = 0;
    const ask = async (question: LogbookQuestion): Promise<LogbookFold> => {
      asked++;
      return folds.fold(question);
    };
    const logbooks = new Logbooks(store.matches, gameOf, { ask });
    await Promise.all(Array.from({ length: 8 }, () => logbooks.read("ann")));
    expect(asked).toBe(1);
  });

  test("that ends before a match is what it was before that match, added up once for many readers", async () => {
    const threads = logbookThreads(
      { kind: "file", file },
      { threads: 1, queue: 4, timeLimit: 20_000, onError: (error) => expect.unreachable(String(error)) },
    );
    let asked = 0;
    const counted = (question: LogbookQuestion) => {
      asked++;
      return threads.ask(question);
    };
    const [earlier, logbooks] = [memoryStores(), new Logbooks(store.matches, gameOf, { ask: counted })];
    for (let n = 0; n < 120; n++) await put(earlier, over(n));
    const due = await logbookOf(earlier, "ann");
    const before = { ended: moment(120), id: "" };
    const read = await Promise.all(Array.from({ length: 8 }, () => logbooks.readBefore("ann", before)));
    for (const logbook of read) expect(logbook).toEqual(due);
    await put(store, over(PAGE + 60));
    expect(await logbooks.readBefore("ann", before)).toEqual(due);
    expect(asked).toBe(2);
    // Few matches are added up in the calling thread.
    const few = new Logbooks(earlier.matches, gameOf, { ask: async () => expect.unreachable() });
    const firstTen = memoryStores();
    for (let n = 0; n < 10; n++) await put(firstTen, over(n));
    expect(await few.readBefore("ann", { ended: moment(10), id: "" })).toEqual(await logbookOf(firstTen, "ann"));
    await threads.close();
  });
});
