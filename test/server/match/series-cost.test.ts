import { expect, test } from "vitest";
import { SeriesPlay } from "../../../server/match/series-play.ts";
import { SeriesStandings } from "../../../server/match/series-standings.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import type { StoredSeries } from "../../../server/store/series.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { entry, moment, seat, summary } from "../store/samples.ts";
import { testIds } from "./tables.kit.ts";

const [TABLES, HOUR] = [30, 3600];

/** Counts reads of matches and series, and their rows. */
function countingStore() {
  const store = memoryStores();
  const asked = { requests: 0, rows: 0 };
  const counting =
    <Args extends unknown[], Row>(read: (...args: Args) => Promise<readonly Row[]>) =>
    async (...args: Args) => {
      const rows = await read(...args);
      asked.requests++;
      asked.rows += rows.length;
      return rows;
    };
  const { matches, series } = store;
  const { find, dayCounts } = matches;
  return {
    asked,
    store: {
      ...store,
      matches: { ...matches, find: counting(find), dayCounts: counting(dayCounts) },
      series: { ...series, matchesOf: counting(series.matchesOf), entriesOf: counting(series.entriesOf) },
    } satisfies Stores,
  };
}

/** Stores a series that was played at `TABLES` tables, and ended an hour ago. */
async function addSeries(store: Stores, id: string): Promise<StoredSeries> {
  const series: StoredSeries = {
    ...{
      id,
      opener: "ann",
      title: "",
      isListed: true,
      opensAt: moment(0),
      closesAt: moment(HOUR),
      createdAt: moment(0),
    },
    ...{ seats: 1, hasBots: false, deals: [{ game: "tranquility", options: { mode: "arch" } }] },
  };
  await store.series.add(series, { now: moment(2 * HOUR), most: 9, mostInAll: 9 });
  for (let n = 0; n < TABLES; n++) {
    const [match, player] = [`${id}-${n}`, `p${n}`];
    await store.series.claim({ series: id, deal: 1, match, players: [player], at: moment(1) }, TABLES);
    const attempt = { id, deal: 1, until: series.closesAt, bots: false, counts: true };
    const score = [n % 2, n % 5, 9, 40, 60 + n];
    const played = { state: "over", seats: [seat(player)], series: { ...attempt, score } } as const;
    await store.events.append(match, 0, [entry(1)], summary(match, 1, { ...played, visibility: "private" }));
  }
  return series;
}

function standingsOf(store: Stores) {
  const tables = { store, find: store.matches.find, now: () => Date.parse(moment(2 * HOUR)) };
  const factory = { create: () => Promise.reject(new Error("none begins")) };
  const limits = { most: 9, mostInAll: 9 };
  const play = new SeriesPlay({ tables, factory, ids: testIds(), gameOf, secret: "5".repeat(64), limits });
  return { play, standings: new SeriesStandings({ tables, play, gameOf }) };
}

test("a page of standings reads the tables of its own series, however many others are over, and again only what changed", async () => {
  const { store, asked } = countingStore();
  const series = await addSeries(store, "a");
  const costOfPage = async ({ play, standings } = standingsOf(store)) => {
    Object.assign(asked, { requests: 0, rows: 0 });
    const told = await play.read(series, undefined);
    const page = await standings.read(series, told, undefined, { from: 0, limit: 50 });
    expect(page.rows).toHaveLength(TABLES);
    return { ...asked };
  };
  const alone = await costOfPage();
  expect(alone).toEqual({ requests: 4, rows: 2 * TABLES + 2 });
  for (let n = 0; n < 40; n++) await addSeries(store, `b${n}`);
  const services = standingsOf(store);
  expect(await costOfPage(services)).toEqual(alone);
  expect(await costOfPage(services)).toEqual({ requests: 2, rows: 2 });
});
