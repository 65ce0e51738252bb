import { type Request, type Response, Router } from "express";
import { z } from "zod";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { type Day, dayAfter, dayAt, numberOf } from "../../shared/engine/daily/day.ts";
import { type PuzzleDayAnswers, type PuzzleOfDay, puzzleOfDay } from "../../shared/puzzles/puzzle-day.ts";
import type { Tables } from "../match/tables.ts";
import type { Stores } from "../store/ports.ts";
import { HttpError, parsed } from "./errors.ts";
import type { RouteContext } from "./route-context.ts";

interface PuzzleDayDeps extends Pick<RouteContext, "requireCaller" | "requirePerson" | "countChoice"> {
  readonly store: Pick<Stores, "puzzleAnswers">;
  readonly games: readonly AnyGame[];
  readonly tables: Pick<Tables, "now">;
}

/** First open day, relative to today. Yesterday is open, because solvers may need a while. */
const LATE = -1;

/** Answers are deleted after this many days. */
const KEPT = 60;

/** Maximum number of answers per day. */
const MOST = 100_000;

export const puzzleAnswerBody = z.strictObject({
  choice: z
    .number()
    .int()
    .min(-1)
    .max(40)
    .describe("The index of the move among those of the puzzle, the best first; -1 for another move"),
});

/** Callers see others' answers only after their own. */
export function puzzleDayRoutes(deps: PuzzleDayDeps): Router {
  const { store, games, requireCaller, requirePerson, countChoice, tables } = deps;
  const router = Router();
  const known = new Map<Day, Promise<PuzzleOfDay | undefined>>();

  /** @throws HttpError unless the day has a puzzle and is open for answers */
  async function puzzleIn({ params }: Request): Promise<{ readonly day: Day; readonly moves: number }> {
    const today = dayAt(tables.now());
    const day = String(params.day);
    if (day !== today && day !== dayAfter(today, LATE))
      throw new HttpError(404, "NoSuchDay", `answers are open for ${today} and the day before, in UTC`);
    for (const old of known.keys()) if (old < dayAfter(today, LATE)) known.delete(old);
    const puzzle = known.get(day) ?? puzzleOfDay(games, numberOf(day));
    known.set(day, puzzle);
    const found = await puzzle;
    if (!found) throw new HttpError(404, "NoSuchDay", "this release has no puzzles");
    return { day, moves: found.puzzle.odds.length };
  }

  async function tell(day: Day, moves: number, player: string, response: Response): Promise<void> {
    const own = await store.puzzleAnswers.get(day, player);
    if (own === undefined) throw new HttpError(403, "NotAnsweredYet", "the answers of others are shown after your own");
    const counts = Array.from({ length: moves + 1 }, () => 0);
    for (const { choice, answers } of await store.puzzleAnswers.counts(day))
      counts[choice < 0 || choice >= moves ? moves : choice]! += answers;
    response.json({ counts, own } satisfies PuzzleDayAnswers);
  }

  router.get("/puzzles/days/:day/answers", async (request, response) => {
    const { id } = await requireCaller(request);
    const { day, moves } = await puzzleIn(request);
    await tell(day, moves, id, response);
  });

  router.post("/puzzles/days/:day/answers", async (request, response) => {
    const caller = await requirePerson(request, "the puzzles of days are for people");
    const { day, moves } = await puzzleIn(request);
    const { choice } = parsed(puzzleAnswerBody, request.body, "body");
    if (choice >= moves) throw new HttpError(400, "BadRequest", `choice: the puzzle has ${moves} moves`);
    await countChoice(request);
    const isFirst = await store.puzzleAnswers.keep({ day, player: caller.id, choice }, MOST);
    if (isFirst) await store.puzzleAnswers.dropBefore(dayAfter(day, -KEPT));
    await tell(day, moves, caller.id, response);
  });

  return router;
}
