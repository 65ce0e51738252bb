import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { ALGORITHM, commit } from "../../shared/engine/chance/fair.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { UnknownSchema, upcastEntry } from "../../shared/engine/log/upcast.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import { Unreadable } from "../store/errors.ts";

/** @throws Unreadable at the first event that is damaged or of a later release */
export const upcastLog = (game: AnyGame, log: readonly Recorded[]): readonly Recorded[] =>
  log.map((entry) => {
    try {
      return upcastEntry(game, entry);
    } catch (error) {
      if (error instanceof UnknownSchema) throw new Unreadable("MatchIsNewer", entry.v, error.message);
      throw new Unreadable("MatchIsDamaged", entry.v, `${entry.type} is not what its schema says`);
    }
  });

/** The seed of a match dealt on a device is only in its log. */
export const seedBehind = ({ config, seed = "" }: Match, own: string): string => (config.offline ? seed : own);

/**
 * Folds a log, and checks its commitment.
 * @throws Unreadable
 */
export const matchOf = (game: AnyGame, log: readonly Recorded[], seed: string): Match =>
  checked(
    game,
    log.reduce((match, entry) => after(game, match, entry), INITIAL_MATCH as Match),
    seed,
  );

/**
 * `matchOf` in slices, for the serving thread.
 * @throws Unreadable
 */
export const matchOfInSlices = async (game: AnyGame, log: readonly Recorded[], seed: string): Promise<Match> =>
  checked(game, await foldedInSlices(log, (match, entry) => after(game, match, entry)), seed);

/** A slice takes at most 1 ms. */
const SLICE = 200;

/** The exclusive end of the slice that begins at `start`. Events of one command stay together. */
export function sliceEnd(log: readonly Recorded[], start: number): number {
  let end = Math.min(start + SLICE, log.length);
  while (end < log.length && log[end]!.cause === log[end - 1]!.cause) end++;
  return end;
}

/** Yields to other work after each slice. The longest log takes 10 to 20 ms in all. */
export async function foldedInSlices(
  log: readonly Recorded[],
  fold: (match: Match, entry: Recorded) => Match,
): Promise<Match> {
  let match: Match = INITIAL_MATCH;
  for (const [i, entry] of log.entries()) {
    if (i > 0 && i % SLICE === 0) await setImmediate();
    match = fold(match, entry);
  }
  return match;
}

function checked(game: AnyGame, match: Match, seed: string): Match {
  const { rules, algorithm, commitment } = match.config;
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

/** Longest pause, in ms. */
const LONGEST = 200;

/** Runs long tasks in turn, each followed by a pause of its duration, at most 200 ms. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(act: () => Promise<T>): Promise<T> {
    let begun = 0;
    const done = this.#last.then(() => {
      begun = performance.now();
      return act();
    });
    const rest = () => pause(Math.min(LONGEST, performance.now() - begun), undefined, { ref: false });
    this.#last = done.then(rest, rest);
    return done;
  }
}
