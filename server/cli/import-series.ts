import * as z from "zod";
import type { Stores } from "../store/ports.ts";
import { type ReadExportFile, SERIES, SERIES_ENTRIES } from "./export.ts";

const series = z.array(
  z.object({
    id: z.string(),
    opener: z.string(),
    title: z.string(),
    isListed: z.boolean(),
    opensAt: z.string(),
    closesAt: z.string(),
    seats: z.int(),
    hasBots: z.boolean(),
    deals: z.array(z.object({ game: z.string(), options: z.looseObject({}) })),
    createdAt: z.string(),
  }),
);

const seriesEntries = z.array(
  z.object({ series: z.string(), deal: z.int(), player: z.string(), match: z.string(), at: z.string() }),
);

/** Imports series and their entries, except those that this store has already. */
export async function takeSeries(store: Pick<Stores, "series">, read: ReadExportFile): Promise<void> {
  const [most, now] = [Number.MAX_SAFE_INTEGER, ""];
  for (const one of read(series, SERIES, "series") ?? []) await store.series.add(one, { now, most, mostInAll: most });
  const entries = read(seriesEntries, SERIES_ENTRIES, "who plays in series") ?? [];
  for (const [, table] of Map.groupBy(entries, ({ series, deal, match }) => JSON.stringify([series, deal, match]))) {
    const [{ series, deal, match, at }] = table as [(typeof table)[number]];
    await store.series.claim({ series, deal, match, at, players: table.map(({ player }) => player) }, most);
  }
}
