import { expect, test } from "vitest";
import { DailyDeals } from "../../../server/match/daily-deals.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { GAMES } from "../../../shared/games/index.ts";
import { entry, seat, summary } from "../store/samples.ts";

const DAY = "2026-11-23";
const NOW = Date.UTC(2026, 11, 24, 12);

/** Counts reads of tries, and their rows. */
function countingStore() {
  const store = memoryStores();
  const asked = { tries: 0, rows: 0 };
  const counting: Stores = {
    ...store,
    matches: {
      ...store.matches,
      async tries(since, until) {
        const counts = await store.matches.tries(since, until);
        asked.tries++;
        asked.rows += counts.length;
        return counts;
      },
    },
  };
  return { store: counting, asked };
}

function daysOf(store: Stores): DailyDeals {
  const tables = { store, find: store.matches.find, now: () => NOW };
  const factory = { create: () => Promise.reject(new Error("none begins")) };
  return new DailyDeals({ tables, factory, games: Object.values(GAMES), secret: "5".repeat(64) });
}

const tryOf = (n: number, left: number, version = 1) =>
  summary(`try-${n}`, version, {
    state: "over",
    seats: [seat(`p${n}`)],
    daily: { day: DAY, counts: true, score: [left > 0 ? 1 : 0, left, 5, 9] },
  });

test("a settled day reads its scores once, and again only after one of its tries was corrected", async () => {
  const { store, asked } = countingStore();
  const days = daysOf(store);
  for (let n = 0; n < 60; n++) await store.events.append(`try-${n}`, 0, [entry(1)], tryOf(n, n % 3));
  const first = await days.read(DAY, undefined);
  expect(first).toMatchObject({ tries: 60, finished: 20, standings: { tries: 60, finished: 20 } });
  for (let visit = 0; visit < 5; visit++) expect(await days.read(DAY, undefined)).toEqual(first);
  expect(asked).toEqual({ tries: 1, rows: 3 });
  await store.matches.relist([tryOf(1, 0)]);
  expect(await days.read(DAY, undefined)).toMatchObject({ tries: 60, finished: 21, standings: { finished: 21 } });
  expect(asked).toEqual({ tries: 2, rows: 6 });
});

test("a page of the calendar reads no scores, only one count for each of its days", async () => {
  const { store, asked } = countingStore();
  for (let n = 0; n < 30; n++) await store.events.append(`try-${n}`, 0, [entry(1)], tryOf(n, n % 2));
  const { days } = await daysOf(store).calendar({ before: "2026-11-25", limit: 31 }, undefined);
  expect(days.find(({ day }) => day === DAY)).toMatchObject({ tries: 30, finished: 15 });
  expect(asked).toEqual({ tries: 0, rows: 0 });
});
