import { existsSync } from "node:fs";
import type { AnyGame } from "../../shared/engine/game.ts";
import { type Charter, foldMatch, INITIAL_MATCH, type Match, type Recorded } from "../../shared/engine/match.ts";
import { calledNow, type Names } from "../../shared/engine/naming.ts";
import { type Summary, summarize } from "../../shared/engine/summary.ts";
import { gameOf } from "../../shared/games/index.ts";
import { BadConfig, configFrom, storeLocation } from "../config.ts";
import { logToday, matchOf, seedBehind } from "../match/reading.ts";
import { seedOfMatch } from "../match/seeds.ts";
import { type Archive, openArchive, openRelister, type Relister } from "../store/archive.ts";
import { namesIn as namesOf } from "../store/listed.ts";
import { type DatabaseLocation, nameOf, openStore, type StoreLocation } from "../store/open.ts";
import { type Store, Unreadable } from "../store/store.ts";
import { because, Usage } from "./args.ts";

/** How long to wait for a lock of the server's, in ms. */
const PATIENCE = 5000;

/**
 * The database that is meant: the one that is named, by a file or a URL, or else the one of the environment.
 * @throws Usage when the environment is wrong.
 */
export function databaseNamed(env: NodeJS.ProcessEnv, name?: string): DatabaseLocation {
  if (name !== undefined)
    return /^postgres(ql)?:/.test(name) ? { kind: "postgres", url: name } : { kind: "file", file: name };
  const location = configured(env);
  if (location.kind === "memory") throw new Usage("STORE=memory keeps nothing; name a file, or set STORE to sqlite");
  return location;
}

function configured(env: NodeJS.ProcessEnv): StoreLocation {
  try {
    return storeLocation(configFrom(env));
  } catch (error) {
    if (error instanceof BadConfig) throw new Usage(error.message);
    throw error;
  }
}

/** Does something with all that a database holds. @throws Usage when it cannot be opened. */
export const withArchive = <T>(location: DatabaseLocation, act: (archive: Archive) => Promise<T>): Promise<T> =>
  using(location, openArchive, act);

/** Does something with what writes the lists of a database, beside its servers if they run. @throws Usage when it cannot be opened. */
export const withRelister = <T>(location: DatabaseLocation, act: (relister: Relister) => Promise<T>): Promise<T> =>
  using(location, (location) => openRelister(location, PATIENCE), act);

/** Does something with the store in a database, which is made if there is none. @throws Usage when it cannot be opened. */
export async function withStore<T>(location: DatabaseLocation, act: (store: Store) => Promise<T>): Promise<T> {
  return closing(await opened(location, openStore), act);
}

async function using<Held extends { close(): Promise<void> }, T>(
  location: DatabaseLocation,
  open: (location: DatabaseLocation) => Promise<Held>,
  act: (held: Held) => Promise<T>,
): Promise<T> {
  if (location.kind === "file" && !existsSync(location.file))
    throw new Usage(`no database at ${location.file}; set DATA_DIR, or name a file`);
  return closing(await opened(location, open), act);
}

async function opened<Held>(
  location: DatabaseLocation,
  open: (location: DatabaseLocation) => Promise<Held>,
): Promise<Held> {
  try {
    return await open(location);
  } catch (error) {
    throw new Usage(`cannot open ${nameOf(location)}: ${because(error)}`);
  }
}

async function closing<Held extends { close(): Promise<void> }, T>(
  held: Held,
  act: (held: Held) => Promise<T>,
): Promise<T> {
  try {
    return await act(held);
  } finally {
    await held.close();
  }
}

/** A match as its log tells it. */
export interface LoggedMatch {
  readonly game: AnyGame;
  readonly seed: string;
  readonly match: Match;
}

/** The match of a log that was dealt with these seeds. @throws Unreadable */
export function matchIn(seeds: string | undefined, id: string, log: readonly Recorded[]): LoggedMatch {
  const [first] = log;
  if (!first) throw new Unreadable("MatchIsDamaged", 0, "lists know of it, but it has no log");
  const game = gameOf(String((first as { game?: unknown }).game));
  if (!game) throw new Unreadable("MatchIsNewer", 1, "its game is not on this shelf");
  const branched = log.findLast(({ type }) => type === "MatchBranched") as Partial<Charter> | undefined;
  const { daily } = first as Partial<Charter>;
  const own = seedOfMatch(seeds ?? "", {
    id,
    ...(daily && { daily }),
    ...(branched?.from && { from: branched.from }),
  });
  const match = matchOf(game, logToday(game, log), own);
  return { game, seed: seedBehind(match, own), match };
}

/** What lists should know of a match, from its log and what its people are called now. */
export function summaryOf({ game, match }: LoggedMatch, log: readonly Recorded[], names: Names): Summary {
  const called = calledNow(log, names);
  return summarize(game, undefined, called === log ? match : foldMatch(game, INITIAL_MATCH, called), called);
}

/** What all players are called now. */
export const namesIn = async (archive: Archive): Promise<Names> => namesOf(await archive.players());

/** What is wrong with a match that could not be read, and at which version. */
export const wrongWith = (error: unknown): string =>
  error instanceof Unreadable ? `${error.version}: ${error.what}` : `0: ${because(error)}`;

/**
 * Writes lists anew, all that is given or nothing.
 * @returns how many were done; the others had been overtaken by the server
 * @throws Usage when nothing can be written
 */
export async function relisted(relister: Relister, due: readonly Summary[], gone: readonly string[]): Promise<number> {
  try {
    return await relister.relist(due, gone);
  } catch (error) {
    throw new Usage(`nothing can be written: ${because(error)}`);
  }
}
