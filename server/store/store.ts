import type { ContactChoice } from "../../shared/engine/contacts.ts";
import type { Score } from "../../shared/engine/daily.ts";
import type { Day } from "../../shared/engine/day.ts";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Names } from "../../shared/engine/naming.ts";
import type { Result } from "../../shared/engine/result.ts";
import type { ScoreCount } from "../../shared/engine/standings.ts";
import type { Phase, Summary } from "../../shared/engine/summary.ts";
import type { WebhookFormat } from "../../shared/engine/webhooks.ts";
import type { BranchPoint } from "./branching.ts";

/** Which summaries to list, newest change first. Absent fields do not filter. */
export interface Query {
  readonly states?: readonly Phase[];
  /** Matches in which this player has a seat. */
  readonly player?: string;
  readonly visibility?: "open" | "private";
  /** The rematches of this match. */
  readonly previous?: string;
  /** The matches that are played on from this one, or from one of those. */
  readonly root?: string;
  /** The tries that count on the deal of this day. */
  readonly day?: Day;
  /** Matches on the deal of a day that came to this. */
  readonly score?: Score;
  /** Matches that are over and were dealt here from this deal, see `Summary.deal`. */
  readonly deal?: string;
  readonly code?: string;
  readonly id?: string;
  readonly ids?: readonly string[];
  /** 1 to 200; 50 unless told. */
  readonly limit?: number;
}

/** Which matches that are over to list, last end first. Absent and undefined fields do not filter. */
export interface PastQuery {
  /** Those in which this player had a seat; those that were open to everybody unless told. */
  readonly player?: string | undefined;
  /** Those of one table: this match, all it is a rematch of, and all its rematches. */
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  /** A variant of the game, by the name its options have for it. */
  readonly variant?: string | undefined;
  /** How many seats they had. */
  readonly seats?: number | undefined;
  /** How they ended for the player; for the table, where none is told. */
  readonly result?: Result | undefined;
  /** A part of the name of somebody else who played; accents and capitals do not count. */
  readonly name?: string | undefined;
  /** They ended then or later. ISO 8601, UTC. */
  readonly since?: string | undefined;
  /** They ended before. ISO 8601, UTC. */
  readonly until?: string | undefined;
  /** Those that come after a match in the list. */
  readonly after?: PastPlace | undefined;
  /** 1 to 200; 50 unless told. */
  readonly limit?: number;
}

/** The tries that count on the deal of a day. */
export interface DayCount {
  readonly day: Day;
  readonly tries: number;
  /** How many of them were won. */
  readonly finished: number;
  /** Grows with every change of the tries of this day: results computed from them are current while it is the same. */
  readonly changes: number;
}

/** A match's place in lists of past ones: when it ended (ISO 8601, UTC), and its id. */
export interface PastPlace {
  readonly ended: string;
  readonly id: string;
}

/** A past match in its place; without its summary where that cannot be read. */
export interface PastEntry extends PastPlace {
  readonly summary?: Summary;
}

/** The past matches of a player. */
export interface PastCount {
  readonly matches: number;
  /** Grows whenever one of them is listed differently or removed, but not when one is added. */
  readonly changes: number;
}

/** Which code made the summary of a match. */
export interface SummaryVersion {
  readonly id: string;
  /** Empty where the summary cannot be read. */
  readonly game: string;
  readonly state: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  /** The `summaryVersion` of the summary; 0 where it has none. */
  readonly summaryVersion: number;
}

/** The stream moved on, or is held by another process: somebody else was first. Nothing of the append was stored. */
export class Conflict extends Error {
  override readonly name: string = "Conflict";
}

/**
 * The store holds less than it has acknowledged, as a standby does that took over without the last commits. Nothing of the
 * append was stored; what is true is what the store holds.
 */
export class StoreBehind extends Conflict {
  override readonly name: string = "StoreBehind";
}

/** What writes for the store died. What was under way may or may not have been stored: read before going on. */
export class WriterLost extends Error {
  override readonly name = "WriterLost";
}

/** Nothing was stored: the disk is full, or read-only, or another process holds it. It may go better later. */
export class NotStored extends Error {
  override readonly name = "NotStored";
}

/** A match that cannot be read, and from which version on. It alone stands still; no other is the worse for it. */
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

/** The store was closed before it was asked. */
export class StoreClosed extends Error {
  override readonly name = "StoreClosed";
  constructor() {
    super("the store is closed");
  }
}

/** Something that was said at a match: to everybody, or aside, among those who look on. */
export interface Line {
  readonly aside: boolean;
  /** A `Said` of JSON. */
  readonly said: string;
}

/** How many lines of a match are kept: so many to everybody, and so many aside. */
export const MOST_LINES = 100;

/** Whose a document is, and which of theirs for a game. */
export interface DocumentKey {
  readonly player: string;
  readonly game: string;
  readonly id: string;
}

/** A document that a player made for a game, as they see it in their list. */
export interface DocumentLine extends DocumentKey {
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

export interface StoredDocument extends DocumentLine {
  readonly text: string;
}

/** What a player chose for themselves, beside their token. */
export interface StoredPlayer {
  readonly id: string;
  /** As they were called when they chose something last; empty until then. */
  readonly name: string;
  /** Whether everybody may read their logbook. */
  readonly isOpen: boolean;
  /** A digest of the phrase by which they come back, in hex; empty where there is none. No two have the same. */
  readonly recovery: string;
  /** Whether they have deleted themselves: their tokens are void, and nothing is stored for them. */
  readonly isGone: boolean;
}

/** Where a browser of a player hears of things while no page is open: a push subscription (W3C Push API). */
export interface StoredSubscription {
  readonly player: string;
  /** The address at which a push service takes messages for it: no two browsers have the same. */
  readonly endpoint: string;
  /** Its public key and its secret, base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  /** What messages are worded in. */
  readonly language: string;
}

/** What a player chose about somebody they played with. */
export interface StoredContact {
  readonly player: string;
  /** Whom it is about. */
  readonly other: string;
  readonly choice: ContactChoice;
  /** A match that both played. */
  readonly match: string;
}

/** What a webhook is for: a player, or the table of a match. */
export type WebhookTarget = `player:${string}` | `match:${string}`;

export const webhookTarget = (of: { readonly player: string } | { readonly match: string }): WebhookTarget =>
  "player" in of ? `player:${of.player}` : `match:${of.match}`;

/** A URL of a chat service that is called when it is somebody's turn. */
export interface StoredWebhook {
  readonly target: WebhookTarget;
  /** Who set it. */
  readonly player: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly language: string;
  /** The origin at which that player reached the server: links lead there. */
  readonly origin: string;
}

/** That a player is told of a turn of theirs; with an empty `player` that a table is. */
export interface Notice {
  readonly player: string;
  readonly match: string;
  /** Since when the table waits for them. ISO 8601, UTC; so is `at`. */
  readonly turn: string;
  readonly at: string;
}

/**
 * The append-only log of all matches, and their summaries. One stream a match; (stream, version) is unique, which fences off
 * a second writer. What an append was resolved for is on disk.
 */
export interface Store {
  /**
   * Appends all entries or none, with the summary that holds after them. Their versions are expected + 1, + 2 …
   * @param point where a new stream branches off: `entries` come after that version, and those before it are the other stream's. They
   * are stored again only where the other match is not over, or its log shares too many others
   * @throws Conflict when the stream does not end at `expected` or another process holds it, WriterLost when nobody knows whether the entries were stored,
   * NotStored when they were not. The store goes on after each of these: a later append may well succeed.
   */
  append(
    stream: string,
    expected: number,
    entries: readonly Recorded[],
    summary: Summary,
    point?: BranchPoint,
  ): Promise<void>;
  /**
   * Takes the lease of a stream for this process: nobody who had it before can append to it any more. A stream that nobody
   * has the lease of is anybody's. @throws as append does, but Conflict.
   */
  acquireLease(stream: string): Promise<void>;
  /** Lets go of a stream, unless another process has taken it meanwhile. @throws as append does, but Conflict. */
  releaseLease(stream: string): Promise<void>;
  /** Whether another process has the lease of a stream. One that was killed has none, as soon as the store can know. */
  isLeasedElsewhere(stream: string): Promise<boolean>;
  /**
   * Hears of each stream that another process has taken from this one, within two seconds; more than once perhaps.
   * Returns the way to stop listening.
   */
  onTakeover(listener: (stream: string) => void): () => void;
  /**
   * Calls back every second with the number of heartbeats that could not be stored since the last one that could, where other
   * heartbeats tell other processes that this one lives; never in stores without heartbeats. Returns the way to stop listening.
   */
  onHeartbeat(listener: (missed: number) => void): () => void;
  /** The entries of a stream after a version, in order; none for a stream that does not exist. @throws Unreadable */
  read(stream: string, after?: number): Promise<readonly Recorded[]>;
  /** The summaries that a query asks for; of those that changed in the same millisecond, the one with the lesser id first. */
  find(query: Query): Promise<readonly Summary[]>;
  /** The summaries of matches that are over; of those that ended in the same millisecond, the one with the lesser id first. */
  past(query: PastQuery): Promise<readonly Summary[]>;
  /** What the tries came to that count on the days from `since` to `until`, both included; in no order. Reads a row a score. */
  tries(since: Day, until: Day): Promise<readonly ScoreCount[]>;
  /** The same added up, for each day that has any, in order. Reads a row a day. */
  dayCounts(since: Day, until: Day): Promise<readonly DayCount[]>;
  /**
   * A player's past matches in the order in which they ended; of those that ended in the same millisecond, the one with the
   * greater id first: the list of `past` from its end. Reads a row a match.
   * @param after only those that come after this one in that order
   * @param limit 1 to 200
   */
  pastFrom(player: string, after: PastPlace | undefined, limit: number): Promise<readonly PastEntry[]>;
  /** Reads one row, however many matches there are. */
  pastCount(player: string): Promise<PastCount>;
  /**
   * Removes a match that never began, with its log and all else that belongs to it.
   * @param version where its log ends
   * @returns whether it was removed: false if it has changed, does not exist, or another process has its lease
   * @throws as append does, but Conflict; NotStored as well for a match that began, or that others branch off from
   */
  remove(stream: string, version: number): Promise<boolean>;
  /** Keeps a line of talk, which is no part of a match and of no log. @throws as append does, but Conflict. */
  say(stream: string, line: Line): Promise<void>;
  /** The last lines that were said at a match, in order. */
  talk(stream: string): Promise<readonly Line[]>;
  /** The documents of a player for a game, the one that changed last first; of those that changed at once the lesser id. */
  documents(of: Pick<DocumentKey, "player" | "game">): Promise<readonly DocumentLine[]>;
  document(key: DocumentKey): Promise<StoredDocument | undefined>;
  /**
   * Keeps a document, in the place of what it was before.
   * @param most how many a player may keep for a game
   * @returns whether it was stored: false beyond the limit, and for a deleted player
   * @throws as append does, but Conflict.
   */
  keepDocument(document: StoredDocument, most: number): Promise<boolean>;
  /** Nothing is left of it. @throws as append does, but Conflict. */
  dropDocument(key: DocumentKey): Promise<void>;
  /** Undefined for somebody who has chosen nothing yet. */
  player(id: string): Promise<StoredPlayer | undefined>;
  /** Whoever comes back by a phrase with this digest. */
  playerBy(recovery: string): Promise<StoredPlayer | undefined>;
  /** What these players are called now, as far as that is kept; whoever has chosen nothing is left out. */
  names(players: readonly string[]): Promise<Names>;
  /**
   * Nothing is left of what somebody kept here for themselves alone: documents, subscriptions, webhooks, contacts, and what
   * they said at matches in which they have a seat; nor of what others chose about them. @throws as append does, but Conflict.
   */
  dropPossessions(player: string): Promise<void>;
  /** Which code made the summaries of the matches whose ids follow one, in the order of ids, `limit` at most. */
  summaryVersions(after: string, limit: number): Promise<readonly SummaryVersion[]>;
  /**
   * Writes down for lists what these summaries say, where no event came after them, and no later release made the summary.
   * @returns how many were done @throws as append does, but Conflict.
   */
  relist(due: readonly Summary[]): Promise<number>;
  /**
   * Stores a player's choices; omitted fields stay as they are.
   * @returns whether it was kept: nothing changes of a player who is gone
   * @throws as append does, but Conflict.
   */
  changePlayer(id: string, change: Partial<Omit<StoredPlayer, "id">>): Promise<boolean>;
  /** What players chose about others, in no order. @param about only what is about these, if given */
  contacts(players: readonly string[], about?: readonly string[]): Promise<readonly StoredContact[]>;
  /**
   * Keeps a choice in the place of the one before about the same player.
   * @param most how many a player may have
   * @returns whether it was stored: false beyond the limit, and where either of the two is deleted
   * @throws as append does, but Conflict.
   */
  keepContact(contact: StoredContact, most: number): Promise<boolean>;
  /** @throws as append does, but Conflict. */
  dropContact(contact: Pick<StoredContact, "player" | "other">): Promise<void>;
  webhook(target: WebhookTarget): Promise<StoredWebhook | undefined>;
  /** All that have a webhook, in order. @param after the last one of the page before; "" begins */
  webhookTargets(after: string, limit: number): Promise<readonly WebhookTarget[]>;
  /**
   * Keeps a webhook in the place of the one before.
   * @returns whether it was stored: false for a deleted player
   * @throws as append does, but Conflict.
   */
  keepWebhook(webhook: StoredWebhook): Promise<boolean>;
  /** @throws as append does, but Conflict. */
  dropWebhook(target: WebhookTarget): Promise<void>;
  /** Everywhere a player hears of things, as they came. */
  subscriptions(player: string): Promise<readonly StoredSubscription[]>;
  /** The players that have any, in the order of their ids. @param after the last one of the page before; "" begins */
  subscribers(after: string, limit: number): Promise<readonly string[]>;
  /**
   * Keeps a subscription in the place of what its endpoint was before, whoever's that was; of those of a player the last ones.
   * @param most how many a player may have
   * @throws as append does, but Conflict.
   */
  keepSubscription(subscription: StoredSubscription, most: number): Promise<void>;
  /** @throws as append does, but Conflict. */
  dropSubscription(endpoint: string): Promise<void>;
  /**
   * Takes it upon the caller to tell a player of a turn: of all who try, one may. The first notice of a match is free, those after
   * it come no closer together than told; none are given where the match is muted, or of a turn that was told of or is past.
   * @param quietSince the notice before must not be later (ISO 8601, UTC)
   * @throws as append does, but Conflict.
   */
  claimNotice(notice: Notice, quietSince: string): Promise<boolean>;
  /** A notice that could not be given was none: it may be claimed again. @throws as append does, but Conflict. */
  releaseNotice(notice: Omit<Notice, "at">): Promise<void>;
  /** Whether a player wants to hear nothing more of a match. */
  isMuted(player: string, match: string): Promise<boolean>;
  /** @throws as append does, but Conflict. */
  mute(player: string, match: string, isMuted: boolean): Promise<void>;
  /**
   * 32 random bytes in hex under a name: made when first asked for, the same for ever after.
   * @param first what is kept, if nothing has been kept yet
   */
  secret(name: string, first?: string): Promise<string>;
  /**
   * Packs logs of matches that are over and have not changed since a moment (ISO 8601, UTC), so many at most: one row in
   * place of their events, which are read as before. One that is damaged is left as it is. @returns how many there were
   * @throws as append does, but Conflict.
   */
  pack(before: string, limit: number): Promise<number>;
  /** Stores more than a move is, and nothing that counts. @throws NotStored, or WriterLost, when that cannot be done. */
  probe(): Promise<void>;
  /** Stores what is still under way, then lets go of files and threads. */
  close(): Promise<void>;
}
