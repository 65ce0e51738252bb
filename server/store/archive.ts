import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import type { DatabaseLocation } from "./open.ts";
import type { OnUpgrade } from "./sqlite.schema.ts";
import type { Line, StoredContact, StoredDocument, StoredPlayer, StoredSubscription, StoredWebhook } from "./store.ts";

/**
 * The stored summary of a match compared to its log: equal, made by an earlier release, made by a later release, wrong, or
 * unreadable.
 */
export type Listing = "current" | "earlier" | "later" | "wrong" | "unreadable";

/**
 * Everything in a store at one moment, for maintenance. A query of a damaged part does not fail: it returns the rows that can be
 * read, and `unreadable` names the part. Only reading a damaged log throws, and only for that log.
 */
export interface Archive {
  /** What is wrong with the database as such; a line each. */
  faults(): Promise<readonly string[]>;
  /** The parts that could not be read so far, a line each, with the reason and the remedy. */
  unreadable(): readonly string[];
  /** The ids of all matches, of those as well of which only a log or only a summary is left. */
  matches(): Promise<readonly string[]>;
  /** @throws Unreadable */
  read(match: string): Promise<readonly Recorded[]>;
  /** The versions of a log whose rows were altered. @throws Unreadable */
  altered(match: string): Promise<readonly number[]>;
  /** The readable rows of a log, unchecked. */
  rows(match: string): Promise<readonly object[]>;
  /** How the stored summary of a match compares to the one folded from its log. */
  listing(summary: Summary): Promise<Listing>;
  /** The match with this code on its invitations, as lists know it. */
  withCode(code: string): Promise<string | undefined>;
  /** What was said last at a match. */
  talk(match: string): Promise<readonly Line[]>;
  /** What players keep, of all games. */
  documents(): Promise<readonly StoredDocument[]>;
  /** What players chose for themselves. */
  players(): Promise<readonly StoredPlayer[]>;
  /** What players chose about others. */
  contacts(): Promise<readonly StoredContact[]>;
  /** The chat channels of players and tables. */
  webhooks(): Promise<readonly StoredWebhook[]>;
  /** Where players hear of their turns, as they came. */
  subscriptions(): Promise<readonly StoredSubscription[]>;
  secret(name: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/**
 * Writes the indexes of a file again; PostgreSQL has its own `reindex`.
 * @param patience how long to wait for a lock of the server's, in ms
 * @returns the reason for a failure; undefined on success
 */
export async function reindex(file: string, patience: number): Promise<string | undefined> {
  return (await import("./sqlite.archive.ts")).sqliteReindex(file, patience);
}

/** What writes lists anew, beside the servers if they run. */
export interface Relister {
  /**
   * Writes down for lists what logs say, and takes from them the matches that have no log; all of it or nothing.
   * @returns how many were done; the others had moved on meanwhile, and were written with that
   * @throws NotStored
   */
  relist(due: readonly Summary[], gone: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

/** Opens all that a database holds, for the commands of whoever hosts it. @throws what says why there is nothing to open */
export async function openArchive(location: DatabaseLocation): Promise<Archive> {
  if (location.kind === "file") return (await import("./sqlite.archive.ts")).sqliteArchive(location.file);
  return (await import("./postgres.archive.ts")).postgresArchive(location.url);
}

/** @param patience how long to wait for a lock of the server's, in ms. @throws as openArchive does */
export async function openRelister(
  location: DatabaseLocation,
  patience: number,
  onUpgrade?: OnUpgrade,
): Promise<Relister> {
  if (location.kind === "file")
    return (await import("./sqlite.archive.ts")).sqliteRelister(location.file, patience, onUpgrade);
  return (await import("./postgres.archive.ts")).postgresRelister(location.url, patience);
}
