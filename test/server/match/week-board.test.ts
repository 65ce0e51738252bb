import { expect, test } from "vitest";
import { idsFrom } from "../../../server/ids.ts";
import { Gallery } from "../../../server/match/gallery.ts";
import { WeekBoard } from "../../../server/match/week-board.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { entropyOf } from "../../kit/entropy.ts";
import { gameOf } from "../../kit/games.ts";
import { entries, moment, summary } from "../store/samples.ts";

const MOST = { most: 9, since: moment(0), mostSince: 9, mostInAll: 9 };
const now = () => Date.parse(moment(100));

/** A store whose only match was played on the first board. */
async function seeded(): Promise<Stores> {
  const store = memoryStores();
  for (const [id, layers] of [
    ["a", 1],
    ["b", 99],
  ] as const) {
    const definition = JSON.stringify({ format: "cairn-ground/1", title: id, layers, place: id });
    const names = { publisher: "ann", title: id, author: "Ann" };
    await store.gallery.publish({ id, game: "cairn", ...names, publishedAt: moment(1), definition }, MOST);
  }
  const over = { state: "over", endedAt: moment(2), board: { id: "a", isWon: true } } as const;
  await store.events.append("m", 0, entries(1, 2), summary("m", 2, over));
  return store;
}

const weekBoardOf = (store: Pick<Stores, "gallery" | "series">, process: string) =>
  new WeekBoard({ store, gameOf, ids: idsFrom(entropyOf(process)), rule: "played", now });

test("two processes and their simultaneous requests have the same board of the week, and one series on it", async () => {
  const store = await seeded();
  const processes = ["1", "2"].map((process) => weekBoardOf(store, process));
  const [first, ...others] = await Promise.all([...processes, ...processes].map((process) => process.find()));
  expect(first?.board.id).toBe("a");
  for (const other of others) expect(other?.board).toEqual(first?.board);
  const found = await processes[1]!.find();
  expect(await store.series.list({ list: "current", now: moment(100), limit: 9 })).toMatchObject([
    { id: found?.series, board: "a" },
  ]);
});

test("the board of the week is found right after a search that failed", async () => {
  const store = await seeded();
  let failures = 1;
  const mostPlayed = async (since: string) => {
    if (failures-- > 0) throw new Error("unreachable");
    return store.gallery.mostPlayed(since);
  };
  const weekBoard = weekBoardOf({ ...store, gallery: { ...store.gallery, mostPlayed } }, "1");
  await expect(weekBoard.find()).rejects.toThrow("unreachable");
  expect((await weekBoard.find())?.board.id).toBe("a");
});

test("a series that the host removed does not come back, and the board stays", async () => {
  const store = await seeded();
  const weekBoard = weekBoardOf(store, "1");
  const { series } = (await weekBoard.find())!;
  await store.series.remove(series!, { mustBeUnplayed: false });
  expect(await weekBoard.find()).toEqual({ board: expect.objectContaining({ id: "a" }) });
  expect(await store.series.get(series!)).toBeUndefined();
});

test("a stored board that this release does not accept is left out of the gallery, and the others stay", async () => {
  const store = await seeded();
  const rules = { most: 9, mostADay: 9, mostInAll: 9 };
  const gallery = new Gallery({ store, gameOf, now, rules, odds: { learn: () => {} } });
  const { boards } = await gallery.list({ order: "newest", from: 0, limit: 9 }, undefined);
  expect(boards.map(({ id }) => id)).toEqual(["a"]);
  const broken = (await store.gallery.get("b"))!;
  expect([gallery.entryOf(broken, undefined), gallery.pictured(broken)]).toEqual([undefined, undefined]);
});
