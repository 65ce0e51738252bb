import { randomUUID } from "node:crypto";
import { describe, expect, vi } from "vitest";
import { AbandonedTables, removeAbandonedTables } from "../../../server/match/abandoned-tables.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { test } from "../store/place.ts";
import { bot, branchOff, game, matchesOf, options, person, playToTheEnd, sitting } from "./tables.kit.ts";

const DAY = 24 * 3600_000;

/** A server whose clock can be advanced. */
function placeOn(store: Stores) {
  let time = Date.UTC(2026, 0, 1);
  const { tables, factory } = matchesOf(store, { now: () => time, botPause: 60_000 });
  const isInMemory = tables.isOpen;
  const onError = (error: unknown) => expect.unreachable(String(error));
  const abandoned = new AbandonedTables({ store, isInMemory, now: () => time, onError });
  return {
    tables,
    factory,
    pass: (ms: number) => {
      time += ms;
    },
    async tidy() {
      while (await abandoned.step());
    },
    async opened(...occupants: readonly ReturnType<typeof person>[]): Promise<string> {
      const { id } = await factory.create({ game, options, seats: 2, visibility: "open" });
      const table = (await tables.acquire(id))!;
      for (const [seat, occupant] of occupants.entries()) await table.submit(sitting(seat, occupant));
      await tables.release(table);
      return id;
    },
    there: async (ids: readonly string[]) => {
      const found = await Promise.all(ids.map((id) => store.matches.find({ id })));
      return ids.filter((_, i) => itemAt(found, i).length > 0);
    },
  };
}

describe.for(["memory", "file"] as const)("in a store of the kind %s", (kind) => {
  test("tables without a player for a week are removed, and no others", async ({ file }) => {
    const store = kind === "memory" ? memoryStores() : sqliteStores(file);
    const { tables, pass, tidy, opened, there } = placeOn(store);
    const [empty, bots, seated, used] = [
      await opened(),
      await opened(bot(1), bot(2)),
      await opened(person(0)),
      await opened(),
    ];
    const table = (await tables.acquire(used))!;
    pass(6 * DAY);
    const young = await opened();
    await tidy();
    const all = [empty, bots, seated, used, young];
    expect(await there(all)).toEqual(all);
    pass(DAY + 1);
    await tidy();
    expect(await there(all)).toEqual([seated, used, young]);
    await tables.release(table);
    await tidy();
    expect(await there(all)).toEqual([seated, young]);
    pass(100 * DAY);
    await tidy();
    expect(await there(all)).toEqual([seated]);
    await tables.close();
    await store.close();
  });

  test("matches that began stay forever, and so do their branches that began; rematches are made again", async ({
    file,
  }) => {
    const store = kind === "memory" ? memoryStores() : sqliteStores(file);
    const { tables, factory, pass, tidy, opened, there } = placeOn(store);
    const table = (await tables.acquire(await opened(person(0), person(1))))!;
    await table.submit({ id: randomUUID(), command: { type: "start" } });
    await playToTheEnd(table, rolls(2));
    const next = await factory.rematch(table);
    const branches: string[] = [];
    for (const isBegun of [false, true]) {
      const made = await branchOff(tables, table, { version: itemAt(movesOf(table.log), 4) });
      if ("ok" in made || "ok" in next) throw new Error("refused");
      const branch = (await tables.acquire(made.id))!;
      await branch.submit(sitting(0));
      await branch.submit(sitting(1));
      if (isBegun) await branch.submit({ id: randomUUID(), command: { type: "start" } });
      await tables.release(branch);
      branches.push(made.id);
    }
    await tables.release(table);
    pass(8 * DAY);
    await tidy();
    const rematch = (next as { id: string }).id;
    expect(await there([table.id, rematch, ...branches])).toEqual([table.id, branches[1]]);
    expect((await store.events.read(itemAt(branches, 1))).length).toBeGreaterThan(itemAt(movesOf(table.log), 4));
    expect(await factory.rematch((await tables.read(table.id))!)).toMatchObject({ id: rematch });
    await tables.close();
    await store.close();
  });
});

test("all matches are checked again an hour later, even after a failure", async () => {
  vi.useFakeTimers();
  try {
    let asked = 0;
    const errors: unknown[] = [];
    const memory = memoryStores();
    const store: Stores = {
      ...memory,
      matches: {
        ...memory.matches,
        async summaryVersions() {
          asked++;
          if (asked === 2) throw new Error("away");
          return [];
        },
      },
    };
    const stop = removeAbandonedTables({
      store,
      isInMemory: () => false,
      now: Date.now,
      onError: (error) => errors.push(error),
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * 3600_000);
    expect([asked, errors.length]).toEqual([3, 1]);
    await stop();
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(asked).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
