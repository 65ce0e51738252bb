import { isOfPlayer } from "../../shared/engine/match/match-events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { ClusterTally, Occupancy, Topic } from "../cluster/cluster.ts";
import { limitOf, MOST_LISTED, newestFirst } from "../store/lists/query.ts";
import type { SummaryQuery } from "../store/queries.ts";
import { isListed } from "./listing.ts";
import type { Tables } from "./tables.ts";

interface Deps {
  readonly find: Tables["find"];
  readonly players: ClusterTally;
  readonly news: Topic<Occupancy>;
  readonly now: () => number;
}

/** Whether a player sits there; a reservation does not count. */
const isPlayer = (seat: Summary["seats"][number]): boolean => isOfPlayer(seat) && !seat?.kept;

/** How long a table is listed after its players have disconnected, in ms. */
const GRACE = 60_000;

/** Open tables with a player who is or was connected in the last minute: only these are listed publicly. */
export class OccupiedTables {
  readonly #deps: Deps;
  readonly #occupied = new Set<string>();
  /** Tables without connected players, the longest empty first. */
  readonly #left = new Map<string, { readonly table: Summary; readonly at: number }>();
  readonly #stopNews: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    // Players may return through another process.
    this.#stopNews = deps.news.subscribe(({ table, isOccupied }) => {
      if (isOccupied && this.#left.has(table.id)) this.forget(table.id);
    });
  }

  /** Call this when the number of connected players, or the table, changes. */
  see(table: Summary, players: number): void {
    const { id } = table;
    if (!isListed(table)) this.forget(id);
    else if (players > 0) this.#come(table, players);
    else if (!table.seats.some(isPlayer)) this.#vacate(table);
    else if (this.#occupied.has(id) && !this.#left.has(id)) {
      this.#left.set(id, { table, at: this.#deps.now() });
      this.#wind();
    }
  }

  /** Call this when a table has started or moved to another process. `watch` does not report that. */
  forget(id: string): void {
    this.#left.delete(id);
    if (this.#occupied.delete(id)) this.#deps.players.set(id, 0);
  }

  /**
   * Reports when a table becomes occupied or vacant, in any process.
   * @param onGap called when changes may have been missed
   * @returns an unsubscribe function
   */
  watch = (watcher: (news: Occupancy) => void, onGap?: () => void): (() => void) =>
    this.#deps.news.subscribe(watcher, onGap);

  /** Like `Tables.find`, but open matches must be public and occupied. */
  find = async (query: SummaryQuery): Promise<readonly Summary[]> => {
    const { states = ["open", "live", "over"] } = query;
    if (!states.includes("open")) return this.#deps.find(query);
    const others = states.filter((state) => state !== "open");
    const [open, rest] = await Promise.all([
      this.#open(query),
      others.length > 0 ? this.#deps.find({ ...query, states: others }) : [],
    ]);
    return [...open, ...rest].toSorted(newestFirst).slice(0, limitOf(query));
  };

  close(): void {
    clearTimeout(this.#timer);
    this.#stopNews();
  }

  #come(table: Summary, players: number): void {
    this.#left.delete(table.id);
    this.#deps.players.set(table.id, players);
    if (this.#occupied.has(table.id)) return;
    this.#occupied.add(table.id);
    this.#deps.news.publish({ table, isOccupied: true });
  }

  async #open(query: SummaryQuery): Promise<readonly Summary[]> {
    this.#sweep();
    const players = [...(await this.#deps.players.largest())];
    const ids = players
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_LISTED)
      .map(([id]) => id);
    return ids.length === 0 ? [] : this.#deps.find({ ...query, states: ["open"], visibility: "open", ids });
  }

  #sweep(): void {
    for (const [id, { table, at }] of this.#left) {
      if (at + GRACE > this.#deps.now()) break;
      this.#left.delete(id);
      this.#vacate(table);
    }
  }

  #vacate(table: Summary): void {
    if (!this.#occupied.has(table.id)) return;
    this.forget(table.id);
    this.#deps.news.publish({ table, isOccupied: false });
  }

  #wind(): void {
    const [first] = this.#left.values();
    if (this.#timer !== undefined || !first) return;
    const wait = Math.max(0, first.at + GRACE - this.#deps.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#sweep();
      this.#wind();
    }, wait).unref();
  }
}
