import type { Day } from "../../shared/engine/daily/day.ts";
import type { PuzzleDayAnswers } from "../../shared/puzzles/puzzle-day.ts";
import { ask } from "./api.ts";
import { post } from "./request.ts";

/**
 * Only the first answer counts.
 * @param choice see `PuzzleDayAnswers.own`
 */
export const answerPuzzleOfDay = (day: Day, choice: number, token: string) =>
  ask<PuzzleDayAnswers>(`/puzzles/days/${day}/answers`, post({ choice }), token);

/** Only for a guest who has answered. */
export const readPuzzleAnswers = (day: Day, token: string) =>
  ask<PuzzleDayAnswers>(`/puzzles/days/${day}/answers`, {}, token);
