import * as z from "zod";
import { isDay } from "../../shared/engine/daily/day.ts";
import type { Stores } from "../store/ports.ts";
import { PUZZLE_AGREEMENTS, PUZZLE_ANSWERS, SERIES, SERIES_ENTRIES } from "./export.ts";

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
    board: z.string().exactOptional(),
  }),
);

const seriesEntries = z.array(
  z.object({ series: z.string(), deal: z.int(), player: z.string(), match: z.string(), at: z.string() }),
);

const puzzleAnswer = z.object({ day: z.string().refine(isDay), player: z.string(), choice: z.int().min(-1) });

const puzzleAgreements = z.array(z.object({ match: z.string(), player: z.string() }));

/** Undefined if the export has no such file. */
export type ReadFile = <T>(schema: z.ZodType<T>, name: string, what: string) => T | undefined;

export async function takeSeriesAndPuzzles(
  store: Pick<Stores, "series" | "puzzleAnswers" | "puzzleAgreements">,
  read: ReadFile,
): Promise<void> {
  await takeSeries(store, read);
  await takePuzzleAnswers(store, read);
  for (const agreement of read(puzzleAgreements, PUZZLE_AGREEMENTS, "agreements about puzzles") ?? [])
    await store.puzzleAgreements.keep(agreement, Number.MAX_SAFE_INTEGER);
}

/** Skips existing answers, and invalid ones from damaged rows. */
async function takePuzzleAnswers(store: Pick<Stores, "puzzleAnswers">, read: ReadFile): Promise<void> {
  for (const row of read(z.array(z.unknown()), PUZZLE_ANSWERS, "answers to puzzles") ?? []) {
    const answer = puzzleAnswer.safeParse(row);
    if (answer.success) await store.puzzleAnswers.keep(answer.data, Number.MAX_SAFE_INTEGER);
  }
}

async function takeSeries(store: Pick<Stores, "series">, read: ReadFile): Promise<void> {
  const [most, now] = [Number.MAX_SAFE_INTEGER, ""];
  for (const one of read(series, SERIES, "series") ?? []) await store.series.add(one, { now, most, mostInAll: most });
  const entries = read(seriesEntries, SERIES_ENTRIES, "who plays in series") ?? [];
  for (const [, table] of Map.groupBy(entries, ({ series, deal, match }) => JSON.stringify([series, deal, match]))) {
    const [{ series, deal, match, at }] = table as [(typeof table)[number]];
    await store.series.claim({ series, deal, match, at, players: table.map(({ player }) => player) }, most);
  }
}
