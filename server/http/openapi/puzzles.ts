import { z } from "zod";
import type { PuzzleDayAnswers } from "../../../shared/puzzles/puzzle-day.ts";
import { puzzleAnswerBody } from "../puzzle-days.ts";
import { count, day, type Fields } from "./components.ts";
import { json, jsonBody, type Operations } from "./operation.ts";

const tag = "Puzzles";
const path = { day: day.describe("Today or yesterday in UTC, such as 2026-11-24") };

const answers = z
  .strictObject({
    counts: z.array(count).describe("How often each move was chosen, the best first, followed by all other moves"),
    own: z.number().int().min(-1).describe("The caller's first answer; -1 for another move"),
  } satisfies Fields<PuzzleDayAnswers>)
  .meta({ id: "PuzzleAnswers" }) satisfies z.ZodType<PuzzleDayAnswers>;

export const puzzleOperations: Operations = {
  "GET /puzzles/days/:day/answers": {
    id: "readPuzzleAnswers",
    tag,
    summary: "The answers of all players to the puzzle of a day, for those who have answered",
    token: "required",
    path,
    answers: { 200: json("The answers", answers) },
    refusals: { 403: ["NotAnsweredYet"], 404: ["NoSuchDay"] },
  },
  "POST /puzzles/days/:day/answers": {
    id: "answerPuzzle",
    tag,
    summary: "Answers the puzzle of a day; only the caller's first answer counts",
    token: "required",
    path,
    body: jsonBody(puzzleAnswerBody),
    answers: { 200: json("The answers", answers) },
    refusals: { 403: ["NotForPrograms", "NotAnsweredYet"], 404: ["NoSuchDay"] },
  },
};
