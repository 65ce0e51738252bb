import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { StoredChatMessage } from "./chat.ts";
import type { StoredContact } from "./contacts.ts";
import type { StoredDocument } from "./documents.ts";
import type { NotesReport, StoredNoteSet } from "./notes.ts";
import type { StoredPlayer } from "./players.ts";
import type { StoredSubscription } from "./push.ts";
import type { StoredPuzzleAnswer } from "./puzzle-answers.ts";
import type { SeriesEntry, StoredSeries } from "./series.ts";
import type { StoredWebhook } from "./webhooks.ts";

/** How a stored summary compares to its log. `earlier`, `later`: another release made it. */
type SummaryStatus = "current" | "earlier" | "later" | "wrong" | "unreadable";

export interface ArchivedMatches {
  /** The ids of all matches, including those with only a log or only a summary. */
  matches(): Promise<readonly string[]>;
  /** @throws `Unreadable` */
  read(match: string): Promise<readonly Recorded[]>;
  /** The versions of a log whose rows were changed after they were written. @throws `Unreadable` */
  altered(match: string): Promise<readonly number[]>;
  /** The readable rows of a log, unchecked. */
  rows(match: string): Promise<readonly object[]>;
  /** How the stored data of a match in lists compares to the summary folded from its log. */
  listing(summary: Summary): Promise<SummaryStatus>;
  /** The match with this invitation code, according to the lists. */
  withCode(code: string): Promise<string | undefined>;
}

export interface ArchivedBelongings {
  talk(match: string): Promise<readonly StoredChatMessage[]>;
  /** The sets of notes on a match, ordered by id. */
  notes(match: string): Promise<readonly StoredNoteSet[]>;
  notesReports(): Promise<readonly NotesReport[]>;
  documents(): Promise<readonly StoredDocument[]>;
  players(): Promise<readonly StoredPlayer[]>;
  contacts(): Promise<readonly StoredContact[]>;
  /** Ordered by day and player. */
  puzzleAnswers(): Promise<readonly StoredPuzzleAnswer[]>;
  webhooks(): Promise<readonly StoredWebhook[]>;
  /** In the order in which they were added. */
  subscriptions(): Promise<readonly StoredSubscription[]>;
  secret(name: string): Promise<string | undefined>;
}

/** The series in an archive. */
export interface ArchivedSeries {
  series(): Promise<readonly StoredSeries[]>;
  seriesEntries(): Promise<readonly SeriesEntry[]>;
}

/**
 * The content of a store at one moment, for maintenance. A query of a damaged part returns the readable rows, and `unreadable` then
 * names the part. Only `read` and `altered` of a damaged log throw.
 */
export interface Archive extends ArchivedMatches, ArchivedBelongings, ArchivedSeries {
  faults(): Promise<readonly string[]>;
  /** The parts that could not be read so far, with the reason and the remedy. */
  unreadable(): readonly string[];
  close(): Promise<void>;
}

/** Rewrites lists; servers may run. */
export interface Relister {
  /**
   * Rewrites the list data of matches, and removes that of matches without a log.
   * @param gone ids of matches without a log
   * @returns how many were rewritten or removed; the others have changed meanwhile, or a later release listed them
   * @throws `NotStored` if something could not be written
   */
  relist(due: readonly Summary[], gone: readonly string[]): Promise<number>;
  close(): Promise<void>;
}
