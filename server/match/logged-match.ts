import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import type { MatchConfig } from "../../shared/engine/match/match-events.ts";
import { type Summary, summarize } from "../../shared/engine/match/summary.ts";
import { type CurrentNames, withCurrentNames } from "../../shared/engine/people/renaming.ts";
import { gameOf as shelved } from "../../shared/games/index.ts";
import { Unreadable } from "../store/errors.ts";
import { matchOf, seedBehind, upcastLog } from "./reading.ts";
import { seedOfMatch } from "./seeds.ts";

interface LoggedMatch {
  readonly game: AnyGame;
  readonly seed: string;
  readonly match: Match;
}

/**
 * Checks the log's commitment against the seed.
 * @param seeds the secret behind all seeds; undefined if it is lost
 * @throws Unreadable
 */
export function matchIn(
  seeds: string | undefined,
  id: string,
  log: readonly Recorded[],
  gameOf: (id: string) => AnyGame | undefined = shelved,
): LoggedMatch {
  const [first] = log;
  if (!first) throw new Unreadable("MatchIsDamaged", 0, "it is listed but has no log");
  const game = gameOf(String((first as { game?: unknown }).game));
  if (!game) throw new Unreadable("MatchIsNewer", 1, "this server does not have its game");
  const branched = log.findLast(({ type }) => type === "MatchBranched") as Partial<MatchConfig> | undefined;
  const { daily, series } = first as Partial<MatchConfig>;
  const own = seedOfMatch(seeds ?? "", {
    id,
    ...(daily && { daily }),
    ...(series && { series }),
    ...(branched?.from && { from: branched.from }),
  });
  const match = matchOf(game, upcastLog(game, log), own);
  return { game, seed: seedBehind(match, own), match };
}

export function summaryOf({ game, match }: LoggedMatch, log: readonly Recorded[], names: CurrentNames): Summary {
  const called = withCurrentNames(log, names);
  const renamed = called === log ? match : foldMatch(game, INITIAL_MATCH, upcastLog(game, called));
  return summarize(game, undefined, renamed, called);
}
