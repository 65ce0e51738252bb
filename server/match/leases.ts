import { isUnavailable } from "../store/postgres.trouble.ts";
import { NotStored, type Store } from "../store/store.ts";
import type { Table } from "./table.ts";
import type { TablesDeps } from "./tables.ts";

/** How long a match is left to whoever took it over, in milliseconds, unless it is let go of before. */
const LEFT = 3000;

/**
 * How long somebody who was sent after a match does not bring it back by coming here again, in milliseconds. It doubles with each
 * time that the match is lost again: two processes that are both in use do not go on tearing it from each other.
 */
const [SENT, SENT_MOST] = [10_000, 600_000];

/** How long it is remembered how often a match was lost, in milliseconds. */
const MEMORY = 3_600_000;

/** Another process plays a match now. Whoever comes here for it may come again. */
export class Elsewhere extends Error {
  override readonly name = "Elsewhere";
}

/**
 * Which matches are played in this process, of several on the same store. Where people are led to the process that has a match,
 * none takes it from another one that is alive, however slow that is: two that are busy would tear it from each other. Where
 * they are not, it belongs to the process that opened it last; the one before is fenced off, is told, and does not take it back
 * at once.
 */
export class Leases {
  readonly #store: Store;
  readonly #onError: TablesDeps["onError"];
  readonly #leadsPeople: boolean;
  readonly #left = new Set<string>();
  /** How often each match was lost lately. */
  readonly #lost = new Map<string, number>();
  /** Who was sent after which match. */
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

  /** Takes the lease of a match. A disk that is full is no reason not to look at it. @throws Elsewhere */
  async acquire(match: string): Promise<void> {
    if (this.#leadsPeople || this.#left.has(match)) await this.#mustNotBeElsewhere(match);
    await this.#store.acquireLease(match).catch((error: unknown) => {
      if (!(error instanceof NotStored)) throw error;
    });
  }

  /** Leaves a match to whoever has taken it over. */
  leave(match: string): void {
    this.#left.add(match);
    setTimeout(() => this.#left.delete(match), LEFT).unref();
  }

  /** These people are sent after a match, to the process that has taken it over. */
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
   * Nobody brings a match back by coming here just after they were sent after it: an old line may have led them here once more.
   * @throws Elsewhere
   */
  async mustNotReturn(match: string, player: string): Promise<void> {
    if (this.#sent.has(`${match} ${player}`)) await this.#mustNotBeElsewhere(match);
  }

  /** Lets go of a match that nobody attends here. One that cannot be let go of now is the next one's who comes for it. */
  async release(match: string): Promise<void> {
    await this.#store.releaseLease(match).catch((error: unknown) => {
      if (!(error instanceof NotStored) && !isUnavailable(error)) this.#onError(error, match);
    });
  }

  async #mustNotBeElsewhere(match: string): Promise<void> {
    if (await this.#store.isLeasedElsewhere(match)) throw new Elsewhere(`${match} is played in another process`);
  }
}
