import type { Recorded } from "../../shared/engine/match/match.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { StoredChatMessage } from "./chat.ts";
import type { StoredContact } from "./contacts.ts";
import type { StoredDocument } from "./documents.ts";
import type { DatabaseLocation, OnUpgrade } from "./location.ts";
import type { StoredPlayer } from "./players.ts";
import type { StoredSubscription } from "./push.ts";
import type { StoredWebhook } from "./webhooks.ts";

/**
 * The stored summary of a match compared to its log: equal, made by an earlier release, made by a later release, wrong, or
 * unreadable.
 */
export type SummaryStatus = "current" | "earlier" | "later" | "wrong" | "unreadable";

/**
 * The content of a store at one moment, for maintenance. A query of a damaged part does not fail: it returns the readable rows,
 * and `unreadable` names the part. Only reading a damaged log throws, and only for that log.
 */
export interface Archive {
  /** Faults of the database itself, one per line. */
  faults(): Promise<readonly string[]>;
  /** The parts that could not be read so far, one per line, with the reason and the remedy. */
  unreadable(): readonly string[];
  /** The ids of all matches, including those with only a log or only a summary. */
  matches(): Promise<readonly string[]>;
  /** @throws Unreadable */
  read(match: string): Promise<readonly Recorded[]>;
  /** The versions of a log whose rows were altered. @throws Unreadable */
  altered(match: string): Promise<readonly number[]>;
  /** The readable rows of a log, unchecked. */
  rows(match: string): Promise<readonly object[]>;
  /** How the stored summary of a match compares to the one folded from its log. */
  listing(summary: Summary): Promise<SummaryStatus>;
  /** The match with this invitation code, according to the lists. */
  withCode(code: string): Promise<string | undefined>;
  talk(match: string): Promise<readonly StoredChatMessage[]>;
  documents(): Promise<readonly StoredDocument[]>;
  players(): Promise<readonly StoredPlayer[]>;
  contacts(): Promise<readonly StoredContact[]>;
  webhooks(): Promise<readonly StoredWebhook[]>;
  /** In the order they were added. */
  subscriptions(): Promise<readonly StoredSubscription[]>;
  secret(name: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/**
 * Rebuilds the indexes of a file; PostgreSQL has its own `reindex`.
 * @param patience how long to wait for a lock of the server's, in ms
 * @returns the reason for a failure; undefined on success
 */
export async function reindex(file: string, patience: number): Promise<string | undefined> {
  return (await import("./sqlite/relister.ts")).sqliteReindex(file, patience);
}

/** Rewrites lists, even while servers run. */
export interface Relister {
  /**
   * Rewrites lists from these summaries, and removes matches without a log; all of it or nothing.
   * @returns how many were done; the others had changed meanwhile, and were written with that change
   * @throws NotStored
   */
  relist(due: readonly Summary[], gone: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

/** Opens a database for maintenance commands. @throws an error with the reason why it cannot be opened */
export async function openArchive(location: DatabaseLocation): Promise<Archive> {
  if (location.kind === "file") return (await import("./sqlite/archive.ts")).sqliteArchive(location.file);
  return (await import("./postgres/archive.ts")).postgresArchive(location.url);
}

/** @param patience how long to wait for a lock of the server's, in ms. @throws as openArchive does */
export async function openRelister(
  location: DatabaseLocation,
  patience: number,
  onUpgrade?: OnUpgrade,
): Promise<Relister> {
  if (location.kind === "file")
    return (await import("./sqlite/relister.ts")).sqliteRelister(location.file, patience, onUpgrade);
  return (await import("./postgres/relister.ts")).postgresRelister(location.url, patience);
}
