import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import type { DatabaseLocation } from "./open.ts";
import type { Line, StoredDocument, StoredPlayer, StoredSubscription } from "./store.ts";

/** Everything a store holds at one moment, for those who look after it. */
export interface Archive {
  /** What is wrong with the database as such; a line each. */
  faults(): Promise<readonly string[]>;
  /** The ids of all matches, of those as well of which only a log or only a summary is left. */
  matches(): Promise<readonly string[]>;
  /** @throws Unreadable */
  read(match: string): Promise<readonly Recorded[]>;
  /** The versions of a log whose rows are not as they were written. */
  altered(match: string): Promise<readonly number[]>;
  /** The rows of a log as they lie there, whatever they hold. */
  rows(match: string): Promise<readonly object[]>;
  /** Whether lists know of a match what a summary says, and nothing else. */
  isListed(summary: Summary): Promise<boolean>;
  /** The match with this code on its invitations, as lists know it. */
  withCode(code: string): Promise<string | undefined>;
  /** What was said last at a match. */
  talk(match: string): Promise<readonly Line[]>;
  /** What players keep, of all games. */
  documents(): Promise<readonly StoredDocument[]>;
  /** What players chose for themselves. */
  players(): Promise<readonly StoredPlayer[]>;
  /** Where players hear of their turns, as they came. */
  subscriptions(): Promise<readonly StoredSubscription[]>;
  secret(name: string): Promise<string | undefined>;
  close(): Promise<void>;
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
export async function openRelister(location: DatabaseLocation, patience: number): Promise<Relister> {
  if (location.kind === "file") return (await import("./sqlite.archive.ts")).sqliteRelister(location.file, patience);
  return (await import("./postgres.archive.ts")).postgresRelister(location.url, patience);
}
