import { randomUUID } from "node:crypto";
import { isBranchPoint, seedsIn } from "../../shared/engine/branch.ts";
import type { OfDay } from "../../shared/engine/daily.ts";
import type { AnyGame, Seat } from "../../shared/engine/game.ts";
import type { Guest } from "../../shared/engine/gathering.ts";
import { longestLog } from "../../shared/engine/longest.ts";
import { type Charter, type Occupant, seatOf, tableSettingsOf } from "../../shared/engine/match.ts";
import { NAMELESS, type NewName, playersIn } from "../../shared/engine/naming.ts";
import type { OwnCharter } from "../../shared/engine/recording.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from "../../shared/engine/table-settings.ts";
import { type Refused, refused } from "../../shared/engine/wire.ts";
import { localTopic, type Topic } from "../cluster/cluster.ts";
import { inviteCode, matchId, nonce, rematchId } from "../ids.ts";
import { pastPages } from "../store/past.ts";
import { type Query, type Store, Unreadable } from "../store/store.ts";
import { attendBots } from "./bots.ts";
import { attendClock } from "./clock.ts";
import { Elsewhere, Leases } from "./leases.ts";
import { seedOfMatch } from "./seeds.ts";
import { type Deps, Table } from "./table.ts";
import type { Thinking } from "./thinking.ts";

export interface Plan {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly visibility: "open" | "private";
  readonly house?: TableSettings;
  readonly kept?: Charter["kept"];
  readonly previous?: string;
  /** The day whose deal it is. */
  readonly daily?: OfDay;
  /** Who sits there from the first, so that the match begins at once; nobody unless told. */
  readonly occupants?: readonly Occupant[];
  /** Where there can be but one such match: whoever makes it second is refused. */
  readonly id?: string;
}

export interface TablesDeps {
  readonly store: Store;
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** What the seeds of all matches are derived from: 64 hex digits. */
  readonly secret: string;
  readonly botPause: number;
  /** Where bots think that take their time; without it the game's first bot plays in their place. */
  readonly thinking?: Thinking;
  readonly now?: () => number;
  /** Whether people are led to the process that has a match, whichever they ask. */
  readonly leadsPeople?: boolean;
  /** Where changes of the list of open tables are told, to the other processes as well. */
  readonly listing?: Topic<Summary>;
  /** Where it is told that somebody is called otherwise, or is nobody any more; to the other processes as well. */
  readonly naming?: Topic<NewName>;
  /** Attends each table that is in memory, beside its bots and its clock. Returns the way to stop. */
  readonly attend?: (table: Table) => () => void;
  readonly onError: Deps["onError"];
}

/** A table in memory, and how many came for it without having left. */
interface Attended {
  readonly table: Promise<Table | undefined>;
  visits: number;
  stop: () => void;
}

/** All matches of this process: the attended ones in memory, the others one `open` away. */
export class Tables {
  readonly #deps: TablesDeps;
  readonly #attended = new Map<string, Attended>();
  readonly #rematches = new Map<string, Promise<Summary>>();
  readonly #unreadable = new Set<string>();
  readonly #inMemory = new Set<Table>();
  readonly #listing: Topic<Summary>;
  readonly #naming: Topic<NewName>;
  readonly #stopNaming: () => void;
  readonly #leases: Leases;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
    this.#listing = deps.listing ?? localTopic();
    this.#naming = deps.naming ?? localTopic();
    const report = (error: unknown) => deps.onError(error, "names");
    this.#stopNaming = this.#naming.subscribe(
      (news) => void this.#callBy(news).catch(report),
      () => void this.#callAll().catch(report),
    );
    this.#leases = new Leases(deps, this.#inMemory);
  }

  /** What time it is, in milliseconds since 1970. */
  now = (): number => (this.#deps.now ?? Date.now)();

  get store(): Store {
    return this.#deps.store;
  }

  /**
   * Hears of every change to matches that are listed, or were until then, in all processes. Returns the way to stop listening.
   * @param onGap called when something may not have been heard
   */
  watch(watcher: (summary: Summary) => void, onGap?: () => void): () => void {
    return this.#listing.subscribe(watcher, onGap);
  }

  /** Hears of everybody who is called otherwise, in all processes. Returns the way to stop listening. */
  onNewName = (listener: (news: NewName) => void): (() => void) => this.#naming.subscribe(listener);

  /**
   * Calls somebody by their name of now: at tables in memory, in all processes, and in what lists know of their matches. What was
   * written in logs stays there, and is never shown any more. Resolves when no list has the name of before.
   * @throws NotStored
   */
  rename = async (news: NewName): Promise<void> => {
    this.#naming.publish(news);
    const { player } = news;
    const open = await this.find({ states: ["open", "live"], player, limit: MOST_LISTED });
    await this.#relist(open, news);
    for await (const past of pastPages(this.#deps.store, { player })) await this.#relist(past, news);
  };

  async #relist(matches: readonly Summary[], { player, name }: NewName): Promise<void> {
    const isDue = ({ seats }: Summary) => seats.some((held) => held?.player === player && held.name !== name);
    const due = matches.filter(isDue).map((match) => ({
      ...match,
      seats: match.seats.map((held) => (held?.player === player ? { ...held, name } : held)),
    }));
    if (due.length > 0) await this.#deps.store.relist(due);
  }

  async #callBy({ player, name, isGone }: NewName): Promise<void> {
    for (const table of [...this.#inMemory]) {
      await table.rename(new Map([[player, name]]));
      if (isGone) await this.#vacate(table, player);
    }
  }

  /** News may have been missed. */
  async #callAll(): Promise<void> {
    for (const table of [...this.#inMemory]) await table.rename(await this.#deps.store.names(playersIn(table.log)));
  }

  /** Somebody who is gone keeps nobody waiting: their seat is free before the match, and a bot's in it. */
  async #vacate(table: Table, player: string): Promise<void> {
    const { match, game } = table;
    const seat = seatOf(match, player);
    const [bot] = Object.keys(game.bots ?? {});
    if (seat === undefined || match.phase === "over") return;
    if (match.phase === "open") await table.submit({ id: randomUUID(), command: { type: "stand", seat } });
    else if (bot !== undefined)
      await table.submit({ id: randomUUID(), command: { type: "handOver", seat, bot }, by: seat });
  }

  /** Who had themselves deleted while nobody had the match in memory. */
  async #vacateAll(table: Table): Promise<void> {
    if (table.match.phase === "over") return;
    for (const held of table.match.seats) {
      if (held?.player === undefined || held.name !== NAMELESS) continue;
      if ((await this.#deps.store.player(held.player))?.isGone) await this.#vacate(table, held.player);
    }
  }

  /** The tables in memory. */
  get inMemory(): Iterable<Table> {
    return this.#inMemory;
  }

  find = (query: Query): Promise<readonly Summary[]> => this.#deps.store.find(query);

  /** A new match: with empty seats, or begun. */
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
  }: Plan): Promise<Summary> {
    const own: OwnCharter = {
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
    return table.summary!;
  }

  /**
   * The table of a match, in memory from now on and with its bots awake, until as many `leave`s as `attend`s.
   * @returns undefined when there is no such match
   * @throws Elsewhere, Unreadable
   */
  async acquire(id: string): Promise<Table | undefined> {
    const known = this.#attended.get(id);
    const entry = known ?? { table: this.#load(id), visits: 0, stop: () => {} };
    entry.visits++;
    if (known) return known.table;
    this.#attended.set(id, entry);
    const table = await entry.table.catch((error: unknown) => {
      this.#attended.delete(id);
      throw error;
    });
    if (!table) {
      this.#attended.delete(id);
      return undefined;
    }
    let wasListed = isListed(table.summary!);
    const deaf = table.listen(() => {
      const summary = table.summary!;
      if (wasListed || isListed(summary)) this.#listing.publish(summary);
      wasListed = isListed(summary);
    });
    const sleep = attendBots(table, this.#deps.botPause, this.#deps.onError, this.#deps.thinking);
    const unwind = attendClock(table, this.#deps);
    const leave = this.#deps.attend?.(table);
    this.#inMemory.add(table);
    entry.stop = () => {
      this.#inMemory.delete(table);
      deaf();
      sleep();
      unwind();
      leave?.();
    };
    // Who comes after another writer has taken over gets a table of today, not the one that is of the past.
    void table.moved.then(() => {
      this.#leases.leave(id);
      return this.#evict(id, entry);
    });
    await this.#vacateAll(table).catch((error: unknown) => this.#deps.onError(error, id));
    return table;
  }

  /** These people are sent to where a match is played now. */
  sendAfter = (id: string, players: Iterable<string>): void => this.#leases.sendAfter(id, players);

  /** @throws Elsewhere for who was sent to where a match is played, and comes here again. */
  async mustNotReturn(id: string, player: string): Promise<void> {
    if (!this.#deps.leadsPeople && !this.#attended.has(id)) await this.#leases.mustNotReturn(id, player);
  }

  /** Undoes one `attend`; after the last one the match leaves memory, once its last order is answered. */
  async release(table: Table): Promise<void> {
    const entry = this.#attended.get(table.id);
    if (!entry || (await entry.table) !== table || --entry.visits > 0) return;
    await table.settled();
    if (entry.visits === 0) await this.#evict(table.id, entry);
  }

  /** Lets go of a match that is in use, once its last order is answered: it is opened anew by the process that it is asked of next. */
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

  /** Looks at a match without waking its bots. */
  async read(id: string): Promise<Table | undefined> {
    return this.#attended.get(id)?.table ?? this.#open(id);
  }

  /** The one rematch of a match that is over: same game and options, seats rotated by one, bots already seated. */
  async rematch(table: Table): Promise<Summary | Refused> {
    if (table.match.phase !== "over") return refused("MatchIsNotOver");
    const asked = this.#rematches.get(table.id) ?? this.#findOrCreateRematch(table);
    this.#rematches.set(table.id, asked);
    return asked.finally(() => this.#rematches.delete(table.id));
  }

  /**
   * A new match that goes on from a moment of one that is over, with nobody at it yet. It is nobody's to find by chance: who
   * sits down there without knowing could be told every card by those who saw the other match.
   */
  async branch({ game, match, log }: Table, version: number, unseenBy?: Seat): Promise<Summary | Refused> {
    if (match.phase !== "over") return refused("MatchIsNotOver");
    if (!isBranchPoint(log, version)) return refused("NoSuchMoment");
    if (version >= longestLog(game) / 2) return refused("LogIsFull");
    const id = matchId();
    const code = await this.freeCode();
    const own = { id, rules: game.rules, code, visibility: "private", house: tableSettingsOf(match.charter) } as const;
    const sealed = seedsIn(log, match.seed!)(version);
    const table = await Table.branch(log.slice(0, version), sealed, own, unseenBy, this.#depsOf(game, { id }));
    if ("ok" in table) return table;
    this.#announce(table);
    return table.summary!;
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

  /** One that was found may have been left without its bots, by a server that stopped while it seated them. */
  async #findOrCreateRematch({ id, game, match }: Table): Promise<Summary> {
    const { options, seats, visibility } = match.charter;
    const [existing] = await this.find({ previous: id, limit: 1 });
    // One seat further, everybody: who was last is first.
    const kept = match.seats.map((_, seat) => guestOf(match.seats[(seat + seats - 1) % seats]));
    const house = tableSettingsOf(match.charter);
    const nextId = rematchId(this.#deps.secret, id);
    const plan: Plan = { game, options, seats, visibility, house, kept, previous: id, id: nextId };
    const made = existing ?? (await this.create(plan).catch((error: unknown) => this.#madeElsewhere(nextId, error)));
    const bots = match.seats.flatMap((held, seat) =>
      held?.kind === "bot" ? [{ name: held.name, bot: held.bot, due: (seat + 1) % seats }] : [],
    );
    // Another process may have it by now: it is not taken from there for nothing.
    if (bots.every(({ due }) => made.seats[due])) return made;
    const next = await this.acquire(made.id).catch((error: unknown) => {
      if (!(error instanceof Elsewhere)) throw error;
    });
    // Whoever has it made it, and seats them.
    if (!next) return made;
    for (const { name, bot, due } of bots) {
      if (bot === undefined || next.match.seats[due]) continue;
      const again: Occupant = { name, kind: "bot", bot, nonce: nonce() };
      await next.submit({ id: randomUUID(), command: { type: "sit", seat: due, occupant: again } });
    }
    await this.release(next);
    return next.summary!;
  }

  /** A match that could not be made, as another process was quicker. @throws the error, where that is not why */
  async #madeElsewhere(id: string, error: unknown): Promise<Summary> {
    const [made] = await this.find({ id, limit: 1 });
    if (!made) throw error;
    return made;
  }

  /** A match is read once nobody else can write to it. */
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

  /** One that cannot be read is written to the log, once however many come for it. */
  async #open(id: string): Promise<Table | undefined> {
    const [first] = await this.#deps.store.find({ id, limit: 1 });
    if (!first) return undefined;
    try {
      const game = this.#deps.gameOf(first.game);
      if (!game) throw new Unreadable("MatchIsNewer", 1, `no game "${first.game}" here`);
      return await Table.open(id, this.#depsOf(game, first));
    } catch (error) {
      if (error instanceof Unreadable && !this.#unreadable.has(id)) {
        this.#unreadable.add(id);
        this.#deps.onError(error, id);
      }
      throw error;
    }
  }

  #depsOf(game: AnyGame, match: Pick<Charter, "id" | "daily" | "from">): Deps {
    const { store, secret, onError } = this.#deps;
    return { store, game, seed: seedOfMatch(secret, match), now: this.now, onError };
  }

  #announce({ summary }: Table): void {
    if (summary && isListed(summary)) this.#listing.publish(summary);
  }

  /** A code that no match has yet. */
  freeCode = async (): Promise<string> => {
    for (;;) {
      const code = inviteCode();
      const [taken] = await this.find({ code, limit: 1 });
      if (!taken) return code;
    }
  };
}

/** So many matches are listed at once. */
const MOST_LISTED = 200;

/** Whether a match is one of those that anybody may find and sit down at. */
export const isListed = ({ state, visibility }: Summary): boolean => state === "open" && visibility === "open";

/** Whom a seat is kept for after somebody has sat there; bots come by themselves. */
const guestOf = (held: Occupant | undefined): Guest | null =>
  held?.player === undefined ? null : { player: held.player, name: held.name };
