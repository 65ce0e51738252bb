import type { Day } from "../../shared/engine/daily/day.ts";
import type { ScoreCount } from "../../shared/engine/daily/standings.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../shared/engine/people/renaming.ts";
import type { BranchPoint } from "./branch-point.ts";
import type { StoredChatMessage } from "./chat.ts";
import type { StoredContact } from "./contacts.ts";
import type { DocumentHeader, DocumentKey, StoredDocument } from "./documents.ts";
import type { StoredPlayer, StoredProgram } from "./players.ts";
import type { PlayerNotice, StoredSubscription } from "./push.ts";
import type {
  DayCount,
  FinishedMatchesQuery,
  PastCount,
  PastEntry,
  PastPlace,
  SummaryQuery,
  SummaryVersion,
} from "./queries.ts";
import type { StoredWebhook, WebhookTarget } from "./webhooks.ts";

// What the program needs of a store, by subject. After `close`, every request is rejected with StoreClosed; those in progress are
// finished. A request that writes is rejected with NotStored if nothing was stored, and with WriterLost if the outcome is unknown.

/**
 * The append-only log of all matches. One stream per match; (stream, version) is unique, which fences off a second writer. A
 * resolved append is durable.
 */
export interface EventLog {
  /**
   * Appends all entries or none, with the summary after them. Entries and summaries are stored as their JSON.
   * @param expected the version at which the stream ends; 0 for a new stream, even one that branches off
   * @param entries at least one; their versions are expected + 1, + 2 …; with a `point`, point.version + 1, + 2 …
   * @param point where a new stream branches off: the entries up to that version are those of the other stream, and `read` returns
   * them as well. They are stored again only if the other match is not over, or its log is assembled from too many others
   * @throws a Conflict if the stream does not end at `expected` or another process holds it. Later appends may succeed
   * @throws a RangeError if `entries` are none or have other versions
   * @throws a NotStored as well if the log of `point` does not exist or ends before its version
   */
  append(
    stream: string,
    expected: number,
    entries: readonly Recorded[],
    summary: Summary,
    point?: BranchPoint,
  ): Promise<void>;
  /** The entries of a stream after a version, in order; empty for a stream that does not exist. @throws an Unreadable */
  read(stream: string, after?: number): Promise<readonly Recorded[]>;
  /**
   * Removes a match that never started, with its log and everything that belongs to it: summary, chat, notices, webhook. A match
   * started if a `MatchStarted` is in its log, in a branch after the last `MatchBranched`.
   * @param version where its log ends
   * @returns whether it was removed: false if it has changed, does not exist, or a process, even this one, has its lease
   * @throws a NotStored as well for a match that started or has branches
   */
  remove(stream: string, version: number): Promise<boolean>;
  /**
   * Packs at most `limit` logs of finished matches that have not changed since `before` (ISO 8601, UTC): one row replaces their
   * events, which are read as before. Damaged logs are left alone. When the store is closed, the log in progress is the last one.
   * @returns how many logs were processed
   */
  pack(before: string, limit: number): Promise<number>;
}

/** Which process serves a match. Without a lease, any process may append. */
export interface StoredLeases {
  /** Takes the lease of a stream for this process; the previous holder can no longer append. */
  acquire(stream: string): Promise<void>;
  /** Releases the lease of a stream, unless another process has taken it. */
  release(stream: string): Promise<void>;
  /** Whether another process has the lease of a stream. A killed process has none, as soon as the store can know. */
  isHeldElsewhere(stream: string): Promise<boolean>;
  /**
   * Calls back within two seconds when another process has taken a stream from this one, possibly more than once.
   * @returns a function that stops listening
   */
  onTakeover(listener: (stream: string) => void): () => void;
  /**
   * Calls back every second with the number of failed heartbeats since the last stored one; never in stores without heartbeats,
   * which show other processes that this one is alive.
   * @returns a function that stops listening
   */
  onHeartbeat(listener: (missed: number) => void): () => void;
}

/** The summaries of matches, written with each append, and what is counted over them. */
export interface MatchIndex {
  /** The summaries that match a query; those that changed in the same millisecond are ordered by id. */
  find(query: SummaryQuery): Promise<readonly Summary[]>;
  /** The summaries of finished matches; those that ended in the same millisecond are ordered by id. */
  past(query: FinishedMatchesQuery): Promise<readonly Summary[]>;
  /**
   * A player's past matches by their end, then by descending id: the reverse of `past`. Reads one row per match.
   * @param after only matches after this one in that order
   * @param limit 1 to 200
   */
  pastFrom(player: string, after: PastPlace | undefined, limit: number): Promise<readonly PastEntry[]>;
  /** Reads one row, however many matches there are. */
  pastCount(player: string): Promise<PastCount>;
  /** The scores of counting tries on the days from `since` to `until`, both included; unordered. Reads one row per score. */
  tries(since: Day, until: Day): Promise<readonly ScoreCount[]>;
  /** The totals for each day that has counting tries, in order. Reads one row per day. */
  dayCounts(since: Day, until: Day): Promise<readonly DayCount[]>;
  /** The versions of the code that made summaries, for matches after an id, ordered by id; at most `limit`. */
  summaryVersions(after: string, limit: number): Promise<readonly SummaryVersion[]>;
  /**
   * Rewrites summaries for lists, except where a later event exists or a later release made the summary.
   * @returns how many were rewritten
   */
  relist(due: readonly Summary[]): Promise<number>;
}

/** The last chat messages at each match. They are not part of its log. */
export interface ChatLog {
  /** Stores a message; only the last `MOST_LINES` are kept. */
  add(stream: string, message: StoredChatMessage): Promise<void>;
  /** The stored messages at a match, in order. */
  read(stream: string): Promise<readonly StoredChatMessage[]>;
}

/** Texts that players keep for a game, such as decks. */
export interface StoredDocuments {
  /** A player's documents for a game, the latest change first; those changed at the same time are ordered by id. */
  list(of: Pick<DocumentKey, "player" | "game">): Promise<readonly DocumentHeader[]>;
  get(key: DocumentKey): Promise<StoredDocument | undefined>;
  /**
   * Stores a document, replacing its previous version.
   * @param most how many a player may have for a game
   * @returns whether it was stored: false beyond the limit, and for a deleted player
   */
  keep(document: StoredDocument, most: number): Promise<boolean>;
  drop(key: DocumentKey): Promise<void>;
}

/** Players' choices. */
export interface StoredPlayers {
  /** Undefined for a player without choices. */
  get(id: string): Promise<StoredPlayer | undefined>;
  /** The player whose recovery phrase has this digest. */
  byRecovery(digest: string): Promise<StoredPlayer | undefined>;
  /** The stored names of these players; those without choices are omitted. */
  names(players: readonly string[]): Promise<CurrentNames>;
  /** Those of these players that are programs, unordered. */
  programs(players: readonly string[]): Promise<readonly StoredProgram[]>;
  /**
   * Stores a player's choices; omitted fields stay as they are.
   * @returns whether they were stored: false for a deleted player
   */
  change(id: string, change: Partial<Omit<StoredPlayer, "id">>): Promise<boolean>;
  /**
   * Deletes a player's private data: documents, subscriptions, webhooks, contacts, their chat messages at matches in which they
   * have a seat, and others' choices about them.
   */
  dropPossessions(player: string): Promise<void>;
}

/** Players' choices about other players. */
export interface StoredContacts {
  /** The choices of players about others, unordered. @param about if given, only choices about these players */
  of(players: readonly string[], about?: readonly string[]): Promise<readonly StoredContact[]>;
  /**
   * Stores a choice, replacing the previous one about the same player.
   * @param most how many a player may have
   * @returns whether it was stored: false beyond the limit, and if either player is deleted
   */
  keep(contact: StoredContact, most: number): Promise<boolean>;
  drop(contact: Pick<StoredContact, "player" | "other">): Promise<void>;
}

/** URLs of chat services that are called when turns begin, one for each player and each table. */
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

/** Browsers' push subscriptions, and which notices of turns were sent. */
export interface PushSubscriptions {
  /** A player's subscriptions, in the order they were added. */
  of(player: string): Promise<readonly StoredSubscription[]>;
  /** The players with subscriptions, ordered by id. @param after the last one of the previous page; "" for the first page */
  subscribers(after: string, limit: number): Promise<readonly string[]>;
  /**
   * Stores a subscription, replacing any with the same endpoint, even another player's. Only the player's latest are kept.
   * @param most how many a player may have
   */
  keep(subscription: StoredSubscription, most: number): Promise<void>;
  drop(endpoint: string): Promise<void>;
  /**
   * Claims the right to notify a player of a turn; only one caller succeeds. The first notice of a match is always allowed, later
   * ones only after a quiet time. None is allowed if the match is muted, or for a turn that was notified already or is past.
   * @param quietSince the previous notice must not be later (ISO 8601, UTC)
   */
  claimNotice(notice: PlayerNotice, quietSince: string): Promise<boolean>;
  /** Undoes a claim whose notice could not be sent, so that it can be claimed again. */
  releaseNotice(notice: Omit<PlayerNotice, "at">): Promise<void>;
  isMuted(player: string, match: string): Promise<boolean>;
  mute(player: string, match: string, isMuted: boolean): Promise<void>;
}

/** Keys of the server. */
export interface Secrets {
  /**
   * 32 random bytes in hex, stored under a name: generated at the first request, then constant.
   * @param first the value to store if there is none. Default: random
   */
  get(name: string, first?: string): Promise<string>;
}

/** One of each port. A consumer takes those that it needs: `Pick<Ports, "events" | "matches">`. */
export interface Ports {
  readonly events: EventLog;
  readonly leases: StoredLeases;
  readonly matches: MatchIndex;
  readonly chat: ChatLog;
  readonly documents: StoredDocuments;
  readonly players: StoredPlayers;
  readonly contacts: StoredContacts;
  readonly webhooks: StoredWebhooks;
  readonly push: PushSubscriptions;
  readonly secrets: Secrets;
}

/** All ports of one place, open. */
export interface Stores extends Ports {
  /** Stores more bytes than a move has, without meaning. */
  probe(): Promise<void>;
  /** Finishes the requests in progress, then releases files and threads. */
  close(): Promise<void>;
}
