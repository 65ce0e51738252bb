import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Table } from "../../../server/match/table.ts";
import { NotStored } from "../../../server/store/errors.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { itemAt } from "../../kit/item-at.ts";
import { game, matchesOf, options, person, rigged, sitting } from "./tables.kit.ts";

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const house = { patience: 600, clock: 60, watchers: true };
const awaited = (table: Table): number => itemAt(toAct(game, table.match), 0);
const settle = () => vi.advanceTimersByTimeAsync(1);

async function begun({ tables, factory } = matchesOf(memoryStores())): Promise<Table> {
  const { id } = await factory.create({ game, options, seats: 2, visibility: "private", settings: house });
  const table = (await tables.acquire(id))!;
  for (const seat of [0, 1]) await table.submit(sitting(seat, person(seat)));
  await table.submit({ id: "go", command: { type: "start" } });
  return table;
}

const handOver = (table: Table, seat: number) =>
  table.submit({ id: "lend", command: { type: "handOver", seat, bot: "steady" }, by: seat });
const reclaim = (table: Table, seat: number) =>
  table.submit({ id: "back", command: { type: "reclaim", seat }, by: seat });

describe("a bot in a person's seat", () => {
  test("plays when the table waits for the seat, and stops when the person is back", async () => {
    const table = await begun();
    const seat = awaited(table);
    await handOver(table, seat);
    await settle();
    expect(awaited(table)).toBe(1 - seat);
    await handOver(table, 1 - seat);
    await reclaim(table, seat);
    await settle();
  });

  test("that was thinking when the person came back does not move", async () => {
    const store = rigged();
    const policies = vi.fn(game.bots!.steady!);
    const matches = matchesOf(store, { gameOf: () => ({ ...game, bots: { steady: policies } }), botPause: 50 });
    const table = await begun(matches);
    const seat = awaited(table);
    await handOver(table, seat);
    const gate = Promise.withResolvers<void>();
    store.before = () => gate.promise;
    const back = reclaim(table, seat);
    await vi.advanceTimersByTimeAsync(60);
    expect(policies).toHaveBeenCalledTimes(1);
    gate.resolve();
    expect(await back).toMatchObject({ ok: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.log.at(-1)!.type).toBe("SeatReclaimed");
    expect(awaited(table)).toBe(seat);
    expect(policies).toHaveBeenCalledTimes(1);
  });
});

describe("the clock of a table", () => {
  const nudges = ({ log }: Table) => log.filter(({ type }) => type === "SeatNudged");

  test("nudges when the time is up, once", async () => {
    const table = await begun();
    await vi.advanceTimersByTimeAsync(MINUTE - 10);
    expect(nudges(table)).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(nudges(table)).toMatchObject([{ seat: awaited(table), at: new Date(START + MINUTE).toISOString() }]);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(nudges(table)).toHaveLength(1);
  });

  test("restarts with every turn, and ignores bots", async () => {
    const table = await begun();
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    const seat = awaited(table);
    await handOver(table, seat);
    await settle();
    expect(awaited(table)).toBe(1 - seat);
    await vi.advanceTimersByTimeAsync(MINUTE - 10);
    expect(nudges(table)).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(nudges(table)).toMatchObject([{ seat: 1 - seat }]);
  });

  test("runs on while the table sleeps: a late player is nudged when it wakes, even weeks later", async () => {
    const matches = matchesOf(memoryStores());
    const { tables } = matches;
    const table = await begun(matches);
    await tables.release(table);
    await vi.advanceTimersByTimeAsync(40 * 24 * 60 * MINUTE);
    expect(nudges(table)).toEqual([]);
    const woken = (await tables.acquire(table.id))!;
    await settle();
    expect(nudges(woken)).toMatchObject([{ seat: awaited(woken) }]);
  });

  test("tries again when the disk was full", async () => {
    const store = rigged();
    const table = await begun(matchesOf(store));
    store.before = () => {
      throw new NotStored("disk full");
    };
    await vi.advanceTimersByTimeAsync(MINUTE + 10);
    expect(nudges(table)).toEqual([]);
    store.before = () => {};
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(nudges(table)).toHaveLength(1);
  });
});
