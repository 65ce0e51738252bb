import { ALGORITHM, commit } from "../../shared/engine/fair.ts";
import type { AnyGame } from "../../shared/engine/game.ts";
import { evolve, type Match, nothing, type Recorded } from "../../shared/engine/match.ts";
import { Unreadable } from "../store/store.ts";

/**
 * The match of a log, which nobody can play who has another seed.
 * @throws Unreadable at the first event that this release cannot understand.
 */
export function matchOf(game: AnyGame, log: readonly Recorded[], seed: string): Match {
  let match: Match = nothing;
  for (const entry of log) match = after(game, match, entry);
  const { rules, algorithm, commitment } = match.charter;
  if (rules > game.rules) throw new Unreadable("MatchIsNewer", 1, `rules ${rules}, this release knows ${game.rules}`);
  if (algorithm !== ALGORITHM) throw new Unreadable("MatchIsNewer", 1, `unknown algorithm of chance "${algorithm}"`);
  if (commitment !== commit(seed))
    throw new Unreadable("MatchIsDamaged", 1, "the keys of this server do not belong to it");
  return match;
}

function after(game: AnyGame, match: Match, entry: Recorded): Match {
  const next = attempt(() => evolve(game, match, entry));
  if (next?.table !== undefined) return next;
  throw new Unreadable("MatchIsDamaged", entry.v, `${entry.type} is unknown here, or does not fit what was before it`);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
