import { ALGORITHM, commit } from "../../shared/engine/fair.ts";
import type { AnyGame } from "../../shared/engine/game.ts";
import { evolve, INITIAL_MATCH, type Match, type Recorded } from "../../shared/engine/match.ts";
import { lifted, UnknownSchema } from "../../shared/engine/upcast.ts";
import { Unreadable } from "../store/store.ts";

/**
 * A log as its game writes it today, whatever releases have written it.
 * @throws Unreadable at the first event that a later release has written
 */
export const logToday = (game: AnyGame, log: readonly Recorded[]): readonly Recorded[] =>
  log.map((entry) => {
    try {
      return lifted(game, entry);
    } catch (error) {
      if (error instanceof UnknownSchema) throw new Unreadable("MatchIsNewer", entry.v, error.message);
      throw new Unreadable("MatchIsDamaged", entry.v, `${entry.type} is not what its schema says`);
    }
  });

/** The seed behind a match's commitment: the one of this place, unless a device dealt it, whose own is told at the end. */
export const seedBehind = ({ charter, seed = "" }: Match, own: string): string => (charter.offline ? seed : own);

/**
 * The match of a log, which nobody can play who has another seed.
 * @throws Unreadable at the first event that this release cannot understand.
 */
export function matchOf(game: AnyGame, log: readonly Recorded[], seed: string): Match {
  let match: Match = INITIAL_MATCH;
  for (const entry of log) match = after(game, match, entry);
  const { rules, algorithm, commitment } = match.charter;
  const sealed = seedBehind(match, seed);
  if (rules > game.rules) throw new Unreadable("MatchIsNewer", 1, `rules ${rules}, this release knows ${game.rules}`);
  if (algorithm !== ALGORITHM) throw new Unreadable("MatchIsNewer", 1, `unknown algorithm of chance "${algorithm}"`);
  if (commitment !== commit(sealed))
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
