import type { Branch } from "../../shared/engine/branch.ts";
import { decide, type Wish } from "../../shared/engine/decide.ts";
import { commit } from "../../shared/engine/fair.ts";
import { type AnyGame, type Fact, isRefusal, type Seat, type Viewer } from "../../shared/engine/game.ts";
import {
  type Charter,
  foldMatch,
  type Match,
  nothing,
  type Recorded,
  seatOf,
  toAct,
} from "../../shared/engine/match.ts";
import { redact } from "../../shared/engine/secrecy.ts";
import { type Summary, summarize } from "../../shared/engine/summary.ts";
import { type Refused, type Reply, refused } from "../../shared/engine/wire.ts";
import { Conflict, NotStored, type Store, WriterLost } from "../store/store.ts";
import { matchOf } from "./reading.ts";

/** A wish with its name tag. The id makes a retry after a dropped line harmless. */
export interface Order {
  /** Unique in its match, 1 to 64 characters. */
  readonly id: string;
  readonly wish: Wish;
  /** The seat that sends it; absent when the platform does. */
  readonly by?: Seat;
}

export type Listener = (entries: readonly Recorded[], table: Table) => void;

export interface Deps {
  readonly store: Store;
  readonly game: AnyGame;
  /** The secret behind the charter's commitment. */
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown, match: string) => void;
}

/**
 * One match, one writer. Decide, then make it durable, then believe it, then tell the world; one order at a time.
 * A write that fails changes nothing, and the table goes on from what is on disk.
 */
export class Table {
  readonly id: string;
  readonly #deps: Deps;
  readonly #listeners = new Set<Listener>();
  readonly #done = new Map<string, { readonly by: Seat | undefined; readonly v: number }>();
  readonly #log: Recorded[] = [];
  #match: Match = nothing;
  #summary: Summary | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #fenced = false;
  readonly #moved = Promise.withResolvers<void>();

  private constructor(id: string, deps: Deps) {
    this.id = id;
    this.#deps = deps;
  }

  /** The table of a match that is in the store; undefined when there is none. @throws Unreadable */
  static async open(id: string, deps: Deps): Promise<Table | undefined> {
    const table = new Table(id, deps);
    const log = await deps.store.read(id);
    if (log.length === 0) return undefined;
    const match = matchOf(deps.game, log, deps.seed);
    table.#believe(log, match, table.#summaryAfter(match, log));
    return table;
  }

  /** A new match, on disk. */
  static async create(charter: Omit<Charter, "commitment">, deps: Deps): Promise<Table> {
    const table = new Table(charter.id, deps);
    const wish: Wish = { type: "create", charter: { ...charter, commitment: commit(deps.seed) } };
    const reply = await table.submit({ id: "create", wish });
    if (!reply.ok) throw new NotStored(`a match could not be created: ${reply.reason}`);
    return table;
  }

  /**
   * A new match that goes on where another one was, on disk.
   * @param past the log of that one up to a moment of it
   * @param sealed the seed behind that one's commitment
   * @param unseenBy the seat whose unseen cards are shuffled anew
   * @returns the refusal where that cannot be done
   */
  static async branch(
    past: readonly Recorded[],
    sealed: string,
    own: Omit<Branch, "commitment">,
    unseenBy: Seat | undefined,
    deps: Deps,
  ): Promise<Table | Refused> {
    const table = new Table(own.id, deps);
    const branch = { ...own, commitment: commit(deps.seed) };
    const wish: Wish = { type: "branch", branch, seed: sealed, unseenBy };
    const decided = decide(deps.game, foldMatch(deps.game, nothing, past), wish, deps.seed);
    if (isRefusal(decided)) return refused(decided.refused);
    await table.#store([...past, ...table.#stamped(decided, past.length, "branch")]);
    return table;
  }

  get game(): AnyGame {
    return this.#deps.game;
  }
  get match(): Match {
    return this.#match;
  }
  get log(): readonly Recorded[] {
    return this.#log;
  }
  get summary(): Summary | undefined {
    return this.#summary;
  }
  /** Whether another writer has taken over; this table is then of the past. */
  get fenced(): boolean {
    return this.#fenced;
  }
  /** Resolves when another writer has taken over. */
  get moved(): Promise<void> {
    return this.#moved.promise;
  }

  /** Hears of every commit, after it is on disk and believed. Returns the way to stop listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Who a player is at this table: their seat, or everybody's eyes; all eyes once the match is over. */
  viewerOf(player: string | undefined): Viewer {
    if (this.#match.phase === "over") return "all";
    return (player === undefined ? undefined : seatOf(this.#match, player)) ?? "table";
  }

  /** The log as a viewer may read it. */
  logFor = (viewer: Viewer): readonly Recorded[] => this.#log.map((entry) => redact(entry, viewer));

  /** Carries an order out, in its turn. Never rejects; one that was granted is answered the same when it is repeated. */
  submit(order: Order): Promise<Reply> {
    const reply = this.#turn.then(() => this.#carryOut(order));
    this.#turn = reply;
    return reply;
  }

  /** When everything submitted so far has been answered. */
  async settled(): Promise<void> {
    await this.#turn;
  }

  async #carryOut({ id, wish, by }: Order): Promise<Reply> {
    const done = this.#done.get(id);
    if (done) return done.by === by ? { ok: true, v: done.v } : refused("DuplicateId");
    if (this.#fenced) return refused("TableMoved");
    try {
      const decided = decide(this.game, this.#match, wish, this.#deps.seed);
      if (isRefusal(decided)) return refused(decided.refused, decided.rule);
      if (this.#match.version + decided.length > longestFor(wish)) return refused("LogIsFull");
      await this.#commit(decided, id, by);
      return { ok: true, v: this.#match.version };
    } catch (error) {
      if (error instanceof NotStored) return refused("NotStored");
      this.#deps.onError(error, this.id);
      if (!isOutdatedBy(error)) return refused("ServerError");
      this.fence();
      return refused("TableMoved");
    }
  }

  /** Another writer has taken over: no more orders are carried out here. */
  fence(): void {
    this.#fenced = true;
    this.#moved.resolve();
  }

  async #commit(events: readonly Fact[], cause: string, by: Seat | undefined): Promise<void> {
    const entries = this.#stamped(events, this.#match.version, cause, by);
    await this.#store(entries);
    this.#tell(entries);
  }

  #stamped(events: readonly Fact[], version: number, cause: string, by?: Seat): readonly Recorded[] {
    const at = new Date(this.#deps.now()).toISOString();
    const stamp = by === undefined ? { at, cause } : { at, cause, by };
    return events.map((event, i) => ({ v: version + i + 1, ...stamp, ...event }));
  }

  async #store(entries: readonly Recorded[]): Promise<void> {
    const before = this.#match;
    const after = foldMatch(this.game, before, entries);
    const summary = this.#summaryAfter(after, entries);
    await this.#deps.store.append(this.id, before.version, entries, summary);
    this.#believe(entries, after, summary);
  }

  #summaryAfter = (match: Match, entries: readonly Recorded[]): Summary =>
    summarize(this.#summary, match, entries, toAct(this.game, match));

  #believe(entries: readonly Recorded[], match: Match, summary: Summary): void {
    this.#log.push(...entries);
    this.#match = match;
    this.#summary = summary;
    for (const { cause, by, v } of entries) this.#done.set(cause, { by, v });
  }

  /** A listener that fails must not keep the others from hearing. */
  #tell(entries: readonly Recorded[]): void {
    for (const listener of this.#listeners) {
      try {
        listener(entries, this);
      } catch (error) {
        this.#deps.onError(error, this.id);
      }
    }
  }
}

/**
 * How many events a match may have. The longest matches have some hundreds; who changes an offer for ever must not make a
 * log that no newcomer can be sent (see Encoder.BUFFER_SIZE in app.ts).
 */
export const LONGEST_LOG = 2000;

/** What people do around the game leaves room for the moves of the longest match. */
const longestFor = ({ type }: Wish): number => (type === "play" ? LONGEST_LOG : LONGEST_LOG / 2);

/** Whether the store may hold more than this table believes: it has to be opened anew, and a repeated order tells. */
const isOutdatedBy = (error: unknown): boolean => error instanceof Conflict || error instanceof WriterLost;

/** The seats that bots play at a table. */
export const botSeats = ({ seats }: Match): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (occupant?.bot === undefined ? [] : [seat]));
