import type { Day } from "../../shared/engine/daily/day.ts";
import type { ScoreCount } from "../../shared/engine/daily/standings.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../shared/engine/people/renaming.ts";
import type { BranchPoint } from "./branch-point.ts";
import type { StoredChatMessage } from "./chat.ts";
import type { StoredContact } from "./contacts.ts";
import type { DocumentHeader, DocumentKey, StoredDocument } from "./documents.ts";
import type { GalleryStore } from "./gallery.ts";
import type {
  NoteSetHeader,
  NotesLimits,
  NotesQuery,
  NotesRefusal,
  NotesReport,
  ReportedSet,
  StoredNoteSet,
} from "./notes.ts";
import type { StoredPlayer, StoredProgram } from "./players.ts";
import type { PlayerNotice, StoredSubscription } from "./push.ts";
import type { PuzzleAgreements } from "./puzzle-agreements.ts";
import type { PuzzleAnswerCount, StoredPuzzleAnswer } from "./puzzle-answers.ts";
import type {
  DayCount,
  FinishedMatchesQuery,
  PastCount,
  PastEntry,
  PastPlace,
  SummaryQuery,
  SummaryVersion,
} from "./queries.ts";
import type { SeriesStore } from "./series.ts";
import type { StoredWebhook, WebhookTarget } from "./webhooks.ts";

// The interfaces of a store, one per subject. After `close`, requests are rejected with StoreClosed. A write is
// rejected with NotStored if nothing was stored, and with WriterLost if the outcome is unknown.

/**
 * The append-only logs of all matches, one stream per match. (stream, version) is unique, which fences off a second
 * writer. A resolved append is durable.
 */
export interface EventLog {
  /**
   * Appends all entries or none, and stores the summary.
   * @param expected the version at which the stream ends; 0 for a new stream, even a branch
   * @param entries at least one; versions `expected` + 1, + 2 …; with a `point`, after its version
   * @param point where a new stream branches off: `read` also returns the other stream's entries up to it. A store
   * copies them only if the other match is not over, or the new log would consist of too many others
   * @throws `Conflict` if the stream does not end at `expected` or another process has its lease
   * @throws `RangeError` if `entries` are empty or have other versions
   * @throws `NotStored` also if the log of `point` ends before its version
   */
  append(
    stream: string,
    expected: number,
    entries: readonly Recorded[],
    summary: Summary,
    point?: BranchPoint,
  ): Promise<void>;
  /** The entries after a version; empty for an unknown stream. @throws `Unreadable` */
  read(stream: string, after?: number): Promise<readonly Recorded[]>;
  /**
   * Removes a match that never started, with all its data. A branch has started if its log has a `MatchStarted` after
   * the last `MatchBranched`.
   * @param version the version at which its log ends
   * @returns false if the match has changed, does not exist, or an active process, even this one, has its lease
   * @throws `NotStored` also if the match has started or has branches
   */
  remove(stream: string, version: number): Promise<boolean>;
  /**
   * Packs at most `limit` logs of finished matches unchanged since `before` (ISO 8601, UTC): one compressed row
   * replaces a log's events. Skips damaged logs. Closing the store ends this after the current log.
   * @returns how many logs were processed
   */
  pack(before: string, limit: number): Promise<number>;
}

/** Which process serves a match. Without a lease, any process may append. */
export interface StoredLeases {
  /** The previous holder can no longer append. */
  acquire(stream: string): Promise<void>;
  /** Does nothing if another process has taken the lease. */
  release(stream: string): Promise<void>;
  /** Leases of a killed process do not count if the store can detect its end. */
  isHeldElsewhere(stream: string): Promise<boolean>;
  /**
   * Calls back within two seconds, perhaps repeatedly, when another process has taken a stream from this one.
   * @returns an unsubscribe function
   */
  onTakeover(listener: (stream: string) => void): () => void;
  /**
   * Calls back every second with the number of missed heartbeats, but never for SQLite and stores in memory.
   * @returns an unsubscribe function
   */
  onHeartbeat(listener: (missed: number) => void): () => void;
}

/** Each append writes a summary. */
export interface MatchIndex {
  /** Latest change first, then by id. */
  find(query: SummaryQuery): Promise<readonly Summary[]>;
  /** Latest end first, then by id. */
  past(query: FinishedMatchesQuery): Promise<readonly Summary[]>;
  /**
   * A player's past matches, in the reverse order of `past`.
   * @param after only matches after this one in that order
   * @param limit 1 to 200
   */
  pastFrom(player: string, after: PastPlace | undefined, limit: number): Promise<readonly PastEntry[]>;
  pastCount(player: string): Promise<PastCount>;
  /** How many tries that count reached each score, from `since` to `until` inclusive, unordered. */
  tries(since: Day, until: Day): Promise<readonly ScoreCount[]>;
  /** Counts of days with tries, in order. */
  dayCounts(since: Day, until: Day): Promise<readonly DayCount[]>;
  /** Versions with ids after `after`, ordered by id. */
  summaryVersions(after: string, limit: number): Promise<readonly SummaryVersion[]>;
  /** Skips matches with later events, and summaries of later releases. @returns how many were rewritten */
  relist(due: readonly Summary[]): Promise<number>;
}

/** The latest messages of each match, which its log does not contain. */
export interface ChatLog {
  /** Keeps only the last `MOST_LINES` messages for all, and as many for spectators. */
  add(stream: string, message: StoredChatMessage): Promise<void>;
  /** Oldest first. */
  read(stream: string): Promise<readonly StoredChatMessage[]>;
}

/** Texts that players make for a game, such as decks. */
export interface StoredDocuments {
  /** Latest change first, then by id. */
  list(of: Pick<DocumentKey, "player" | "game">): Promise<readonly DocumentHeader[]>;
  get(key: DocumentKey): Promise<StoredDocument | undefined>;
  /**
   * Replaces the previous version.
   * @param most maximum number of documents of a player for a game
   * @returns false beyond the limit, and for a deleted player
   */
  keep(document: StoredDocument, most: number): Promise<boolean>;
  drop(key: DocumentKey): Promise<void>;
}

/** Notes on replays, and reports about them. */
export interface StoredNotes {
  /** Latest change first, then by id. */
  list(query: NotesQuery): Promise<readonly NoteSetHeader[]>;
  get(id: string): Promise<StoredNoteSet | undefined>;
  /**
   * Replaces the previous version.
   * @param most limits for new sets
   * @returns why the set was not stored, if so
   */
  keep(set: StoredNoteSet, most: NotesLimits): Promise<NotesRefusal | undefined>;
  /**
   * Also deletes the set's reports.
   * @returns whether the set existed
   */
  drop(id: string): Promise<boolean>;
  /**
   * Replaces the reporter's previous report. Does nothing if the set is missing or has `most` reports of others, or the
   * reporter is deleted.
   */
  report(report: NotesReport, most: number): Promise<void>;
  /** Oldest first. */
  reportsOf(id: string): Promise<readonly NotesReport[]>;
  dropReports(id: string): Promise<void>;
  /** Most reports first. Reads one row per report. */
  reported(limit: number): Promise<readonly ReportedSet[]>;
}

export interface StoredPlayers {
  get(id: string): Promise<StoredPlayer | undefined>;
  byRecovery(digest: string): Promise<StoredPlayer | undefined>;
  /** Names by player, without players whose name is not stored. */
  names(players: readonly string[]): Promise<CurrentNames>;
  /** Unordered. */
  programs(players: readonly string[]): Promise<readonly StoredProgram[]>;
  /**
   * Omitted fields keep their values.
   * @returns false for a deleted player
   * @throws `NotStored` also if another player has the recovery digest
   */
  change(id: string, change: Partial<Omit<StoredPlayer, "id">>): Promise<boolean>;
  /**
   * Deletes a player's private data: documents, notes, boards with the series on them, reports, subscriptions, notices,
   * webhooks, contacts, puzzle answers and agreements, chat messages at matches in which they have a seat, and others'
   * choices about them. Series that they opened stay, without their name.
   */
  dropPossessions(player: string): Promise<void>;
}

export interface StoredContacts {
  /**
   * Unordered.
   * @param about only choices about these players. Default: all
   */
  of(players: readonly string[], about?: readonly string[]): Promise<readonly StoredContact[]>;
  /**
   * Replaces the previous choice about the same player.
   * @param most maximum number of choices of a player
   * @returns false beyond the limit, and if either player is deleted
   */
  keep(contact: StoredContact, most: number): Promise<boolean>;
  drop(contact: Pick<StoredContact, "player" | "other">): Promise<void>;
}

/** One answer per day and player. */
export interface PuzzleAnswers {
  /**
   * @param most maximum number of answers of a day
   * @returns false if there is an answer already, beyond the limit, and for a deleted player
   */
  keep(answer: StoredPuzzleAnswer, most: number): Promise<boolean>;
  get(day: Day, player: string): Promise<number | undefined>;
  /** Ordered by choice. Choices without answers are omitted. */
  counts(day: Day): Promise<readonly PuzzleAnswerCount[]>;
  dropBefore(day: Day): Promise<void>;
}

/** Chat services are called when turns begin: one URL per player, and one per table. */
export interface StoredWebhooks {
  get(target: WebhookTarget): Promise<StoredWebhook | undefined>;
  /**
   * In order.
   * @param after the last of the previous page; "" for the first page
   */
  targets(after: string, limit: number): Promise<readonly WebhookTarget[]>;
  /**
   * Replaces the previous webhook.
   * @returns false for a deleted player
   */
  keep(webhook: StoredWebhook): Promise<boolean>;
  drop(target: WebhookTarget): Promise<void>;
}

export interface PushSubscriptions {
  /** In the order of their addition. */
  of(player: string): Promise<readonly StoredSubscription[]>;
  /**
   * Ordered by id.
   * @param after the last of the previous page; "" for the first page
   */
  subscribers(after: string, limit: number): Promise<readonly string[]>;
  /**
   * Replaces any subscription with the same endpoint, even another player's, and removes the player's oldest beyond the
   * limit. Adds none for a deleted player.
   * @param most maximum number of subscriptions of a player
   */
  keep(subscription: StoredSubscription, most: number): Promise<void>;
  drop(endpoint: string): Promise<void>;
  /**
   * Claims the right to notify a player of a turn; only one caller succeeds. Fails if the match is muted, or this turn
   * or a later one was notified. From the third notice of a match on, a quiet time is needed.
   * @param quietSince if the last notice was not the first, it must not have been sent after this time (ISO 8601, UTC)
   */
  claimNotice(notice: PlayerNotice, quietSince: string): Promise<boolean>;
  /** Withdraws a claim whose notice could not be sent. */
  releaseNotice(notice: Omit<PlayerNotice, "at">): Promise<void>;
  isMuted(player: string, match: string): Promise<boolean>;
  mute(player: string, match: string, isMuted: boolean): Promise<void>;
}

export interface Secrets {
  /**
   * 32 random bytes in hex, constant per name.
   * @param first the value to store if there is none. Default: random
   */
  get(name: string, first?: string): Promise<string>;
}

/** A consumer declares the ports that it needs, such as `Pick<Ports, "events" | "matches">`. */
export interface Ports {
  readonly events: EventLog;
  readonly leases: StoredLeases;
  readonly matches: MatchIndex;
  readonly chat: ChatLog;
  readonly documents: StoredDocuments;
  readonly notes: StoredNotes;
  readonly gallery: GalleryStore;
  readonly players: StoredPlayers;
  readonly contacts: StoredContacts;
  readonly webhooks: StoredWebhooks;
  readonly push: PushSubscriptions;
  readonly series: SeriesStore;
  readonly puzzleAnswers: PuzzleAnswers;
  readonly puzzleAgreements: PuzzleAgreements;
  readonly secrets: Secrets;
}

export interface Stores extends Ports {
  /**
   * Tests whether more bytes than a move has can be stored.
   * @throws `NotStored`, `WriterLost`
   */
  probe(): Promise<void>;
  close(): Promise<void>;
}
