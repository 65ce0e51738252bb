import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { equal } from "../../shared/engine/equal.ts";
import type { Logbook } from "../../shared/engine/lists/logbook.ts";
import { sizeOf } from "../../shared/engine/lists/logbook-count.ts";
import type { DatabaseLocation } from "../store/location.ts";
import type { MatchIndex } from "../store/ports.ts";
import type { PastCount, PastPlace } from "../store/queries.ts";
import { type Threads, type ThreadsOptions, threadsFor } from "../threads.ts";
import { type LogbookFold, LogbookFolder, type LogbookQuestion, PAGE } from "./logbook-fold.ts";

export const logbookThreads = (
  location: DatabaseLocation,
  options: Omit<ThreadsOptions, "name" | "code" | "data">,
): Threads<LogbookQuestion, LogbookFold> =>
  threadsFor({ ...options, name: "logbooks", code: new URL("./logbook.worker.ts", import.meta.url), data: location });

/** Too many long logbooks are being added up, or one failed. A retry may succeed. */
export class LogbooksBusy extends Error {
  override readonly name = "LogbooksBusy";
}

/** `changes`: `PastCount.changes` before the logbook was added up. */
interface CachedLogbook {
  readonly fold: LogbookFold;
  readonly changes: number;
  readonly logbook: Logbook;
  readonly size: number;
}

/** `due`: the `PastCount` before the logbook was added up. */
interface PartialLogbook {
  readonly before: PastPlace;
  readonly due: PastCount;
  readonly logbook: Promise<Logbook>;
}

const MOST_PARTIAL = 200;
/** Maximum size of the cache, in the unit of `sizeOf`: about 20 MB. */
const MOST_ENTRIES = 200_000;
/** A logbook's matches may change while it is added up. */
const ATTEMPTS = 3;

/** A cached logbook is extended by later matches; after a change of earlier ones, it is added up from the start. */
export class Logbooks {
  readonly #matches: Pick<MatchIndex, "pastFrom" | "pastCount">;
  readonly #folder: LogbookFolder;
  readonly #threads: Pick<Threads<LogbookQuestion, LogbookFold>, "ask"> | undefined;
  /** Complete logbooks by player, the latest read last. */
  readonly #kept = new Map<string, CachedLogbook>();
  #entries = 0;
  /** Partial logbooks by player, the latest read last. */
  readonly #cut = new Map<string, PartialLogbook>();
  readonly #reading = new Map<string, Promise<Logbook>>();

  /** @param threads for logbooks of more than one page. Default: the calling thread */
  constructor(
    matches: Pick<MatchIndex, "pastFrom" | "pastCount">,
    gameOf: (id: string) => AnyGame | undefined,
    threads?: Pick<Threads<LogbookQuestion, LogbookFold>, "ask">,
  ) {
    this.#matches = matches;
    this.#folder = new LogbookFolder(matches, gameOf);
    this.#threads = threads;
  }

  /**
   * @param owner threads serve owners in turn. Default: one for all
   * @throws LogbooksBusy
   */
  read(player: string, owner?: string): Promise<Logbook> {
    // One at a time per player, because the cached fold is changed in place.
    const before = this.#reading.get(player);
    const reading = before
      ? before.then(ignore, ignore).then(() => this.#read(player, owner))
      : this.#read(player, owner);
    this.#reading.set(player, reading);
    const end = () => {
      if (this.#reading.get(player) === reading) this.#reading.delete(player);
    };
    reading.then(end, end);
    return reading;
  }

  /**
   * @param owner see `read`
   * @throws LogbooksBusy
   */
  async readBefore(player: string, before: PastPlace, owner?: string): Promise<Logbook> {
    const due = await this.#matches.pastCount(player);
    const known = this.#cut.get(player);
    const isKnown = known && equal([known.before, known.due], [before, due]);
    const cut = isKnown ? known : { before, due, logbook: this.#foldBefore(player, before, due, owner) };
    this.#cut.delete(player);
    this.#cut.set(player, cut);
    for (const [oldest] of this.#cut) {
      if (this.#cut.size <= MOST_PARTIAL) break;
      this.#cut.delete(oldest);
    }
    return cut.logbook.catch((error: unknown) => {
      if (this.#cut.get(player) === cut) this.#cut.delete(player);
      throw error;
    });
  }

  async #foldBefore(player: string, before: PastPlace, due: PastCount, owner?: string): Promise<Logbook> {
    return this.#folder.logbookOf(player, await this.#fold({ player, before }, undefined, due, owner));
  }

  async #read(player: string, owner?: string): Promise<Logbook> {
    let kept = this.#take(player);
    for (let attempt = 1; ; attempt++) {
      const due = await this.#matches.pastCount(player);
      if (kept?.changes !== due.changes) kept = undefined;
      if (kept?.fold.matches === due.matches) return this.#keep(player, kept);
      const fold = await this.#fold({ player }, kept?.fold, due, owner);
      const logbook = this.#folder.logbookOf(player, fold);
      const now = await this.#matches.pastCount(player);
      const made = { fold, logbook, changes: due.changes, size: sizeOf(fold.totals) };
      if (now.changes === due.changes && now.matches === fold.matches) return this.#keep(player, made);
      // Matches changed meanwhile, perhaps before the last one: do not extend the cached fold again.
      if (attempt === ATTEMPTS) return logbook;
      kept = kept ? undefined : made;
    }
  }

  async #fold(
    question: LogbookQuestion,
    first: LogbookFold | undefined,
    due: PastCount,
    owner?: string,
  ): Promise<LogbookFold> {
    if (!this.#threads || due.matches - (first?.matches ?? 0) <= PAGE) return this.#folder.fold(question, first);
    const fold = await this.#threads.ask(question, owner);
    if (!fold) throw new LogbooksBusy("too many logbooks are being computed");
    return fold;
  }

  #take(player: string): CachedLogbook | undefined {
    const kept = this.#kept.get(player);
    if (!kept) return undefined;
    this.#kept.delete(player);
    this.#entries -= kept.size;
    return kept;
  }

  #keep(player: string, kept: CachedLogbook): Logbook {
    this.#kept.set(player, kept);
    this.#entries += kept.size;
    for (const [oldest] of this.#kept) {
      if (this.#entries <= MOST_ENTRIES) break;
      this.#take(oldest);
    }
    return kept.logbook;
  }
}

const ignore = (): void => {};
