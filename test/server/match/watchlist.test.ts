import { expect, test } from "vitest";
import { localTally } from "../../../server/cluster/cluster.ts";
import { Watchlist } from "../../../server/match/watchlist.ts";
import { answers, limitOf } from "../../../server/store/query.ts";
import type { Query } from "../../../server/store/store.ts";
import type { Summary } from "../../../shared/engine/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../shared/engine/table-settings.ts";

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const at = (time: number): string => new Date(time).toISOString();

/** A match under way that changed last so long ago, in ms. */
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

/** A list over these matches, and how often they were looked for. */
function listOf(matches: readonly Summary[]) {
  const clock = { now: 10 * DAY };
  const state = { finds: 0, isBroken: false };
  const onlookers = localTally();
  const find = async (query: Query) => {
    state.finds++;
    if (state.isBroken) throw new Error("the store is away");
    return matches.filter((match) => answers(match, query)).slice(0, limitOf(query));
  };
  const shown = { to: async (_: string | undefined, match: Summary) => match };
  const watchlist = new Watchlist({ tables: { find, now: () => clock.now }, shown, onlookers });
  const ids = async () => (await watchlist.list()).map(({ match }) => match.id);
  return { clock, state, onlookers, ids };
}

test("however many ask, the store is asked once in three seconds", async () => {
  const { clock, state, ids } = listOf([live("a")]);
  await Promise.all(Array.from({ length: 1000 }, ids));
  clock.now += 2999;
  await ids();
  expect(state.finds).toBe(1);
  clock.now += 1;
  await ids();
  expect(state.finds).toBe(2);
});

test("an answer that could not be had is not kept", async () => {
  const { state, ids } = listOf([live("a")]);
  state.isBroken = true;
  await expect(ids()).rejects.toThrow("the store is away");
  state.isBroken = false;
  expect(await ids()).toEqual(["a"]);
});

test("the most watched come first, also from beyond those that changed last, then those that began last", async () => {
  const { onlookers, ids } = listOf([...Array.from({ length: 260 }, (_, i) => live(`m${i}`, i)), live("far", 2000)]);
  onlookers.set("far", 7);
  onlookers.set("m259", 9);
  onlookers.set("m3", 8);
  const listed = await ids();
  expect(listed).toHaveLength(50);
  expect(listed.slice(0, 5)).toEqual(["m259", "m3", "far", "m0", "m1"]);
});

test("what was left lies open for ever, and is no match to watch; over days one is waited for longer", async () => {
  const house = { ...DEFAULT_TABLE_SETTINGS, patience: 24 * 3600 };
  const { ids } = listOf([
    live("now"),
    live("left", 2 * HOUR),
    live("days", 2 * DAY, { house }),
    live("for ever", 4 * DAY, { house }),
  ]);
  expect(await ids()).toEqual(["now", "days"]);
});

test("counts of matches that nobody may watch show none", async () => {
  const { onlookers, ids } = listOf([
    live("closed", 0, { visibility: "private" }),
    live("shut", 0, { house: { ...DEFAULT_TABLE_SETTINGS, watchers: false } }),
    live("over", 0, { state: "over" }),
    live("empty", 0, { seats: [{ name: "Bot", kind: "bot" }] }),
  ]);
  for (const id of ["closed", "shut", "over", "empty", "nowhere"]) onlookers.set(id, 5);
  expect(await ids()).toEqual([]);
});
