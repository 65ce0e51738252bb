import { randomUUID } from "node:crypto";
import { isMoment, seedsIn } from "../../shared/engine/branch.ts";
import { ALGORITHM } from "../../shared/engine/fair.ts";
import type { AnyGame, Seat } from "../../shared/engine/game.ts";
import type { Guest } from "../../shared/engine/gathering.ts";
import { type House, USUAL_HOUSE } from "../../shared/engine/house.ts";
import { type Charter, houseOf, type Occupant } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { type Refused, refused } from "../../shared/engine/wire.ts";
import { type Query, type Store, Unreadable } from "../store/store.ts";
import { attendBots } from "./bots.ts";
import { attendClock } from "./clock.ts";
import { Holding } from "./holding.ts";
import { inviteCode, matchId, nonce } from "./ids.ts";
import { seedOf } from "./seeds.ts";
import { type Deps, LONGEST_LOG, Table } from "./table.ts";

export interface Plan {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly visibility: "open" | "private";
  readonly house?: House;
  readonly kept?: Charter["kept"];
  readonly previous?: string;
}

export interface TablesDeps {
  readonly store: Store;
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** What the seeds of all matches are derived from: 64 hex digits. */
  readonly secret: string;
  readonly botPause: number;
  readonly now?: () => number;
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
  readonly #watchers = new Set<(summary: Summary) => void>();
  readonly #holding: Holding;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
    this.#holding = new Holding(deps, this.#inMemory);
  }

  /** What time it is, in milliseconds since 1970. */
  now = (): number => (this.#deps.now ?? Date.now)();

  get store(): Store {
    return this.#deps.store;
  }

  /** Hears of every change to any match of this process. Returns the way to stop listening. */
  watch(watcher: (summary: Summary) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The tables in memory. */
  get inMemory(): Iterable<Table> {
    return this.#inMemory;
  }

  find = (query: Query): Promise<readonly Summary[]> => this.#deps.store.find(query);

  /** The match of an id or an invitation's code. */
  async summaryOf(idOrCode: string): Promise<Summary | undefined> {
    const [byId] = await this.find({ id: idOrCode, limit: 1 });
    if (byId) return byId;
    const [byCode] = await this.find({ code: idOrCode, limit: 1 });
    return byCode;
  }

  /** A new match with empty seats. */
  async create({ game, options, seats, visibility, house = USUAL_HOUSE, kept, previous }: Plan): Promise<Summary> {
    const id = matchId();
    const charter: Omit<Charter, "commitment"> = {
      id,
      game: game.id,
      rules: game.rules,
      code: await this.#freeCode(),
      options,
      layout: game.layout(options),
      seats,
      algorithm: ALGORITHM,
      visibility,
      house,
      ...(kept === undefined ? {} : { kept }),
      ...(previous === undefined ? {} : { previous }),
    };
    const table = await Table.create(charter, this.#depsOf(game, id));
    this.#announce(table);
    return table.summary!;
  }

  /**
   * The table of a match, in memory from now on and with its bots awake, until as many `leave`s as `attend`s.
   * @returns undefined when there is no such match
   * @throws Elsewhere, Unreadable
   */
  async attend(id: string): Promise<Table | undefined> {
    const known = this.#attended.get(id);
    const entry = known ?? { table: this.#wake(id), visits: 0, stop: () => {} };
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
    const deaf = table.listen(() => this.#announce(table));
    const sleep = attendBots(table, this.#deps.botPause, this.#deps.onError);
    const unwind = attendClock(table, this.#deps);
    this.#inMemory.add(table);
    entry.stop = () => {
      this.#inMemory.delete(table);
      deaf();
      sleep();
      unwind();
    };
    // Who comes after another writer has taken over gets a table of today, not the one that is of the past.
    void table.moved.then(() => {
      this.#holding.leave(id);
      return this.#forget(id, entry);
    });
    return table;
  }

  /** Undoes one `attend`; after the last one the match leaves memory, once its last order is answered. */
  async leave(table: Table): Promise<void> {
    const entry = this.#attended.get(table.id);
    if (!entry || (await entry.table) !== table || --entry.visits > 0) return;
    await table.settled();
    if (entry.visits === 0) await this.#forget(table.id, entry);
  }

  async #forget(id: string, entry: Attended): Promise<void> {
    entry.stop();
    if (this.#attended.get(id) !== entry) return;
    this.#attended.delete(id);
    await this.#holding.release(id);
  }

  /** Looks at a match without waking its bots. */
  async peek(id: string): Promise<Table | undefined> {
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
    if (!isMoment(log, version)) return refused("NoSuchMoment");
    if (version >= LONGEST_LOG / 2) return refused("LogIsFull");
    const id = matchId();
    const own = { id, code: await this.#freeCode(), visibility: "private", house: houseOf(match.charter) } as const;
    const sealed = seedsIn(log, match.seed!)(version);
    const table = await Table.branch(log.slice(0, version), sealed, own, unseenBy, this.#depsOf(game, id));
    if ("ok" in table) return table;
    this.#announce(table);
    return table.summary!;
  }

  async close(): Promise<void> {
    const tables = await Promise.all([...this.#attended.values()].map(({ table }) => table.catch(() => undefined)));
    for (const { stop } of this.#attended.values()) stop();
    await Promise.all(tables.map((table) => table?.settled()));
    await Promise.all([...this.#attended.keys()].map((id) => this.#holding.release(id)));
    this.#attended.clear();
    this.#holding.close();
  }

  /** One that was found may have been left without its bots, by a server that stopped while it seated them. */
  async #findOrCreateRematch({ id, game, match }: Table): Promise<Summary> {
    const { options, seats, visibility } = match.charter;
    const [existing] = await this.find({ previous: id, limit: 1 });
    // One seat further, everybody: who was last is first.
    const kept = match.seats.map((_, seat) => guestOf(match.seats[(seat + seats - 1) % seats]));
    const plan: Plan = { game, options, seats, visibility, house: houseOf(match.charter), kept, previous: id };
    const { id: nextId } = existing ?? (await this.create(plan));
    const next = (await this.attend(nextId))!;
    for (const [seat, held] of match.seats.entries()) {
      const due = (seat + 1) % seats;
      if (held?.bot === undefined || held.kind !== "bot" || next.match.seats[due]) continue;
      const again: Occupant = { name: held.name, kind: "bot", bot: held.bot, nonce: nonce() };
      await next.submit({ id: randomUUID(), wish: { type: "sit", seat: due, occupant: again } });
    }
    await this.leave(next);
    return next.summary!;
  }

  /** A match is read once nobody else can write to it. */
  async #wake(id: string): Promise<Table | undefined> {
    const [first] = await this.find({ id, limit: 1 });
    if (!first) return undefined;
    await this.#holding.take(id);
    try {
      return await this.#open(id);
    } catch (error) {
      await this.#holding.release(id);
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
      return await Table.open(id, this.#depsOf(game, id));
    } catch (error) {
      if (error instanceof Unreadable && !this.#unreadable.has(id)) {
        this.#unreadable.add(id);
        this.#deps.onError(error, id);
      }
      throw error;
    }
  }

  #depsOf(game: AnyGame, id: string): Deps {
    const { store, secret, onError } = this.#deps;
    return { store, game, seed: seedOf(secret, id), now: this.now, onError };
  }

  #announce({ summary }: Table): void {
    if (summary) for (const watcher of this.#watchers) watcher(summary);
  }

  async #freeCode(): Promise<string> {
    for (;;) {
      const code = inviteCode();
      const [taken] = await this.find({ code, limit: 1 });
      if (!taken) return code;
    }
  }
}

/** Whom a seat is kept for after somebody has sat there; bots come by themselves. */
const guestOf = (held: Occupant | undefined): Guest | null =>
  held?.player === undefined ? null : { player: held.player, name: held.name };
