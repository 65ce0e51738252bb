import type { Day } from "../../shared/engine/daily/day.ts";
import type { ScoreCount } from "../../shared/engine/daily/standings.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../shared/engine/people/renaming.ts";
import type { BranchPoint } from "./branch-point.ts";
import type { StoredChatMessage } from "./chat.ts";
import type { StoredContact } from "./contacts.ts";
import type { DocumentHeader, DocumentKey, StoredDocument } from "./documents.ts";
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

// The interfaces of a store, one for each subject. After `close`, every new request is rejected with StoreClosed. A request that
// writes is rejected with NotStored if nothing was stored, and with WriterLost if the outcome is unknown.

/**
 * The append-only logs of all matches, with one stream per match. (stream, version) is unique, which fences off a second writer. A
 * resolved append is durable.
 */
export interface EventLog {
  /**
   * Appends all entries or none, and stores the summary after them. Entries and summaries are stored as JSON.
   * @param expected the version at which the stream ends; 0 for a new stream, even one that branches off
   * @param entries at least one; their versions are expected + 1, + 2 …; with a `point`, point.version + 1, + 2 …
   * @param point where a new stream branches off: `read` also returns the entries of the other stream up to that version. A store
   * copies them only if the other match is not over, or its log is assembled from too many others
   * @throws `Conflict` if the stream does not end at `expected` or another process holds it. Later appends may succeed
   * @throws `RangeError` if there are no `entries` or they have other versions
   * @throws `NotStored` also if the log of `point` ends before its version
   */
  append(
    stream: string,
    expected: number,
    entries: readonly Recorded[],
    summary: Summary,
    point?: BranchPoint,
  ): Promise<void>;
  /** The entries of a stream after a version, in order; empty for a stream that does not exist. @throws `Unreadable` */
  read(stream: string, after?: number): Promise<readonly Recorded[]>;
  /**
   * Removes a match that never started, with its log, summary, chat, notices and webhook. A branch has started if its log has a
   * `MatchStarted` after the last `MatchBranched`.
   * @param version the version at which its log ends
   * @returns whether it was removed: false if it has changed, does not exist, or a process, even this one, has its lease
   * @throws `NotStored` also for a match that has started or has branches
   */
  remove(stream: string, version: number): Promise<boolean>;
  /**
   * Packs at most `limit` logs of finished matches that have not changed since `before` (ISO 8601, UTC): one compressed row
   * replaces the rows of events. Damaged logs stay as they are. When the store is closed, this ends after the current log.
   * @returns how many logs were processed
   */
  pack(before: string, limit: number): Promise<number>;
}

/** Which process serves a match. If none has the lease, any process may append. */
export interface StoredLeases {
  /** Takes the lease of a stream for this process; the previous holder can no longer append. */
  acquire(stream: string): Promise<void>;
  /** Releases the lease of a stream, unless another process has taken it. */
  release(stream: string): Promise<void>;
  /** Whether another process has the lease of a stream. A killed process has none, if the store can detect that. */
  isHeldElsewhere(stream: string): Promise<boolean>;
  /**
   * Calls back within two seconds when another process has taken a stream from this one, possibly more than once.
   * @returns a function that stops listening
   */
  onTakeover(listener: (stream: string) => void): () => void;
  /**
   * Calls back every second with the number of heartbeats missed since the last stored one, by which other processes see that this
   * one is alive. SQLite and stores in memory have none, and never call back.
   * @returns a function that stops listening
   */
  onHeartbeat(listener: (missed: number) => void): () => void;
}

/** The summaries of matches, which each append writes, and counts of them. */
export interface MatchIndex {
  /** The summaries that match a query; those that changed in the same millisecond are ordered by id. */
  find(query: SummaryQuery): Promise<readonly Summary[]>;
  /** The summaries of finished matches; those that ended in the same millisecond are ordered by id. */
  past(query: FinishedMatchesQuery): Promise<readonly Summary[]>;
  /**
   * A player's past matches in the reverse order of `past`.
   * @param after only matches after this one in that order
   * @param limit 1 to 200
   */
  pastFrom(player: string, after: PastPlace | undefined, limit: number): Promise<readonly PastEntry[]>;
  pastCount(player: string): Promise<PastCount>;
  /** The scores of the tries that count, on the days from `since` to `until` inclusive; unordered. */
  tries(since: Day, until: Day): Promise<readonly ScoreCount[]>;
  /** The totals of each day that has tries that count, in order. */
  dayCounts(since: Day, until: Day): Promise<readonly DayCount[]>;
  /** The versions of at most `limit` summaries after an id, ordered by id. */
  summaryVersions(after: string, limit: number): Promise<readonly SummaryVersion[]>;
  /**
   * Rewrites summaries in lists, except those of matches with later events, and those that a later release made.
   * @returns how many were rewritten
   */
  relist(due: readonly Summary[]): Promise<number>;
}

/** The latest chat messages of each match. They are not part of its log. */
export interface ChatLog {
  /** Stores a message; only the last `MOST_LINES` are kept. */
  add(stream: string, message: StoredChatMessage): Promise<void>;
  /** The stored messages, the oldest first. */
  read(stream: string): Promise<readonly StoredChatMessage[]>;
}

/** Texts that players store for a game, such as decks. */
export interface StoredDocuments {
  /** A player's documents for a game, the latest change first; those changed at the same time are ordered by id. */
  list(of: Pick<DocumentKey, "player" | "game">): Promise<readonly DocumentHeader[]>;
  get(key: DocumentKey): Promise<StoredDocument | undefined>;
  /**
   * Stores a document, replacing its previous version.
   * @param most how many documents a player may have for a game
   * @returns whether it was stored: false beyond the limit, and for a deleted player
   */
  keep(document: StoredDocument, most: number): Promise<boolean>;
  drop(key: DocumentKey): Promise<void>;
}

/** Notes that players write on replays, and reports about them. */
export interface StoredNotes {
  /** Sets of notes, the latest change first; those changed at the same time are ordered by id. */
  list(query: NotesQuery): Promise<readonly NoteSetHeader[]>;
  get(id: string): Promise<StoredNoteSet | undefined>;
  /**
   * Stores a set, replacing its previous version.
   * @param most limits for new sets
   * @returns why it was not stored; undefined if it was
   */
  keep(set: StoredNoteSet, most: NotesLimits): Promise<NotesRefusal | undefined>;
  /** Deletes a set with its reports. @returns whether it existed */
  drop(id: string): Promise<boolean>;
  /**
   * Stores a report, replacing the previous one of the same reporter. Does nothing if the set does not exist, has as many reports
   * of others as it may have, or the reporter is deleted.
   * @param most how many reports a set may have
   */
  report(report: NotesReport, most: number): Promise<void>;
  /** The reports of a set, the first one first. */
  reportsOf(id: string): Promise<readonly NotesReport[]>;
  dropReports(id: string): Promise<void>;
  /** Reported sets, those with the most reports first. Reads one row per report. */
  reported(limit: number): Promise<readonly ReportedSet[]>;
}

export interface StoredPlayers {
  /** The stored data of a player; undefined if there is none. */
  get(id: string): Promise<StoredPlayer | undefined>;
  byRecovery(digest: string): Promise<StoredPlayer | undefined>;
  /** The stored names of players; players without a stored name are omitted. */
  names(players: readonly string[]): Promise<CurrentNames>;
  /** Those of these players that are programs, unordered. */
  programs(players: readonly string[]): Promise<readonly StoredProgram[]>;
  /**
   * Changes the stored data of a player; omitted fields keep their values.
   * @returns whether it was stored: false for a deleted player
   * @throws `NotStored` also if another player has the recovery digest
   */
  change(id: string, change: Partial<Omit<StoredPlayer, "id">>): Promise<boolean>;
  /**
   * Deletes a player's private data: documents, notes, reports, subscriptions, notices, webhooks, contacts, answers to
   * puzzles, chat messages at matches in which they have a seat, and others' choices about them. Series that they opened stay,
   * without their name.
   */
  dropPossessions(player: string): Promise<void>;
}

export interface StoredContacts {
  /** The choices of players about others, unordered. @param about if given, only choices about these players */
  of(players: readonly string[], about?: readonly string[]): Promise<readonly StoredContact[]>;
  /**
   * Stores a choice, replacing the previous one about the same player.
   * @param most how many choices a player may have
   * @returns whether it was stored: false beyond the limit, and if either player is deleted
   */
  keep(contact: StoredContact, most: number): Promise<boolean>;
  drop(contact: Pick<StoredContact, "player" | "other">): Promise<void>;
}

/** Players' answers to the puzzles of days: one a day and player. */
export interface PuzzleAnswers {
  /**
   * Stores an answer.
   * @param most how many answers a day may have
   * @returns whether it was stored: false if there is one already, beyond the limit, and for a deleted player
   */
  keep(answer: StoredPuzzleAnswer, most: number): Promise<boolean>;
  /** The choice of a player's answer; undefined without an answer. */
  get(day: Day, player: string): Promise<number | undefined>;
  /** The answers of a day, ordered by choice; choices without answers are omitted. */
  counts(day: Day): Promise<readonly PuzzleAnswerCount[]>;
  /** Deletes the answers of earlier days. */
  dropBefore(day: Day): Promise<void>;
}

/** URLs of chat services that are called when turns begin: one per player, and one per table. */
export interface StoredWebhooks {
  get(target: WebhookTarget): Promise<StoredWebhook | undefined>;
  /** All targets with a webhook, in order. @param after the last one of the previous page; "" for the first page */
  targets(after: string, limit: number): Promise<readonly WebhookTarget[]>;
  /**
   * Stores a webhook, replacing the previous one.
   * @returns whether it was stored: false for a deleted player
   */
  keep(webhook: StoredWebhook): Promise<boolean>;
  drop(target: WebhookTarget): Promise<void>;
}

/** Browsers' push subscriptions, and the last notices that were sent. */
export interface PushSubscriptions {
  /** A player's subscriptions, in the order in which they were added. */
  of(player: string): Promise<readonly StoredSubscription[]>;
  /** The players with subscriptions, ordered by id. @param after the last one of the previous page; "" for the first page */
  subscribers(after: string, limit: number): Promise<readonly string[]>;
  /**
   * Stores a subscription, replacing any with the same endpoint, even another player's, and removes the player's oldest beyond the
   * limit. Does nothing for a deleted player.
   * @param most how many subscriptions a player may have
   */
  keep(subscription: StoredSubscription, most: number): Promise<void>;
  drop(endpoint: string): Promise<void>;
  /**
   * Claims the right to notify a player of a turn; only one caller succeeds. The third and later notices of a match
   * need a quiet time. No notice is allowed if the match is muted, or if this turn or a later one was notified.
   * @param quietSince if the last notice was the second of the match or a later one, it must not have been sent after
   * this time (ISO 8601, UTC)
   */
  claimNotice(notice: PlayerNotice, quietSince: string): Promise<boolean>;
  /** Withdraws a claim whose notice could not be sent, so that it can be claimed again. */
  releaseNotice(notice: Omit<PlayerNotice, "at">): Promise<void>;
  isMuted(player: string, match: string): Promise<boolean>;
  mute(player: string, match: string, isMuted: boolean): Promise<void>;
}

export interface Secrets {
  /**
   * 32 random bytes in hex, stored under a name at the first request, then constant.
   * @param first the value to store if there is none. Default: random
   */
  get(name: string, first?: string): Promise<string>;
}

/** All ports of a store. A consumer declares those that it needs: `Pick<Ports, "events" | "matches">`. */
export interface Ports {
  readonly events: EventLog;
  readonly leases: StoredLeases;
  readonly matches: MatchIndex;
  readonly chat: ChatLog;
  readonly documents: StoredDocuments;
  readonly notes: StoredNotes;
  readonly players: StoredPlayers;
  readonly contacts: StoredContacts;
  readonly webhooks: StoredWebhooks;
  readonly push: PushSubscriptions;
  readonly series: SeriesStore;
  readonly puzzleAnswers: PuzzleAnswers;
  readonly secrets: Secrets;
}

export interface Stores extends Ports {
  /** Tests whether data can be stored: writes more bytes than a move has. @throws `NotStored`, `WriterLost` */
  probe(): Promise<void>;
  /** Finishes the requests in progress, then releases files and threads. */
  close(): Promise<void>;
}
