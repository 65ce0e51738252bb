import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { OccupantKind } from "../../shared/engine/match/match-events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { Unreadable } from "../store/errors.ts";
import type { Stores } from "../store/ports.ts";
import type { SummaryQuery } from "../store/queries.ts";
import { Leases } from "./leases.ts";
import { Turns } from "./reading.ts";
import { SeatTotals } from "./seat-totals.ts";
import { Table } from "./table.ts";
import { type TablesEnvironment, tableDepsOf } from "./table-deps.ts";

export interface TablesDeps extends TablesEnvironment {
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** Whether clients are routed to the process that has a match. Default: false. */
  readonly hasRouting?: boolean;
}

/**
 * Runs while a table is in memory.
 * @returns a function that stops it
 */
export type TableCompanion = (table: Table) => () => void;

/** `visits`: calls of `acquire` without `release`. */
interface OpenTable {
  readonly table: Promise<Table | undefined>;
  visits: number;
  stop: () => void;
}

/** Longer logs are opened one after the other. */
const LONG = 500;

export class Tables {
  readonly #deps: TablesDeps;
  readonly #open = new Map<string, OpenTable>();
  readonly #inMemory = new Set<Table>();
  /** Each resolves when its table is in memory, or failed to open. */
  readonly #opening = new Set<Promise<void>>();
  readonly #companions: TableCompanion[] = [];
  readonly #preparations: ((table: Table) => Promise<void>)[] = [];
  readonly #seats = new SeatTotals();
  readonly #turns = new Turns();
  readonly #leases: Leases;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
    this.#leases = new Leases(deps, this.#inMemory);
    this.accompany(this.#seats.follow);
  }

  now = (): number => this.#deps.now();

  get store(): Stores {
    return this.#deps.store;
  }

  find = (query: SummaryQuery): Promise<readonly Summary[]> => this.#deps.store.matches.find(query);

  get inMemory(): Iterable<Table> {
    return this.#inMemory;
  }

  get population(): { readonly tables: number; readonly seats: Readonly<Record<OccupantKind, number>> } {
    return { tables: this.#inMemory.size, seats: this.#seats.totals };
  }

  /** Whether a table is in memory or being opened. */
  isOpen = (id: string): boolean => this.#open.has(id);

  /** Waits for the tables being opened now. Never rejects. */
  async opened(): Promise<void> {
    await Promise.all(this.#opening);
  }

  /** Starts the companion for each table opened later. */
  accompany(companion: TableCompanion): void {
    this.#companions.push(companion);
  }

  /** `acquire` waits for preparations when it loads a table. Failures are reported. */
  prepare(preparation: (table: Table) => Promise<void>): void {
    this.#preparations.push(preparation);
  }

  /**
   * Starts the companions. The table stays in memory until released as often as acquired.
   * @returns undefined if there is no such match
   * @throws OwnedElsewhere, Unreadable
   */
  async acquire(id: string): Promise<Table | undefined> {
    const known = this.#open.get(id);
    const entry = known ?? { table: this.#load(id), visits: 0, stop: () => {} };
    entry.visits++;
    if (known) return known.table;
    this.#open.set(id, entry);
    const opened = Promise.withResolvers<void>();
    this.#opening.add(opened.promise);
    try {
      return await this.#enter(id, entry);
    } finally {
      this.#opening.delete(opened.promise);
      opened.resolve();
    }
  }

  /** After the last release, the table leaves memory once its last command is answered. */
  async release(table: Table): Promise<void> {
    const entry = this.#open.get(table.id);
    if (!entry || (await entry.table) !== table || --entry.visits > 0) return;
    await table.settled();
    if (entry.visits === 0) await this.#evict(table.id, entry);
  }

  /** Evicts a table in use once its last command is answered, for another process to open. */
  async handOver(table: Table): Promise<void> {
    const entry = this.#open.get(table.id);
    if (!entry || (await entry.table) !== table) return;
    entry.stop();
    await table.settled();
    await this.#evict(table.id, entry);
  }

  /**
   * A match without companions and lease, unless it is in memory. Undefined if it does not exist.
   * @throws Unreadable; OwnedElsewhere if a concurrent `acquire` fails
   */
  async read(id: string): Promise<Table | undefined> {
    return this.#open.get(id)?.table ?? this.#read(id);
  }

  async close(): Promise<void> {
    const tables = await Promise.all([...this.#open.values()].map(({ table }) => table.catch(() => undefined)));
    for (const { stop } of this.#open.values()) stop();
    await Promise.all(tables.map((table) => table?.settled()));
    await Promise.all([...this.#open.keys()].map((id) => this.#leases.release(id)));
    this.#open.clear();
    this.#leases.close();
  }

  async #enter(id: string, entry: OpenTable): Promise<Table | undefined> {
    const table = await entry.table.catch((error: unknown) => {
      this.#open.delete(id);
      throw error;
    });
    if (!table) {
      this.#open.delete(id);
      return undefined;
    }
    const stops = this.#companions.map((companion) => companion(table));
    this.#inMemory.add(table);
    entry.stop = () => {
      this.#inMemory.delete(table);
      for (const stop of stops) stop();
    };
    // After a takeover, the next caller needs a new table.
    void table.moved.then(() => {
      this.#leases.leave(id);
      return this.#evict(id, entry);
    });
    for (const prepare of this.#preparations)
      await prepare(table).catch((error: unknown) => this.#deps.onError(error, id));
    return table;
  }

  async #evict(id: string, entry: OpenTable): Promise<void> {
    entry.stop();
    if (this.#open.get(id) !== entry) return;
    this.#open.delete(id);
    await this.#leases.release(id);
  }

  /** Takes the lease before reading, so that no other process writes afterwards. */
  async #load(id: string): Promise<Table | undefined> {
    const [first] = await this.find({ id, limit: 1 });
    if (!first) return undefined;
    await this.#leases.acquire(id);
    try {
      return await this.#read(id);
    } catch (error) {
      await this.#leases.release(id);
      throw error;
    }
  }

  async #read(id: string): Promise<Table | undefined> {
    const [first] = await this.find({ id, limit: 1 });
    if (!first) return undefined;
    try {
      const game = this.#deps.gameOf(first.game);
      if (!game) throw new Unreadable("MatchIsNewer", 1, `no game "${first.game}" here`);
      const open = () => Table.open(id, tableDepsOf(this.#deps, game, first));
      return await (first.version > LONG ? this.#turns.take(open) : open());
    } catch (error) {
      if (error instanceof Unreadable) this.#deps.onError(error, id);
      throw error;
    }
  }
}
