import * as z from "zod";
import { isDay } from "../../shared/engine/daily/day.ts";
import type { Stores } from "../store/ports.ts";
import { PUZZLE_ANSWERS, type ReadExportFile } from "./export.ts";

const puzzleAnswer = z.object({ day: z.string().refine(isDay), player: z.string(), choice: z.int().min(-1) });

/**
 * Imports the answers to the puzzles of days, except to puzzles that the player has answered here. Invalid ones are left out: they are
 * from damaged rows of the exported database.
 */
export async function takePuzzleAnswers(store: Pick<Stores, "puzzleAnswers">, read: ReadExportFile): Promise<void> {
  for (const row of read(z.array(z.unknown()), PUZZLE_ANSWERS, "answers to puzzles") ?? []) {
    const answer = puzzleAnswer.safeParse(row);
    if (answer.success) await store.puzzleAnswers.keep(answer.data, Number.MAX_SAFE_INTEGER);
  }
}
