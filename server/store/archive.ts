import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { StoredChatMessage } from "./chat.ts";
import type { StoredContact } from "./contacts.ts";
import type { StoredDocument } from "./documents.ts";
import type { BoardReport, StoredBoard } from "./gallery.ts";
import type { NotesReport, StoredNoteSet } from "./notes.ts";
import type { StoredPlayer } from "./players.ts";
import type { StoredSubscription } from "./push.ts";
import type { PuzzleAgreement } from "./puzzle-agreements.ts";
import type { StoredPuzzleAnswer } from "./puzzle-answers.ts";
import type { SeriesEntry, StoredSeries } from "./series.ts";
import type { StoredWebhook } from "./webhooks.ts";

/** Other releases made `earlier` and `later` summaries. */
type SummaryStatus = "current" | "earlier" | "later" | "wrong" | "unreadable";

export interface ArchivedMatches {
  /** Includes ids with only a log or only a summary. */
  matches(): Promise<readonly string[]>;
  /** @throws `Unreadable` */
  read(match: string): Promise<readonly Recorded[]>;
  /**
   * Versions of rows changed after they were written.
   * @throws `Unreadable`
   */
  altered(match: string): Promise<readonly number[]>;
  /** Readable rows, unchecked. */
  rows(match: string): Promise<readonly object[]>;
  /** Compares stored list rows to a summary folded from the log. */
  listing(summary: Summary): Promise<SummaryStatus>;
  /** Finds a match by invitation code in the lists. */
  withCode(code: string): Promise<string | undefined>;
}

export interface ArchivedBelongings {
  talk(match: string): Promise<readonly StoredChatMessage[]>;
  notes(match: string): Promise<readonly StoredNoteSet[]>;
  notesReports(): Promise<readonly NotesReport[]>;
  documents(): Promise<readonly StoredDocument[]>;
  players(): Promise<readonly StoredPlayer[]>;
  contacts(): Promise<readonly StoredContact[]>;
  webhooks(): Promise<readonly StoredWebhook[]>;
  /** In the order of their addition. */
  subscriptions(): Promise<readonly StoredSubscription[]>;
  secret(name: string): Promise<string | undefined>;
}

export interface ArchivedGallery {
  /** Ordered by id. */
  boards(): Promise<readonly StoredBoard[]>;
  /** Ordered by board and reporter. */
  boardReports(): Promise<readonly BoardReport[]>;
}

export interface ArchivedPuzzles {
  /** Ordered by day and player. */
  puzzleAnswers(): Promise<readonly StoredPuzzleAnswer[]>;
  /** Ordered by match and player. */
  puzzleAgreements(): Promise<readonly PuzzleAgreement[]>;
}

export interface ArchivedSeries {
  series(): Promise<readonly StoredSeries[]>;
  seriesEntries(): Promise<readonly SeriesEntry[]>;
}

/**
 * A snapshot of a store. A query of a damaged part returns readable rows or none, and adds the part to `unreadable`.
 * Only `read` and `altered` throw for a damaged log.
 */
export interface Archive extends ArchivedMatches, ArchivedBelongings, ArchivedGallery, ArchivedPuzzles, ArchivedSeries {
  faults(): Promise<readonly string[]>;
  /** Parts that could not be read so far, with the reason and the remedy. */
  unreadable(): readonly string[];
  close(): Promise<void>;
}

/** Works while servers run. */
export interface Relister {
  /**
   * @param gone ids of matches without a log, which are removed from the lists
   * @returns how many were changed; the others have changed meanwhile, or a later release listed them
   * @throws `NotStored`
   */
  relist(due: readonly Summary[], gone: readonly string[]): Promise<number>;
  close(): Promise<void>;
}
