import type { Day } from "../../shared/engine/daily/day.ts";
import type { PuzzleDayAnswers } from "../../shared/puzzles/puzzle-day.ts";
import { ask } from "./api.ts";
import { post } from "./request.ts";

/** Sends the guest's answer to the puzzle of a day; the first one counts. @param choice see `PuzzleDayAnswers.own` */
export const answerPuzzleOfDay = (day: Day, choice: number, token: string) =>
  ask<PuzzleDayAnswers>(`/puzzles/days/${day}/answers`, post({ choice }), token);

/** The answers of all players to the puzzle of a day, for a guest who has answered. */
export const readPuzzleAnswers = (day: Day, token: string) =>
  ask<PuzzleDayAnswers>(`/puzzles/days/${day}/answers`, {}, token);
