import { expect, test } from "vitest";
import { localTally } from "../../../server/cluster/cluster.ts";
import { Watchlist } from "../../../server/match/watchlist.ts";
import { answers, limitOf } from "../../../server/store/lists/query.ts";
import type { SummaryQuery } from "../../../server/store/queries.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../shared/engine/match/table-settings.ts";

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const at = (time: number): string => new Date(time).toISOString();

/** `ago`: ms since the last change. */
const live = (id: string, ago = 0, more: Partial<Summary> = {}): Summary => ({
  id,
  code: id,
  game: "any",
  options: {},
  visibility: "open",
  house: DEFAULT_TABLE_SETTINGS,
  state: "live",
  version: 9,
  seats: [{ name: "Ann", kind: "human", player: "p0" }],
  toAct: [0],
  createdAt: at(0),
  startedAt: at(10 * DAY - ago - 1000),
  changedAt: at(10 * DAY - ago),
  ...more,
});

/** A list of live matches; `finds` counts its queries. */
function listOf(matches: readonly Summary[]) {
  const clock = { now: 10 * DAY };
  const state = { finds: 0, isBroken: false, best: [] as string[] };
  const spectators = localTally();
  const find = async (query: SummaryQuery) => {
    state.finds++;
    if (state.isBroken) throw new Error("the store is away");
    return matches.filter((match) => answers(match, query)).slice(0, limitOf(query));
  };
  const shown = { summaryFor: async (_: string | undefined, match: Summary) => match };
  const bestOfLastDay = async () => state.best;
  const watchlist = new Watchlist({ tables: { find, now: () => clock.now }, shown, spectators, bestOfLastDay });
  const ids = async () => (await watchlist.list()).watched.map(({ match }) => match.id);
  const replays = async () => (await watchlist.list()).replays?.map(({ id }) => id);
  return { clock, state, spectators, ids, replays };
}

test("however many clients ask, the store is read once in three seconds", async () => {
  const { clock, state, ids } = listOf([live("a")]);
  await Promise.all(Array.from({ length: 1000 }, ids));
  clock.now += 2999;
  await ids();
  expect(state.finds).toBe(1);
  clock.now += 1;
  await ids();
  expect(state.finds).toBe(2);
});

test("a failed read is not cached", async () => {
  const { state, ids } = listOf([live("a")]);
  state.isBroken = true;
  await expect(ids()).rejects.toThrow("the store is away");
  state.isBroken = false;
  expect(await ids()).toEqual(["a"]);
});

test("the most watched come first, also from beyond those that changed last, then those that began last", async () => {
  const { spectators, ids } = listOf([...Array.from({ length: 260 }, (_, i) => live(`m${i}`, i)), live("far", 2000)]);
  spectators.set("far", 7);
  spectators.set("m259", 9);
  spectators.set("m3", 8);
  const listed = await ids();
  expect(listed).toHaveLength(50);
  expect(listed.slice(0, 5)).toEqual(["m259", "m3", "far", "m0", "m1"]);
});

test("an abandoned match is no match to watch; a match over days may rest for longer", async () => {
  const house = { ...DEFAULT_TABLE_SETTINGS, patience: 24 * 3600 };
  const { ids } = listOf([
    live("now"),
    live("left", 2 * HOUR),
    live("days", 2 * DAY, { house }),
    live("for ever", 4 * DAY, { house }),
  ]);
  expect(await ids()).toEqual(["now", "days"]);
});

test("counts of matches that are closed to spectators reveal none", async () => {
  const { spectators, ids } = listOf([
    live("closed", 0, { visibility: "private" }),
    live("shut", 0, { house: { ...DEFAULT_TABLE_SETTINGS, watchers: false } }),
    live("over", 0, { state: "over" }),
    live("empty", 0, { seats: [{ name: "Bot", kind: "bot" }] }),
  ]);
  for (const id of ["closed", "shut", "over", "empty", "nowhere"]) spectators.set(id, 5);
  expect(await ids()).toEqual([]);
});

const over = (id: string, ended: number, more: Partial<Summary> = {}): Summary =>
  live(id, 0, {
    state: "over",
    endedAt: at(ended),
    outcome: { result: "won", winners: [0], reason: "any" },
    ...more,
  });

test("when no match can be watched, the best recent replays are listed: won, by people together, to the end", async () => {
  const ann = { name: "Ann", kind: "human", player: "p0" } as const;
  const lost = { result: "lost", winners: [], reason: "any" } as const;
  const { state, replays } = listOf([
    over("lost", 9, { outcome: lost }),
    over("won", 3),
    over("later", 4),
    over("together", 2, { seats: [ann, { ...ann, player: "p1" }] }),
    over("given up", 9, { outcome: { ...lost, reason: "conceded" } }),
    over("with tips", 9, { hints: 2 }),
    over("bots", 9, { seats: [{ name: "Bot", kind: "bot" }] }),
    over("private", 9, { visibility: "private" }),
    over("of the day", 5, { visibility: "private" }),
  ]);
  state.best = ["of the day"];
  expect(await replays()).toEqual(["together", "of the day", "later", "won", "with tips", "lost", "given up"]);
});

test("while a match can be watched, no replays are listed", async () => {
  const { replays } = listOf([over("won", 3), live("a")]);
  expect(await replays()).toBeUndefined();
});
