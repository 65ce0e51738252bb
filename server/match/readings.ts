import type { Viewer } from "../../shared/engine/contract/events.ts";
import type { Documents } from "../../shared/engine/contract/game.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { type PlayerRenamed, playersIn, withCurrentNames } from "../../shared/engine/people/renaming.ts";
import { FairCache } from "../fair-cache.ts";
import { Unreadable } from "../store/errors.ts";
import type { StoreLocation } from "../store/location.ts";
import type { Stores } from "../store/ports.ts";
import { type Threads, type ThreadsOptions, threadsFor } from "../threads.ts";
import type { AccessState } from "./access.ts";
import { SHELF } from "./async-bot-threads.ts";
import type { BranchDecision, BranchRequest } from "./branching.ts";

export type MatchContentKind = "file" | "summary";

export type MatchVersion = Pick<Summary, "id" | "game" | "version" | "daily" | "series" | "from">;

export type ReadQuestion = MatchQuestion | BranchQuestion | DocumentQuestion;

interface DocumentQuestion {
  readonly document: string;
  readonly game: string;
}

export interface LogQuestion {
  readonly match: MatchVersion;
  /** Included if the store is in memory, which threads cannot read. */
  readonly log?: readonly Recorded[];
}

export interface BranchQuestion extends LogQuestion {
  readonly branch: BranchRequest;
}

export interface MatchQuestion extends LogQuestion {
  readonly viewer: Viewer;
  readonly what: MatchContentKind;
  /** In ms since 1970. */
  readonly now: number;
}

export interface MatchContent {
  readonly match: AccessState;
  readonly players: readonly string[];
  /** When the viewer may see more, in ms since 1970; infinity if they see the whole log. */
  readonly until: number;
  /** In gzip. */
  readonly file?: Uint8Array;
  readonly summary?: Summary;
}

export type ReadReply =
  | MatchContent
  | { readonly checked: CheckedDocument }
  | { readonly branch: BranchDecision }
  | { readonly missing: true }
  | { readonly unreadable: { readonly reason: Unreadable["reason"]; readonly version: number; readonly what: string } };

type CheckedDocument = ReturnType<Documents["read"]>;

export interface ReadingThreadData {
  readonly location: StoreLocation;
  readonly secret: string;
  readonly shelf: string;
}

interface ReadingsDeps extends Omit<ThreadsOptions, "name" | "code" | "data"> {
  readonly store: Pick<Stores, "events" | "players">;
  readonly location: StoreLocation;
  readonly secret: string;
  readonly shelf?: URL;
  readonly now: () => number;
  /** `onGap`: new names may have been missed. */
  readonly onNewName: (listener: (news: PlayerRenamed) => void, onGap: () => void) => void;
  /** In bytes. */
  readonly cacheSize?: number;
}

/** The threads' queue is full, or the thread failed, took too long, or was closed. */
export class Busy extends Error {
  override readonly name = "Busy";
}

/** In bytes: about 500 match files. */
const CACHE_SIZE = 32 * 1024 * 1024;
/** Maximum part of the cache per owner. */
const SHARE = 1 / 4;
/** Estimated size of a cached reading without its file, in bytes. */
const OVERHEAD = 2048;

/**
 * Reads logs, decides branches and checks documents in threads: the longest log takes 50 ms. Concurrent requests share
 * a reading.
 */
export class Readings {
  readonly #deps: ReadingsDeps;
  readonly #threads: Threads<ReadQuestion, ReadReply>;
  readonly #kept: FairCache<MatchContent>;
  readonly #coming = new Map<string, Promise<MatchContent | undefined>>();
  /** Counts renames: a reading that began before one is not cached. */
  #names = 0;

  constructor(deps: ReadingsDeps) {
    const { store: _, location, secret, shelf = SHELF, now: __, onNewName, cacheSize = CACHE_SIZE, ...options } = deps;
    this.#deps = deps;
    const data: ReadingThreadData = { location, secret, shelf: shelf.href };
    this.#threads = threadsFor({
      ...options,
      name: "reading",
      code: new URL("./reading.worker.ts", import.meta.url),
      data,
    });
    this.#kept = new FairCache({
      most: cacheSize,
      mostOfOne: cacheSize * SHARE,
      sizeOf: ({ file }) => (file?.byteLength ?? 0) + OVERHEAD,
    });
    onNewName(
      ({ player }) => this.#forget(({ players }) => players.includes(player)),
      () => this.#forget(() => true),
    );
  }

  /** Whether a reading is almost free: cached or in progress. */
  has(match: MatchVersion, viewer: Viewer, what: MatchContentKind): boolean {
    const key = keyOf(match, viewer, what);
    return this.#find(key) !== undefined || this.#coming.has(key);
  }

  /**
   * Undefined if the match has no log.
   * @param owner threads serve owners in turn. Default: one for all
   * @throws Unreadable, Busy
   */
  async read(
    match: MatchVersion,
    viewer: Viewer,
    what: MatchContentKind,
    owner?: string,
  ): Promise<MatchContent | undefined> {
    const key = keyOf(match, viewer, what);
    const kept = this.#find(key);
    if (kept) return kept;
    const coming = this.#coming.get(key) ?? this.#ask(key, match, viewer, what, owner);
    this.#coming.set(key, coming);
    return coming;
  }

  /**
   * Undefined if the match has no log.
   * @param owner see `read`
   * @throws Unreadable, Busy
   */
  async branch(match: MatchVersion, branch: BranchRequest, owner?: string): Promise<BranchDecision | undefined> {
    const answer = await this.#answer({ ...(await this.#question(match)), branch }, owner);
    return answer && "branch" in answer ? answer.branch : undefined;
  }

  /**
   * @param owner see `read`
   * @throws Busy
   */
  async check(game: string, document: string, owner?: string): Promise<CheckedDocument> {
    const answer = await this.#threads.ask({ document, game }, owner);
    if (!answer || !("checked" in answer)) throw new Busy("too many matches are being read at the moment: retry later");
    return answer.checked;
  }

  /** Waiting requests fail with `Busy`. */
  close(): Promise<void> {
    return this.#threads.close();
  }

  #find(key: string): MatchContent | undefined {
    const kept = this.#kept.get(key);
    return kept && this.#deps.now() < kept.until ? kept : undefined;
  }

  #forget(isStale: (reading: MatchContent) => boolean): void {
    this.#names++;
    this.#coming.clear();
    for (const [key, reading] of this.#kept.entries()) if (isStale(reading)) this.#kept.delete(key);
  }

  async #ask(
    key: string,
    match: MatchVersion,
    viewer: Viewer,
    what: MatchContentKind,
    owner: string | undefined,
  ): Promise<MatchContent | undefined> {
    const names = this.#names;
    try {
      const question: MatchQuestion = { ...(await this.#question(match)), viewer, what, now: this.#deps.now() };
      const answer = await this.#answer(question, owner);
      if (!answer || "branch" in answer) return undefined;
      if (names === this.#names) this.#kept.set(key, answer, owner ?? "");
      return answer;
    } finally {
      if (names === this.#names) this.#coming.delete(key);
    }
  }

  /**
   * Undefined if the match has no log.
   * @throws Unreadable, Busy
   */
  async #answer(question: MatchQuestion | BranchQuestion, owner: string | undefined) {
    const answer = await this.#threads.ask(question, owner);
    if (!answer || "checked" in answer) throw new Busy("too many matches are being read at the moment: retry later");
    if ("unreadable" in answer) throw this.#report(question.match.id, answer.unreadable);
    return "missing" in answer ? undefined : answer;
  }

  async #question({ id, game, version, daily, series, from }: MatchVersion): Promise<LogQuestion> {
    return {
      match: {
        ...{ id, game, version },
        ...(daily && { daily }),
        ...(series && { series }),
        ...(from && { from }),
      },
      ...(this.#deps.location.kind === "memory" && { log: await this.#logOf(id) }),
    };
  }

  async #logOf(id: string): Promise<readonly Recorded[]> {
    const stored = await this.#deps.store.events.read(id);
    return withCurrentNames(stored, await this.#deps.store.players.names(playersIn(stored)));
  }

  #report(id: string, { reason, version, what }: Pick<Unreadable, "reason" | "version" | "what">): Unreadable {
    const error = new Unreadable(reason, version, what);
    this.#deps.onError(error, id);
    return error;
  }
}

const keyOf = ({ id, version }: MatchVersion, viewer: Viewer, what: MatchContentKind): string =>
  `${id} ${version} ${viewer} ${what}`;
