import { NotStored, type Store } from "../store/ports.ts";
import { isUnavailable } from "../store/postgres/trouble.ts";
import type { Table } from "./table.ts";
import type { TablesDeps } from "./tables.ts";

/** How long a match is left to the process that took it over, in ms, unless that releases it earlier. */
const LEFT = 3000;

/**
 * How long a player who was sent after a match cannot bring it back by returning here, in ms. It doubles each time the match is
 * lost again, because two busy processes would keep stealing it from each other.
 */
const [SENT, SENT_MOST] = [10_000, 600_000];

/** How long losses of a match are counted, in ms. */
const MEMORY = 3_600_000;

/** Another process has the match. Clients may retry. */
export class Elsewhere extends Error {
  override readonly name = "Elsewhere";
}

/**
 * The leases of this process's matches, when several processes share a store. If clients are routed to the process that has a
 * match, no process takes a match from another that is alive, however slow: two busy processes would keep stealing it from each
 * other. Otherwise a match belongs to the process that opened it last; the previous one is fenced off and notified, and does not
 * take it back immediately.
 */
export class Leases {
  readonly #store: Store;
  readonly #onError: TablesDeps["onError"];
  readonly #leadsPeople: boolean;
  readonly #left = new Set<string>();
  /** Recent losses of each match. */
  readonly #lost = new Map<string, number>();
  /** Pairs of match and player, for players who were sent after a match. */
  readonly #sent = new Set<string>();
  readonly close: () => void;

  /** @param tables those in memory */
  constructor(
    { store, onError, leadsPeople = false }: Pick<TablesDeps, "store" | "onError" | "leadsPeople">,
    tables: ReadonlySet<Table>,
  ) {
    this.#store = store;
    this.#leadsPeople = leadsPeople;
    this.#onError = onError;
    this.close = store.onTakeover((match) => {
      for (const table of tables) if (table.id === match) table.fence();
    });
  }

  /** Takes the lease of a match. A full disk does not prevent that: the match can still be watched. @throws Elsewhere */
  async acquire(match: string): Promise<void> {
    if (this.#leadsPeople || this.#left.has(match)) await this.#mustNotBeElsewhere(match);
    await this.#store.acquireLease(match).catch((error: unknown) => {
      if (!(error instanceof NotStored)) throw error;
    });
  }

  /** Leaves a match to the process that has taken it over. */
  leave(match: string): void {
    this.#left.add(match);
    setTimeout(() => this.#left.delete(match), LEFT).unref();
  }

  /** Records that these players were sent to the process that has taken a match over. */
  sendAfter(match: string, players: Iterable<string>): void {
    const times = (this.#lost.get(match) ?? 0) + 1;
    this.#lost.set(match, times);
    setTimeout(() => this.#lost.delete(match), MEMORY).unref();
    const sent = Array.from(players, (player) => `${match} ${player}`);
    for (const each of sent) this.#sent.add(each);
    const forget = () => {
      for (const each of sent) this.#sent.delete(each);
    };
    setTimeout(forget, Math.min(SENT_MOST, SENT * 2 ** (times - 1))).unref();
  }

  /**
   * Refuses players who return right after they were sent away: an old connection may have led them here again.
   * @throws Elsewhere
   */
  async mustNotReturn(match: string, player: string): Promise<void> {
    if (this.#sent.has(`${match} ${player}`)) await this.#mustNotBeElsewhere(match);
  }

  /** Releases a match that is not attended here. If that fails, the next process takes it over. */
  async release(match: string): Promise<void> {
    await this.#store.releaseLease(match).catch((error: unknown) => {
      if (!(error instanceof NotStored) && !isUnavailable(error)) this.#onError(error, match);
    });
  }

  async #mustNotBeElsewhere(match: string): Promise<void> {
    if (await this.#store.isLeasedElsewhere(match)) throw new Elsewhere(`${match} is played in another process`);
  }
}
