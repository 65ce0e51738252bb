import { expect, onTestFinished, test, vi } from "vitest";
import { localTally, localTopic, type Occupancy } from "../../../server/cluster/cluster.ts";
import { OccupiedTables } from "../../../server/match/occupied-tables.ts";
import { answers, limitOf, newestFirst } from "../../../server/store/lists/query.ts";
import type { SummaryQuery } from "../../../server/store/queries.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { summary } from "../store/samples.ts";

const MINUTE = 60_000;

const table = (n: number, more: Partial<Summary> = {}) =>
  summary(`t${n}`, 1, {
    state: "open",
    visibility: "open",
    seats: [{ name: "Ann", kind: "human", player: "ann" }, null],
    ...more,
  });

/** Several processes may share the topic `news`. */
function processOver(matches: readonly Summary[], news = localTopic<Occupancy>()) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: SummaryQuery[] = [];
  const find = async (query: SummaryQuery) => {
    asked.push(query);
    const found = matches.filter((match) => answers(match, query));
    return found.toSorted(newestFirst).slice(0, limitOf(query));
  };
  const heard: [string, boolean][] = [];
  const players = localTally();
  const tables = new OccupiedTables({ find, players, news, now: Date.now });
  tables.watch(({ table: { id }, isOccupied }) => heard.push([id, isOccupied]));
  const ids = async (query: SummaryQuery = { states: ["open"] }) =>
    (await tables.find(query)).map(({ id }) => id).sort();
  return { tables, asked, heard, ids, players };
}

test("a table is listed while a player is connected, and for a minute after the last one left", async () => {
  const { tables, heard, ids } = processOver([table(1), table(2)]);
  expect(await ids()).toEqual([]);
  tables.see(table(1), 2);
  expect(await ids()).toEqual(["t1"]);
  tables.see(table(1), 1);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  tables.see(table(1), 0);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(await ids()).toEqual(["t1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([
    ["t1", true],
    ["t1", false],
  ]);
  expect(await ids()).toEqual([]);
});

test("a player who comes back within the minute keeps the table listed, and the next minute is a whole one", async () => {
  const { tables, heard, ids } = processOver([table(1)]);
  tables.see(table(1), 1);
  tables.see(table(1), 0);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  tables.see(table(1), 1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await ids()).toEqual(["t1"]);
  tables.see(table(1), 0);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(heard).toEqual([["t1", true]]);
});

test("a table that begins, or whose last player stands up, is no longer listed", async () => {
  const { tables, heard, ids } = processOver([table(1), table(2), table(3)]);
  for (const n of [1, 2, 3]) tables.see(table(n), 1);
  tables.see(table(1, { state: "live" }), 1);
  tables.see(table(2, { seats: [null, { name: "Bot", kind: "bot" }] }), 0);
  expect(await ids()).toEqual(["t3"]);
  expect(heard.slice(3)).toEqual([["t2", false]]);
});

test("a table whose people returned through another process is not reported empty by the first", async () => {
  const news = localTopic<Occupancy>();
  const [one, other] = [processOver([table(1)], news), processOver([table(1)], news)];
  one.tables.see(table(1), 1);
  one.tables.see(table(1), 0);
  other.tables.see(table(1), 1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(other.heard.some(([, isOccupied]) => !isOccupied)).toBe(false);
  expect(await other.ids()).toEqual(["t1"]);
  expect((await one.players.largest()).size).toBe(0);
});

test("a new process has no player at its tables, whatever seats are taken", async () => {
  const news = localTopic<Occupancy>();
  const before = processOver([table(1)], news);
  before.tables.see(table(1), 1);
  before.tables.close();
  expect(await processOver([table(1)], news).ids()).toEqual([]);
});

test("live and ended matches are listed without a connected player, and a private table is not listed", async () => {
  const matches = [
    table(1),
    table(2),
    summary("live", 1, { state: "live", visibility: "open" }),
    summary("over", 1, { state: "over", visibility: "open" }),
  ];
  const { tables, ids, asked } = processOver(matches);
  tables.see(table(1), 1);
  tables.see(table(2, { visibility: "private" }), 1);
  const query = { visibility: "open" } as const;
  expect(await ids(query)).toEqual(["live", "over", "t1"]);
  expect(await ids({ ...query, states: ["live", "over"] })).toEqual(["live", "over"]);
  expect(await ids({ ...query, limit: 2 })).toHaveLength(2);
  expect(asked.every(({ ids: few }) => few === undefined || few.length === 1)).toBe(true);
});
