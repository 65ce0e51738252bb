import { type Request, Router } from "express";
import { type AnyGame, isPuzzleGame } from "../../shared/engine/contract/game.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { PuzzleAgreementState } from "../../shared/puzzles/agreement.ts";
import { setNameOf } from "../../shared/puzzles/puzzle-games.ts";
import type { Stores } from "../store/ports.ts";
import { HttpError } from "./errors.ts";
import type { RouteContext } from "./route-context.ts";

interface PuzzleAgreementDeps extends Pick<RouteContext, "requireCaller" | "summaryOf" | "countChoice"> {
  readonly store: Pick<Stores, "puzzleAgreements">;
  readonly gameOf: (id: string) => AnyGame | undefined;
}

/** Maximum number of agreements per player. */
const MOST = 10_000;

/** Callers see and change only their own choice. */
export function puzzleAgreementRoutes(deps: PuzzleAgreementDeps): Router {
  const { store, gameOf, countChoice } = deps;
  const router = Router();
  const path = "/matches/:id/puzzle-agreement";

  router.get(path, async (request, response) => {
    const { match, agreement } = await ownMatch(deps, request);
    const isAgreed = await store.puzzleAgreements.has(agreement);
    const body: PuzzleAgreementState = {
      agreement: isAgreed ? "given" : (await hasPuzzles(gameOf(match.game), match)) ? "open" : "none",
    };
    response.json(body);
  });

  router.put(path, async (request, response) => {
    const { match, agreement } = await ownMatch(deps, request);
    if (!(await hasPuzzles(gameOf(match.game), match)))
      throw new HttpError(
        409,
        "NoPuzzles",
        "this match cannot become puzzles: no set has its board, nothing was decided, or it is a branch",
      );
    await countChoice(request);
    if (!(await store.puzzleAgreements.keep(agreement, MOST)))
      throw new HttpError(409, "TooManyAgreements", `a player can agree for at most ${MOST} matches`);
    response.status(204).end();
  });

  router.delete(path, async (request, response) => {
    const { agreement } = await ownMatch(deps, request);
    await countChoice(request);
    await store.puzzleAgreements.drop(agreement);
    response.status(204).end();
  });

  return router;
}

/** @throws HttpError unless the match is over and the caller played in it as a person */
async function ownMatch({ requireCaller, summaryOf }: PuzzleAgreementDeps, request: Request) {
  const { id: player } = await requireCaller(request);
  const match = await summaryOf(request.params.id, request);
  if (!match.seats.some((held) => held?.player === player && held.kind === "human" && !held.kept))
    throw new HttpError(403, "NotYourMatch", "only people who played the match are asked");
  if (match.state !== "over") throw new HttpError(409, "MatchIsNotOver", "players are asked when the match is over");
  return { match, agreement: { match: match.id, player } };
}

/** Whether the match was decided, is no branch, and its board has a set of puzzles. */
async function hasPuzzles(game: AnyGame | undefined, { options, outcome, from }: Summary): Promise<boolean> {
  if (!game || !isPuzzleGame(game) || !outcome || outcome.result === "ended" || from) return false;
  return setNameOf({ game, puzzles: await game.puzzles() }, options) !== undefined;
}
