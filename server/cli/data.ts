import { existsSync } from "node:fs";
import type { AnyGame } from "../../shared/engine/game.ts";
import { type Match, type Recorded, toAct } from "../../shared/engine/match.ts";
import { type Summary, summarize } from "../../shared/engine/summary.ts";
import { gameOf } from "../../shared/games/index.ts";
import { BadConfig, configFrom, databaseIn } from "../config.ts";
import { matchOf } from "../match/reading.ts";
import { seedOf } from "../match/seeds.ts";
import { type Archive, openArchive } from "../store/sqlite.archive.ts";
import { openDatabase } from "../store/sqlite.schema.ts";
import { type Writer, writer } from "../store/sqlite.writer.ts";
import { Unreadable } from "../store/store.ts";
import { because, Usage } from "./args.ts";

/** How long to wait for a lock of the server's, in ms. */
const PATIENCE = 5000;

/** The database that the server of this environment keeps. @throws Usage when the environment is wrong. */
export function databaseOf(env: NodeJS.ProcessEnv): string {
  try {
    return databaseIn(configFrom(env).dataDir);
  } catch (error) {
    if (error instanceof BadConfig) throw new Usage(error.message);
    throw error;
  }
}

/** Does something with all that a database holds. @throws Usage when it cannot be opened. */
export const withArchive = <T>(file: string, act: (archive: Archive) => T): T => using(file, openArchive, act);

/** Does something with what writes to a database, beside the server's if that runs. @throws Usage when it cannot be opened. */
export const withPen = <T>(file: string, act: (pen: Writer) => T): T =>
  using(file, (path) => writer(openDatabase(path, PATIENCE)), act);

function using<Held extends { close(): void }, T>(
  file: string,
  open: (file: string) => Held,
  act: (held: Held) => T,
): T {
  if (!existsSync(file)) throw new Usage(`no database at ${file}; set DATA_DIR, or name a file`);
  let held: Held;
  try {
    held = open(file);
  } catch (error) {
    throw new Usage(`cannot open ${file}: ${because(error)}`);
  }
  try {
    return act(held);
  } finally {
    held.close();
  }
}

/** A match as its log tells it. */
export interface Told {
  readonly game: AnyGame;
  readonly seed: string;
  readonly match: Match;
}

/** The match of a log in an archive. @throws Unreadable */
export function matchIn(archive: Archive, id: string, log: readonly Recorded[]): Told {
  const [first] = log;
  if (!first) throw new Unreadable("MatchIsDamaged", 0, "lists know of it, but it has no log");
  const game = gameOf(String((first as { game?: unknown }).game));
  if (!game) throw new Unreadable("MatchIsNewer", 1, "its game is not on this shelf");
  const seed = seedOf(archive.secret("seeds") ?? "", id);
  return { game, seed, match: matchOf(game, log, seed) };
}

/** What lists should know of a match, from its log alone. */
export const summaryOf = ({ game, match }: Told, log: readonly Recorded[]): Summary =>
  summarize(undefined, match, log, toAct(game, match));

/** What is wrong with a match that could not be read, and at which version. */
export const wrongWith = (error: unknown): string =>
  error instanceof Unreadable ? `${error.version}: ${error.what}` : `0: ${because(error)}`;
