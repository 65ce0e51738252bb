import type { DailyScore } from "../../shared/engine/daily/daily.ts";
import type { Day } from "../../shared/engine/daily/day.ts";
import type { ScoreCount } from "../../shared/engine/daily/standings.ts";
import type { Recorded } from "../../shared/engine/match/match.ts";
import type { Result } from "../../shared/engine/match/result.ts";
import type { Phase, Summary } from "../../shared/engine/match/summary.ts";
import type { ContactChoice } from "../../shared/engine/people/contacts.ts";
import type { CurrentNames } from "../../shared/engine/people/renaming.ts";
import type { WebhookFormat } from "../../shared/engine/people/webhooks.ts";
import type { BranchPoint } from "./log/branching.ts";

/** Which summaries to list, newest change first. Absent fields do not filter. */
export interface SummaryQuery {
  readonly states?: readonly Phase[];
  /** Matches in which this player has a seat. */
  readonly player?: string;
  readonly visibility?: "open" | "private";
  readonly previous?: string;
  /** Branches of this match, direct or indirect. */
  readonly root?: string;
  /** The counting tries on the deal of this day. */
  readonly day?: Day;
  /** Matches on the deal of a day with this score. */
  readonly score?: DailyScore;
  /** Finished matches that this server dealt from this deal, see `Summary.deal`. */
  readonly deal?: string;
  readonly code?: string;
  readonly id?: string;
  readonly ids?: readonly string[];
  /** 1 to 200. Default: 50. */
  readonly limit?: number;
}

/** Which finished matches to list, latest end first. Absent and undefined fields do not filter. */
export interface FinishedMatchesQuery {
  /** Matches in which this player had a seat. Default: public matches. */
  readonly player?: string | undefined;
  /** Matches of one table: this match, the matches it is a rematch of, and all their rematches. */
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  /** The variant as the game's options name it. */
  readonly variant?: string | undefined;
  readonly seats?: number | undefined;
  /** The result for `player`, or for the table if no player is given. */
  readonly result?: Result | undefined;
  /** A part of the name of another player; case and accents are ignored. */
  readonly name?: string | undefined;
  /** Earliest end, inclusive. ISO 8601, UTC. */
  readonly since?: string | undefined;
  /** Latest end, exclusive. ISO 8601, UTC. */
  readonly until?: string | undefined;
  /** Matches that come after this place in the list. */
  readonly after?: PastPlace | undefined;
  /** 1 to 200. Default: 50. */
  readonly limit?: number;
}

/** The counting tries on the deal of a day. */
export interface DayCount {
  readonly day: Day;
  readonly tries: number;
  /** How many of them were won. */
  readonly finished: number;
  /** Grows with every change of the tries of this day: results computed from them are current while it is the same. */
  readonly changes: number;
}

/** A match's position in lists of past ones: when it ended (ISO 8601, UTC), and its id. */
export interface PastPlace {
  readonly ended: string;
  readonly id: string;
}

/** A past match; its summary is absent if unreadable. */
export interface PastEntry extends PastPlace {
  readonly summary?: Summary;
}

export interface PastCount {
  readonly matches: number;
  /** Grows when a listing changes or a match is removed, but not when one is added. */
  readonly changes: number;
}

/** The version of the code that made a match's summary. */
export interface SummaryVersion {
  readonly id: string;
  /** Empty when the summary is unreadable. */
  readonly game: string;
  readonly state: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  /** The `summaryVersion` of the summary; 0 if absent. */
  readonly summaryVersion: number;
}

/** The stream has a later version, or another process holds it. Nothing of the append was stored. */
export class Conflict extends Error {
  override readonly name: string = "Conflict";
}

/**
 * The store lacks data that it has acknowledged, such as a standby that took over without the last commits. Nothing of the append
 * was stored; continue from what the store holds.
 */
export class StoreBehind extends Conflict {
  override readonly name: string = "StoreBehind";
}

/** The writer died. Operations in progress may or may not have been stored: read before continuing. */
export class WriterLost extends Error {
  override readonly name = "WriterLost";
}

/** Nothing was stored: the disk is full or read-only, or another process holds it. A later attempt may succeed. */
export class NotStored extends Error {
  override readonly name = "NotStored";
}

/** A match that cannot be read from a version on. Other matches are unaffected. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly reason: "MatchIsDamaged" | "MatchIsNewer";
  readonly version: number;
  readonly what: string;
  constructor(reason: Unreadable["reason"], version: number, what: string) {
    super(`version ${version}: ${what}`);
    this.reason = reason;
    this.version = version;
    this.what = what;
  }
}

/** The store was closed before the request. */
export class StoreClosed extends Error {
  override readonly name = "StoreClosed";
  constructor() {
    super("the store is closed");
  }
}

/** A line of talk at a match: to all, or aside among its spectators. */
export interface StoredChatMessage {
  readonly aside: boolean;
  /** A `ChatMessage` as JSON. */
  readonly said: string;
}

/** Maximum number of lines stored for each match: this many to all, and this many aside. */
export const MOST_LINES = 100;

export interface DocumentKey {
  readonly player: string;
  readonly game: string;
  readonly id: string;
}

/** A document without its text, as its owner's list shows it. */
export interface DocumentHeader extends DocumentKey {
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

export interface StoredDocument extends DocumentHeader {
  readonly text: string;
}

/** A player's choices, which their token does not hold. */
export interface StoredPlayer {
  readonly id: string;
  /** The name at their last choice; empty before the first. */
  readonly name: string;
  /** Whether their logbook is public. */
  readonly isOpen: boolean;
  /** A digest of their recovery phrase, in hex; empty if there is none. Unique. */
  readonly recovery: string;
  /** Whether they deleted their account: their tokens are void, and nothing is stored for them. */
  readonly isGone: boolean;
}

/** A browser's push subscription (W3C Push API), for notifications while no page is open. */
export interface StoredSubscription {
  readonly player: string;
  /** The URL of the push service for this browser. Unique. */
  readonly endpoint: string;
  /** The subscription's public key and secret, base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

export interface StoredContact {
  readonly player: string;
  readonly other: string;
  readonly choice: ContactChoice;
  /** A match that both played. */
  readonly match: string;
}

/** The target of a webhook: a player, or the table of a match. */
export type WebhookTarget = `player:${string}` | `match:${string}`;

export const webhookTarget = (of: { readonly player: string } | { readonly match: string }): WebhookTarget =>
  "player" in of ? `player:${of.player}` : `match:${of.match}`;

/** A chat service's URL that is called when a turn begins. */
export interface StoredWebhook {
  readonly target: WebhookTarget;
  /** The player who set it. */
  readonly player: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly language: string;
  /** The origin at which that player reached the server; links use it. */
  readonly origin: string;
}

/** A notification of a player about a turn; with an empty `player`, of a table's webhook. */
export interface PlayerNotice {
  readonly player: string;
  readonly match: string;
  /** When the turn began. ISO 8601, UTC; so is `at`. */
  readonly turn: string;
  readonly at: string;
}

/**
 * The append-only log of all matches, and their summaries. One stream per match; (stream, version) is unique, which fences off a
 * second writer. A resolved append is durable.
 */
export interface Store {
  /**
   * Appends all entries or none, with the summary after them. Their versions are expected + 1, + 2 …
   * @param point where a new stream branches off: `entries` come after that version, and those before it belong to the other
   * stream. They are stored again only if the other match is not over, or its log is assembled from too many others
   * @throws Conflict if the stream does not end at `expected` or another process holds it, WriterLost if the outcome is unknown,
   * NotStored if nothing was stored. Later appends may succeed
   */
  append(
    stream: string,
    expected: number,
    entries: readonly Recorded[],
    summary: Summary,
    point?: BranchPoint,
  ): Promise<void>;
  /**
   * Takes the lease of a stream for this process; the previous holder can no longer append. Without a lease, any process may
   * append. @throws NotStored, WriterLost
   */
  acquireLease(stream: string): Promise<void>;
  /** Releases the lease of a stream, unless another process has taken it. @throws NotStored, WriterLost */
  releaseLease(stream: string): Promise<void>;
  /** Whether another process has the lease of a stream. A killed process has none, as soon as the store can know. */
  isLeasedElsewhere(stream: string): Promise<boolean>;
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
  /** The entries of a stream after a version, in order; empty for a stream that does not exist. @throws Unreadable */
  read(stream: string, after?: number): Promise<readonly Recorded[]>;
  /** The summaries that match a query; those that changed in the same millisecond are ordered by id. */
  find(query: SummaryQuery): Promise<readonly Summary[]>;
  /** The summaries of finished matches; those that ended in the same millisecond are ordered by id. */
  past(query: FinishedMatchesQuery): Promise<readonly Summary[]>;
  /** The scores of counting tries on the days from `since` to `until`, both included; unordered. Reads one row per score. */
  tries(since: Day, until: Day): Promise<readonly ScoreCount[]>;
  /** The totals for each day that has counting tries, in order. Reads one row per day. */
  dayCounts(since: Day, until: Day): Promise<readonly DayCount[]>;
  /**
   * A player's past matches by their end, then by descending id: the reverse of `past`. Reads one row per match.
   * @param after only matches after this one in that order
   * @param limit 1 to 200
   */
  pastFrom(player: string, after: PastPlace | undefined, limit: number): Promise<readonly PastEntry[]>;
  /** Reads one row, however many matches there are. */
  pastCount(player: string): Promise<PastCount>;
  /**
   * Removes a match that never started, with its log and everything that belongs to it.
   * @param version where its log ends
   * @returns whether it was removed: false if it has changed, does not exist, or another process has its lease
   * @throws WriterLost, NotStored; NotStored as well for a match that started or has branches
   */
  remove(stream: string, version: number): Promise<boolean>;
  /** Stores a line of talk, which is not part of the match's log. @throws NotStored, WriterLost */
  say(stream: string, line: StoredChatMessage): Promise<void>;
  /** The last lines of talk at a match, in order. */
  talk(stream: string): Promise<readonly StoredChatMessage[]>;
  /** A player's documents for a game, the latest change first; those changed at the same time are ordered by id. */
  documents(of: Pick<DocumentKey, "player" | "game">): Promise<readonly DocumentHeader[]>;
  document(key: DocumentKey): Promise<StoredDocument | undefined>;
  /**
   * Stores a document, replacing its previous version.
   * @param most how many a player may have for a game
   * @returns whether it was stored: false beyond the limit, and for a deleted player
   * @throws NotStored, WriterLost
   */
  keepDocument(document: StoredDocument, most: number): Promise<boolean>;
  /** Deletes a document. @throws NotStored, WriterLost */
  dropDocument(key: DocumentKey): Promise<void>;
  /** Undefined for a player without choices. */
  player(id: string): Promise<StoredPlayer | undefined>;
  /** The player whose recovery phrase has this digest. */
  playerBy(recovery: string): Promise<StoredPlayer | undefined>;
  /** The stored names of these players; those without choices are omitted. */
  names(players: readonly string[]): Promise<CurrentNames>;
  /**
   * Deletes a player's private data: documents, subscriptions, webhooks, contacts, their talk at matches in which they have a
   * seat, and others' choices about them. @throws NotStored, WriterLost
   */
  dropPossessions(player: string): Promise<void>;
  /** The versions of the code that made summaries, for matches after an id, ordered by id; at most `limit`. */
  summaryVersions(after: string, limit: number): Promise<readonly SummaryVersion[]>;
  /**
   * Rewrites summaries for lists, except where a later event exists or a later release made the summary.
   * @returns how many were rewritten
   * @throws NotStored, WriterLost
   */
  relist(due: readonly Summary[]): Promise<number>;
  /**
   * Stores a player's choices; omitted fields stay as they are.
   * @returns whether they were stored: false for a deleted player
   * @throws NotStored, WriterLost
   */
  changePlayer(id: string, change: Partial<Omit<StoredPlayer, "id">>): Promise<boolean>;
  /** The choices of players about others, unordered. @param about if given, only choices about these players */
  contacts(players: readonly string[], about?: readonly string[]): Promise<readonly StoredContact[]>;
  /**
   * Stores a choice, replacing the previous one about the same player.
   * @param most how many a player may have
   * @returns whether it was stored: false beyond the limit, and if either player is deleted
   * @throws NotStored, WriterLost
   */
  keepContact(contact: StoredContact, most: number): Promise<boolean>;
  /** @throws NotStored, WriterLost */
  dropContact(contact: Pick<StoredContact, "player" | "other">): Promise<void>;
  webhook(target: WebhookTarget): Promise<StoredWebhook | undefined>;
  /** All targets with a webhook, in order. @param after the last one of the previous page; "" for the first page */
  webhookTargets(after: string, limit: number): Promise<readonly WebhookTarget[]>;
  /**
   * Stores a webhook, replacing the previous one.
   * @returns whether it was stored: false for a deleted player
   * @throws NotStored, WriterLost
   */
  keepWebhook(webhook: StoredWebhook): Promise<boolean>;
  /** @throws NotStored, WriterLost */
  dropWebhook(target: WebhookTarget): Promise<void>;
  /** A player's subscriptions, in the order they were added. */
  subscriptions(player: string): Promise<readonly StoredSubscription[]>;
  /** The players with subscriptions, ordered by id. @param after the last one of the previous page; "" for the first page */
  subscribers(after: string, limit: number): Promise<readonly string[]>;
  /**
   * Stores a subscription, replacing any with the same endpoint, even another player's. Only the player's latest are kept.
   * @param most how many a player may have
   * @throws NotStored, WriterLost
   */
  keepSubscription(subscription: StoredSubscription, most: number): Promise<void>;
  /** @throws NotStored, WriterLost */
  dropSubscription(endpoint: string): Promise<void>;
  /**
   * Claims the right to notify a player of a turn; only one caller succeeds. The first notice of a match is always allowed, later
   * ones only after a quiet time. None is allowed if the match is muted, or for a turn that was notified already or is past.
   * @param quietSince the previous notice must not be later (ISO 8601, UTC)
   * @throws NotStored, WriterLost
   */
  claimNotice(notice: PlayerNotice, quietSince: string): Promise<boolean>;
  /** Undoes a claim whose notice could not be sent, so that it can be claimed again. @throws NotStored, WriterLost */
  releaseNotice(notice: Omit<PlayerNotice, "at">): Promise<void>;
  isMuted(player: string, match: string): Promise<boolean>;
  /** @throws NotStored, WriterLost */
  mute(player: string, match: string, isMuted: boolean): Promise<void>;
  /**
   * 32 random bytes in hex, stored under a name: generated at the first request, then constant.
   * @param first the value to store if there is none. Default: random
   */
  secret(name: string, first?: string): Promise<string>;
  /**
   * Packs at most `limit` logs of finished matches that have not changed since `before` (ISO 8601, UTC): one row replaces their
   * events, which are read as before. Damaged logs are left alone.
   * @returns how many logs were processed
   * @throws NotStored, WriterLost
   */
  pack(before: string, limit: number): Promise<number>;
  /** Stores more bytes than a move has, without meaning. @throws NotStored, WriterLost if that fails */
  probe(): Promise<void>;
  /** Finishes pending writes, then releases files and threads. */
  close(): Promise<void>;
}
