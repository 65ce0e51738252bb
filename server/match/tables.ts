import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { OfDay } from "../../shared/engine/daily/daily.ts";
import type { ChosenConfig } from "../../shared/engine/log/recording.ts";
import { type Refused, refused } from "../../shared/engine/log/wire.ts";
import {
  type Match,
  type MatchConfig,
  type Occupant,
  type OccupantKind,
  type Recorded,
  seatOf,
  tableSettingsOf,
} from "../../shared/engine/match/match.ts";
import type { ReservedPlayer } from "../../shared/engine/match/seating.ts";
import type { SeatSummary, Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from "../../shared/engine/match/table-settings.ts";
import { NAMELESS } from "../../shared/engine/people/names.ts";
import { type CurrentNames, distinctNames, type NewName, playersIn } from "../../shared/engine/people/renaming.ts";
import { localTopic, type Topic } from "../cluster/cluster.ts";
import { inviteCode, matchId, nonce, rematchId } from "../ids.ts";
import { pastPages } from "../store/lists/past.ts";
import { MOST_LISTED, playersOf } from "../store/lists/query.ts";
import { type Store, type SummaryQuery, Unreadable } from "../store/ports.ts";
import { attendBots } from "./bots.ts";
import { attendClock } from "./clock.ts";
import { Elsewhere, Leases } from "./leases.ts";
import { PlayerIndex } from "./player-index.ts";
import { Turns } from "./reading.ts";
import { SeatCounter } from "./seat-counter.ts";
import { seedOfMatch } from "./seeds.ts";
import { type Deps, Table } from "./table.ts";
import type { ThinkerThreads } from "./thinking.ts";

export interface TablePlan {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly visibility: "open" | "private";
  readonly house?: TableSettings;
  readonly kept?: MatchConfig["kept"];
  readonly previous?: string;
  /** The day whose deal it uses. */
  readonly daily?: OfDay;
  /** Players and bots to seat immediately; the match then starts. Default: none. */
  readonly occupants?: readonly Occupant[];
  /** A fixed id makes creation idempotent: the second create is refused. */
  readonly id?: string;
}

export interface TablesDeps {
  readonly store: Store;
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** The secret from which the seeds of all matches are derived: 64 hex digits. */
  readonly secret: string;
  readonly botPause: number;
  /** Threads for slow bots; without them the game's first bot plays instead. */
  readonly thinking?: ThinkerThreads;
  readonly now?: () => number;
  /** Whether clients are routed to the process that has a match. */
  readonly leadsPeople?: boolean;
  /** Announces changes of the list of open tables to all processes. */
  readonly listing?: Topic<Summary>;
  /** Announces renamed and deleted players to all processes. */
  readonly naming?: Topic<NewName>;
  /** Attends each table in memory, in addition to its bots and clock. @returns a function that stops */
  readonly attend?: (table: Table) => () => void;
  readonly onError: Deps["onError"];
}

/** A table in memory, and how many acquired it without releasing it. */
interface Attended {
  readonly table: Promise<Table | undefined>;
  visits: number;
  stop: () => void;
}

/** The matches of this process: tables in use are in memory, all others can be opened. */
export class Tables {
  readonly #deps: TablesDeps;
  readonly #attended = new Map<string, Attended>();
  readonly #rematches = new Map<string, Promise<Summary>>();
  readonly #inMemory = new Set<Table>();
  readonly #players = new PlayerIndex();
  readonly #seats = new SeatCounter();
  readonly #turns = new Turns();
  readonly #openers = new WeakMap<Table, string>();
  readonly #listing: Topic<Summary>;
  readonly #naming: Topic<NewName>;
  readonly #stopNaming: () => void;
  /** The last name change in progress. */
  #calling: Promise<void> = Promise.resolve();
  /** Tables being opened; each resolves when its table is in memory or failed to open. */
  readonly #opening = new Set<Promise<void>>();
  readonly #report = (error: unknown): void => this.#deps.onError(error, "names");
  readonly #leases: Leases;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
    this.#listing = deps.listing ?? localTopic();
    this.#naming = deps.naming ?? localTopic();
    this.#stopNaming = this.#naming.subscribe(
      (news) => void this.#callInTurn(news),
      () => void this.#callAll().catch(this.#report),
    );
    this.#leases = new Leases(deps, this.#inMemory);
  }

  /** The current time, in ms since 1970. */
  now = (): number => (this.#deps.now ?? Date.now)();

  get store(): Store {
    return this.#deps.store;
  }

  /**
   * Calls back for changes to matches that are or were listed, in all processes. @returns a function that stops listening
   * @param onGap called when changes may have been missed
   */
  watch(watcher: (summary: Summary) => void, onGap?: () => void): () => void {
    return this.#listing.subscribe(watcher, onGap);
  }

  /**
   * Calls back for each new name of a player, in all processes. @returns a function that stops listening
   * @param onGap called when some may have been missed
   */
  onNewName = (listener: (news: NewName) => void, onGap?: () => void): (() => void) =>
    this.#naming.subscribe(listener, onGap);

  /**
   * Applies a player's new name: at tables in memory, in all processes, and in the summaries of their matches. Logs keep the old
   * name, but it is never shown again. Resolves when no list has the old name.
   * @throws NotStored
   */
  rename = async (news: NewName): Promise<void> => {
    this.#naming.publish(news);
    const { player, name } = news;
    const names = new Map([[player, name]]);
    for (const state of ["open", "live"] as const)
      for (const visibility of ["open", "private"] as const)
        await this.#relist(await this.find({ states: [state], visibility, player, limit: MOST_LISTED }), names);
    for await (const past of pastPages(this.#deps.store, { player })) {
      await this.#relist(past, names);
      // Pages that already have the name are not written, so nothing else here yields to the event loop.
      await setImmediate();
    }
  };

  /**
   * Lists a match with the current names of its players: one of them may have been renamed or deleted during the write.
   * @returns the listed summary
   * @throws NotStored
   */
  callNow = async (summary: Summary): Promise<Summary> => {
    const players = playersOf(summary);
    if (players.length === 0) return summary;
    const names = await this.#deps.store.names(players);
    if (summaryBy(summary, names) === summary) return summary;
    const [called = summary] = await this.#relist([summary], names);
    return called;
  };

  /** @returns the matches as they are listed now */
  async #relist(matches: readonly Summary[], names: CurrentNames): Promise<readonly Summary[]> {
    const { store } = this.#deps;
    const called = matches.map((match) => summaryBy(match, names));
    const due = called.filter((match, i) => match !== matches[i] && !isListed(match));
    for (let at = 0; at < due.length; at += TOGETHER) await store.relist(due.slice(at, at + TOGETHER));
    // Lobbies show these, whether or not a process has them in memory, and may have received an older name after they were
    // listed.
    for (const match of called.filter(isListed)) if ((await store.relist([match])) > 0) this.#listing.publish(match);
    return called;
  }

  /** Applies name changes one after the other, so that the last one wins. */
  #callInTurn(news: NewName): Promise<void> {
    this.#calling = this.#calling.then(() => this.#callBy(news).catch(this.#report));
    return this.#calling;
  }

  async #callBy({ player, name, isGone }: NewName): Promise<void> {
    // A table being opened may have read the names before the change.
    await Promise.all(this.#opening);
    for (const table of this.#players.tablesOf(player)) {
      await this.#callAt(table, new Map([[player, name]]));
      if (isGone) await this.#vacate(table, player);
      // The summary of a long log is made from all of it: let moves run between two tables.
      await setImmediate();
    }
  }

  async #callAt(table: Table, names: CurrentNames): Promise<void> {
    const before = table.summary!;
    await table.rename(names);
    // Summaries written since the announcement have the old name.
    if (table.summary !== before) await this.#deps.store.relist([table.summary!]);
  }

  /** Applies names after seats were stored: a player may be renamed or deleted before the table names them. */
  async #callSeated(table: Table, entries: readonly Recorded[]): Promise<void> {
    const players = playersIn(entries);
    if (players.length === 0) return;
    await this.#callAt(table, await this.#deps.store.names(players));
    await this.#vacateAll(table);
  }

  /** Re-reads all names, because announcements may have been missed. */
  async #callAll(): Promise<void> {
    for (const table of [...this.#inMemory]) await table.rename(await this.#deps.store.names(playersIn(table.log)));
  }

  /** Removes a deleted player: their seat is freed before the start, and handed to a bot after it. */
  async #vacate(table: Table, player: string): Promise<void> {
    const { match, game } = table;
    const seat = seatOf(match, player);
    const [bot] = Object.keys(game.bots ?? {});
    if (seat === undefined || match.phase === "over") return;
    if (match.phase === "open") await table.submit({ id: randomUUID(), command: { type: "stand", seat } });
    else if (bot !== undefined)
      await table.submit({ id: randomUUID(), command: { type: "handOver", seat, bot }, by: seat });
  }

  /** Removes players who were deleted while the match was not in memory. */
  async #vacateAll(table: Table): Promise<void> {
    if (table.match.phase === "over") return;
    for (const held of table.match.seats) {
      if (held?.player === undefined || held.name !== NAMELESS) continue;
      if ((await this.#deps.store.player(held.player))?.isGone) await this.#vacate(table, held.player);
    }
  }

  get inMemory(): Iterable<Table> {
    return this.#inMemory;
  }

  /** Tables in memory, and their occupied seats. */
  get population(): { readonly tables: number; readonly seats: Readonly<Record<OccupantKind, number>> } {
    return { tables: this.#inMemory.size, seats: this.#seats.totals };
  }

  /** Whether a match is in memory or being opened. */
  isAttended = (id: string): boolean => this.#attended.has(id);

  find = (query: SummaryQuery): Promise<readonly Summary[]> => this.#deps.store.find(query);

  /** Creates a match: with empty seats, or started. */
  async create({
    game,
    options,
    seats,
    visibility,
    house = DEFAULT_TABLE_SETTINGS,
    kept,
    previous,
    daily,
    occupants,
    id = matchId(),
  }: TablePlan): Promise<Summary> {
    const own: ChosenConfig = {
      id,
      code: await this.freeCode(),
      options,
      seats,
      visibility,
      house,
      ...(kept === undefined ? {} : { kept }),
      ...(previous === undefined ? {} : { previous }),
      ...(daily === undefined ? {} : { daily }),
    };
    const deps = this.#depsOf(game, own);
    const table = await (occupants ? Table.begin(own, occupants, deps) : Table.create(own, deps));
    this.#announce(table);
    return this.callNow(table.summary!);
  }

  /**
   * Loads the table of a match and wakes its bots. It stays in memory until `release` was called once for each `acquire`.
   * @returns undefined when there is no such match
   * @throws Elsewhere, Unreadable
   */
  async acquire(id: string): Promise<Table | undefined> {
    const known = this.#attended.get(id);
    const entry = known ?? { table: this.#load(id), visits: 0, stop: () => {} };
    entry.visits++;
    if (known) return known.table;
    this.#attended.set(id, entry);
    const opened = Promise.withResolvers<void>();
    this.#opening.add(opened.promise);
    try {
      return await this.#attend(id, entry);
    } finally {
      this.#opening.delete(opened.promise);
      opened.resolve();
    }
  }

  async #attend(id: string, entry: Attended): Promise<Table | undefined> {
    const table = await entry.table.catch((error: unknown) => {
      this.#attended.delete(id);
      throw error;
    });
    if (!table) {
      this.#attended.delete(id);
      return undefined;
    }
    let wasListed = isListed(table.summary!);
    this.#players.add(table, table.log);
    const deaf = table.listen((entries) => {
      this.#players.add(table, entries);
      this.#seats.count(table);
      void this.#callSeated(table, entries).catch(this.#report);
      const summary = table.summary!;
      if (wasListed || isListed(summary)) this.#listing.publish(summary);
      wasListed = isListed(summary);
    });
    const { botPause, onError, thinking } = this.#deps;
    const ownerOf = () => this.#openers.get(table) ?? ownerIn(table.match);
    const sleep = attendBots(table, botPause, onError, { thinking, ownerOf });
    const unwind = attendClock(table, this.#deps);
    const leave = this.#deps.attend?.(table);
    this.#inMemory.add(table);
    this.#seats.count(table);
    entry.stop = () => {
      this.#inMemory.delete(table);
      this.#seats.delete(table);
      this.#players.delete(table);
      deaf();
      sleep();
      unwind();
      leave?.();
    };
    // After a takeover, the next caller must get a new table instead of this stale one.
    void table.moved.then(() => {
      this.#leases.leave(id);
      return this.#evict(id, entry);
    });
    await this.#vacateAll(table).catch((error: unknown) => this.#deps.onError(error, id));
    return table;
  }

  /** Records the network that opened a table: thinking time is shared among networks. The first call counts. */
  openedFrom(table: Table, network: string): void {
    if (!this.#openers.has(table)) this.#openers.set(table, network);
  }

  sendAfter = (id: string, players: Iterable<string>): void => this.#leases.sendAfter(id, players);

  /** @throws Elsewhere for a player who was sent to another process and returns too soon */
  async mustNotReturn(id: string, player: string): Promise<void> {
    if (!this.#deps.leadsPeople && !this.#attended.has(id)) await this.#leases.mustNotReturn(id, player);
  }

  /** Undoes one `acquire`. After the last one the match leaves memory, once its last command is answered. */
  async release(table: Table): Promise<void> {
    const entry = this.#attended.get(table.id);
    if (!entry || (await entry.table) !== table || --entry.visits > 0) return;
    await table.settled();
    if (entry.visits === 0) await this.#evict(table.id, entry);
  }

  /** Releases a match in use, once its last command is answered. The next process asked for it opens it. */
  async handOver(table: Table): Promise<void> {
    const entry = this.#attended.get(table.id);
    if (!entry || (await entry.table) !== table) return;
    entry.stop();
    await table.settled();
    await this.#evict(table.id, entry);
  }

  async #evict(id: string, entry: Attended): Promise<void> {
    entry.stop();
    if (this.#attended.get(id) !== entry) return;
    this.#attended.delete(id);
    await this.#leases.release(id);
  }

  /** Reads a match without waking its bots. */
  async read(id: string): Promise<Table | undefined> {
    return this.#attended.get(id)?.table ?? this.#open(id);
  }

  /**
   * The single rematch of a finished match: same game and options, seats rotated by one, bots already seated.
   * @param unwilling players without a reserved seat
   */
  async rematch(table: Table, unwilling: ReadonlySet<string> = NO_PLAYERS): Promise<Summary | Refused> {
    if (table.match.phase !== "over") return refused("MatchIsNotOver");
    const asked = this.#rematches.get(table.id) ?? this.#findOrCreateRematch(table, unwilling);
    this.#rematches.set(table.id, asked);
    return asked.finally(() => this.#rematches.delete(table.id));
  }

  async close(): Promise<void> {
    const tables = await Promise.all([...this.#attended.values()].map(({ table }) => table.catch(() => undefined)));
    for (const { stop } of this.#attended.values()) stop();
    await Promise.all(tables.map((table) => table?.settled()));
    await Promise.all([...this.#attended.keys()].map((id) => this.#leases.release(id)));
    this.#attended.clear();
    this.#stopNaming();
    this.#leases.close();
  }

  /** Also seats the bots of an existing rematch: a server may have stopped before it seated them. */
  async #findOrCreateRematch({ id, game, match }: Table, unwilling: ReadonlySet<string>): Promise<Summary> {
    const { options, seats, visibility } = match.config;
    const [existing] = await this.find({ previous: id, limit: 1 });
    // Rotate by one seat: the last player becomes the first.
    const kept = match.seats
      .map((_, seat) => guestOf(match.seats[(seat + seats - 1) % seats]))
      .map((guest) => (guest && unwilling.has(guest.player) ? null : guest));
    const house = tableSettingsOf(match.config);
    const nextId = rematchId(this.#deps.secret, id);
    const plan: TablePlan = { game, options, seats, visibility, house, kept, previous: id, id: nextId };
    const made = existing ?? (await this.create(plan).catch((error: unknown) => this.#madeElsewhere(nextId, error)));
    const bots = match.seats.flatMap((held, seat) =>
      held?.kind === "bot" ? [{ name: held.name, bot: held.bot, due: (seat + 1) % seats }] : [],
    );
    // Another process may have it: do not take it over without need.
    if (bots.every(({ due }) => made.seats[due])) return made;
    const next = await this.acquire(made.id).catch((error: unknown) => {
      if (!(error instanceof Elsewhere)) throw error;
    });
    // The process that has it created it, and seats them.
    if (!next) return made;
    for (const { name, bot, due } of bots) {
      if (bot === undefined || next.match.seats[due]) continue;
      const again: Occupant = { name, kind: "bot", bot, nonce: nonce() };
      await next.submit({ id: randomUUID(), command: { type: "sit", seat: due, occupant: again } });
    }
    await this.release(next);
    return next.summary!;
  }

  /** The match that another process created first. @throws the error, if there is none */
  async #madeElsewhere(id: string, error: unknown): Promise<Summary> {
    const [made] = await this.find({ id, limit: 1 });
    if (!made) throw error;
    return made;
  }

  /** Takes the lease before the match is read, so that no other process can write to it. */
  async #load(id: string): Promise<Table | undefined> {
    const [first] = await this.find({ id, limit: 1 });
    if (!first) return undefined;
    await this.#leases.acquire(id);
    try {
      return await this.#open(id);
    } catch (error) {
      await this.#leases.release(id);
      throw error;
    }
  }

  /** Opens a match. Unreadable ones are reported. */
  async #open(id: string): Promise<Table | undefined> {
    const [first] = await this.#deps.store.find({ id, limit: 1 });
    if (!first) return undefined;
    try {
      const game = this.#deps.gameOf(first.game);
      if (!game) throw new Unreadable("MatchIsNewer", 1, `no game "${first.game}" here`);
      const open = () => Table.open(id, this.#depsOf(game, first));
      return await (first.version > LONG ? this.#turns.take(open) : open());
    } catch (error) {
      if (error instanceof Unreadable) this.#deps.onError(error, id);
      throw error;
    }
  }

  #depsOf(game: AnyGame, match: Pick<MatchConfig, "id" | "daily" | "from">): Deps {
    const { store, secret, onError } = this.#deps;
    return { store, game, seed: seedOfMatch(secret, match), now: this.now, onError };
  }

  #announce({ summary }: Table): void {
    if (summary && isListed(summary)) this.#listing.publish(summary);
  }

  freeCode = async (): Promise<string> => {
    for (;;) {
      const code = inviteCode();
      const [taken] = await this.find({ code, limit: 1 });
      if (!taken) return code;
    }
  };
}

const NO_PLAYERS: ReadonlySet<string> = new Set();

/** Logs with more events than a usual match are folded in turns. */
const LONG = 500;

/** Summaries renamed in one message to the writer thread: a message costs as much as four of them. */
const TOGETHER = 50;

/** Whether a match is open and public: anyone may find it and sit down. */
export const isListed = ({ state, visibility }: Summary): boolean => state === "open" && visibility === "open";

/** A summary with these names; the same object if it already has them. */
function summaryBy(summary: Summary, names: CurrentNames): Summary {
  const there = summary.seats.filter((held) => held !== null && !held.kept) as readonly SeatSummary[];
  const distinct = distinctNames(there, names);
  const nameOf = ({ player, name, kept }: SeatSummary): string =>
    (player === undefined ? undefined : (kept ? names : distinct).get(player)) ?? name;
  const isDue = summary.seats.some((held) => held && nameOf(held) !== held.name);
  if (!isDue) return summary;
  return { ...summary, seats: summary.seats.map((held) => held && { ...held, name: nameOf(held) }) };
}

/** The owner of a table without a known network: its first player, or the table itself. */
const ownerIn = ({ seats, config }: Match): string => seats.find((held) => held?.player)?.player ?? config.id;

/** The player to reserve a seat for; none for bots, which are seated separately. */
const guestOf = (held: Occupant | undefined): ReservedPlayer | null =>
  held?.player === undefined ? null : { player: held.player, name: held.name };
