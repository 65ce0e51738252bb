import { NotStored, type Store } from "../store/store.ts";
import type { Table } from "./table.ts";
import type { TablesDeps } from "./tables.ts";

/** How often it is looked whether another process has taken a table over, in milliseconds. */
const LOOK = 1000;
/** How long a match is left to whoever took it over, in milliseconds, unless it is let go of before. */
const LEFT = 3000;

/** Another process plays a match now. Whoever comes here for it may come again. */
export class Elsewhere extends Error {
  override readonly name = "Elsewhere";
}

/**
 * Which matches are played in this process, of several on the same store. One belongs to the process that opened it last;
 * the one before is fenced off, finds out, and does not take it back at once: its people would be torn to and fro.
 */
export class Holding {
  readonly #store: Store;
  readonly #onError: TablesDeps["onError"];
  readonly #tables: ReadonlySet<Table>;
  readonly #left = new Set<string>();
  #looking: NodeJS.Timeout | undefined;

  /** @param tables those in memory */
  constructor({ store, onError }: Pick<TablesDeps, "store" | "onError">, tables: ReadonlySet<Table>) {
    this.#store = store;
    this.#onError = onError;
    this.#tables = tables;
  }

  /** Takes a match. A disk that is full is no reason not to look at it. @throws Elsewhere */
  async take(match: string): Promise<void> {
    this.#looking ??= setInterval(() => void this.#look(), LOOK).unref();
    if (this.#left.has(match) && (await this.#store.heldElsewhere()).includes(match)) {
      throw new Elsewhere(`${match} is played in another process`);
    }
    await this.#store.hold(match).catch((error: unknown) => {
      if (!(error instanceof NotStored)) throw error;
    });
  }

  /** Leaves a match to whoever has taken it over. */
  leave(match: string): void {
    this.#left.add(match);
    setTimeout(() => this.#left.delete(match), LEFT).unref();
  }

  /** Lets go of a match that nobody attends here. One that cannot be let go of now is the next one's who comes for it. */
  async release(match: string): Promise<void> {
    await this.#store.release(match).catch((error: unknown) => {
      if (!(error instanceof NotStored)) this.#onError(error, match);
    });
  }

  close(): void {
    clearInterval(this.#looking);
  }

  async #look(): Promise<void> {
    if (this.#tables.size === 0) return;
    try {
      const elsewhere = new Set(await this.#store.heldElsewhere());
      for (const table of [...this.#tables]) if (elsewhere.has(table.id)) table.fence();
    } catch (error) {
      this.#onError(error, "holding");
    }
  }
}
