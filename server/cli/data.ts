import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../shared/engine/people/renaming.ts";
import { BadConfig, configFrom, storeLocation } from "../config.ts";
import type { Archive, Relister } from "../store/archive.ts";
import { NotStored, Unreadable, WriterLost } from "../store/errors.ts";
import { namesIn as namesOf } from "../store/lists/rows.ts";
import { type DatabaseLocation, nameOf, type OnUpgrade, type StoreLocation } from "../store/location.ts";
import { openArchive, openRelister, openStores, reindex } from "../store/open/stores.ts";
import type { Stores } from "../store/ports.ts";
import { because, type Terminal, Usage } from "./args.ts";

/** Longest wait for a lock that a server holds, in ms. */
const LOCK_TIMEOUT = 5000;

/**
 * @param name a file or a URL. Default: the database of the environment
 * @throws Usage if there is no name, and the environment is invalid or stores matches in memory
 */
export function databaseNamed(env: NodeJS.ProcessEnv, name?: string): DatabaseLocation {
  if (name !== undefined)
    return /^postgres(ql)?:/.test(name) ? { kind: "postgres", url: name } : { kind: "file", file: resolve(name) };
  const location = configured(env);
  if (location.kind === "memory")
    throw new Usage("STORE=memory stores nothing on disk; name a file, or set STORE to sqlite");
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

/** @throws Usage if the database cannot be opened, or fails during `act` */
export const withArchive = <T>(location: DatabaseLocation, act: (archive: Archive) => Promise<T>): Promise<T> =>
  using(location, openArchive, act);

/** @throws Usage if the database cannot be opened, or fails during `act` */
export const withRelister = <T>(
  location: DatabaseLocation,
  { out }: Pick<Terminal, "out">,
  act: (relister: Relister) => Promise<T>,
): Promise<T> => using(location, (location) => openRelister(location, LOCK_TIMEOUT, upgradeTo(out)), act);

/**
 * Creates a missing SQLite file and missing tables.
 * @throws Usage if the database cannot be opened, or fails during `act`
 */
export async function withStore<T>(
  location: DatabaseLocation,
  { out }: Pick<Terminal, "out">,
  act: (store: Stores) => Promise<T>,
): Promise<T> {
  const open = (location: DatabaseLocation) => openStores(location, { onUpgrade: upgradeTo(out) });
  return closing(location, await opened(location, open), act);
}

/** Earlier releases cannot start after a schema upgrade. */
const upgradeTo =
  (out: Terminal["out"]): OnUpgrade =>
  (from, to) =>
    out(`the database schema was upgraded, from schema ${from} to ${to}`);

export async function reindexed(file: string): Promise<string> {
  const why = await reindex(file, LOCK_TIMEOUT);
  return why === undefined ? `${file}: its indexes were rebuilt` : `${file}: its indexes cannot be rebuilt: ${why}`;
}

async function using<Held extends { close(): Promise<void> }, T>(
  location: DatabaseLocation,
  open: (location: DatabaseLocation) => Promise<Held>,
  act: (held: Held) => Promise<T>,
): Promise<T> {
  if (location.kind === "file" && !existsSync(location.file))
    throw new Usage(`no database at ${location.file}; set DATA_DIR, or name a file`);
  return closing(location, await opened(location, open), act);
}

/** SQLITE_IOERR, SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED: ReadonlySet<number> = new Set([10, 11, 26]);

async function opened<Held>(
  location: DatabaseLocation,
  open: (location: DatabaseLocation) => Promise<Held>,
): Promise<Held> {
  try {
    return await open(location);
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    const help = DAMAGED.has(errcode % 256) ? "; the .recover command of the sqlite3 shell may save its rows" : "";
    throw new Usage(`cannot open ${nameOf(location)}: ${because(error)}${help}`);
  }
}

async function closing<Held extends { close(): Promise<void> }, T>(
  location: DatabaseLocation,
  held: Held,
  act: (held: Held) => Promise<T>,
): Promise<T> {
  try {
    return await act(held);
  } catch (error) {
    if (!isOfDatabase(error)) throw error;
    throw new Usage(`${nameOf(location)}: ${because(error)}; npm run doctor lists the damage`);
  } finally {
    // An error of `close` must not replace the outcome of `act`.
    await held.close().catch(() => {});
  }
}

function isOfDatabase(error: unknown): boolean {
  const { name, code = "" } = error as { name?: string; code?: string };
  const isOfStore = error instanceof NotStored || error instanceof WriterLost || error instanceof Unreadable;
  return isOfStore || name === "PostgresError" || code === "ERR_SQLITE_ERROR" || /^(CONNECT|ECONN)/.test(code);
}

export const namesIn = async (archive: Archive): Promise<CurrentNames> => namesOf(await archive.players());

/** An error as `version: reason`, with version 0 if it concerns no event. */
export const wrongWith = (error: unknown): string =>
  error instanceof Unreadable ? `${error.version}: ${error.what}` : `0: ${because(error)}`;

/** @throws Usage if nothing can be written */
export async function relisted(relister: Relister, due: readonly Summary[], gone: readonly string[]): Promise<number> {
  try {
    return await relister.relist(due, gone);
  } catch (error) {
    throw new Usage(`nothing can be written: ${because(error)}`);
  }
}
