import { NotStored } from "../store/errors.ts";
import type { Stores } from "../store/ports.ts";
import { isUnavailable } from "../store/postgres/trouble.ts";
import type { Table } from "./table.ts";
import type { TableDeps } from "./table-deps.ts";

/** How long this process does not take back a match that it has left, in ms. */
const LEFT = 3000;

/** Another process has the match. Clients may retry. */
export class OwnedElsewhere extends Error {
  override readonly name = "OwnedElsewhere";
}

/** @throws OwnedElsewhere if another process has the lease */
export async function assertNotElsewhere(store: Pick<Stores, "leases">, match: string): Promise<void> {
  if (await store.leases.isHeldElsewhere(match)) throw new OwnedElsewhere(`${match} is played in another process`);
}

interface LeasesDeps {
  readonly store: Pick<Stores, "leases">;
  /** Whether clients are routed to the process that has a match. Default: false. */
  readonly hasRouting?: boolean;
  readonly onError: TableDeps["onError"];
}

/**
 * With routing, no process takes a match from a living one: two busy processes would keep taking it from each other.
 * Without routing, the last process that opened a match has it; the previous one is fenced off.
 */
export class Leases {
  readonly #deps: LeasesDeps;
  readonly #left = new Set<string>();
  readonly close: () => void;

  constructor(deps: LeasesDeps, tables: ReadonlySet<Table>) {
    this.#deps = deps;
    this.close = deps.store.leases.onTakeover((match) => {
      for (const table of tables) if (table.id === match) table.fence();
    });
  }

  /**
   * Continues without a lease if the disk is full: the match can still be watched.
   * @throws OwnedElsewhere
   */
  async acquire(match: string): Promise<void> {
    const { store, hasRouting } = this.#deps;
    if (hasRouting || this.#left.has(match)) await assertNotElsewhere(store, match);
    await store.leases.acquire(match).catch((error: unknown) => {
      if (!(error instanceof NotStored)) throw error;
    });
  }

  /** For 3 s, this process does not take the match back. */
  leave(match: string): void {
    this.#left.add(match);
    setTimeout(() => this.#left.delete(match), LEFT).unref();
  }

  /** If the release fails, the next process takes the lease over. */
  async release(match: string): Promise<void> {
    await this.#deps.store.leases.release(match).catch((error: unknown) => {
      if (!(error instanceof NotStored) && !isUnavailable(error)) this.#deps.onError(error, match);
    });
  }
}
