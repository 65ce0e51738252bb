import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";

/** A player's document for a game, as stored in this browser. */
export interface KeptDocument {
  readonly game: string;
  /** Independent of its title. */
  readonly id: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

/** A match that exists only on this device, with everything that decides it. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  /** 64 hex digits. */
  readonly seed: string;
  readonly log: readonly Recorded[];
  /** Its id in the server's history, once uploaded. */
  readonly handedIn?: string;
}

interface Schema extends DBSchema {
  documents: { key: [game: string, id: string]; value: KeptDocument };
  matches: { key: string; value: KeptMatch };
}

/** Nothing could be stored or read: the device is full, or the browser refuses, as in a private window. */
export class NotKept extends Error {
  override readonly name = "NotKept";
  readonly reason: "full" | "refused";
  constructor(cause: unknown) {
    super("the browser keeps nothing", { cause });
    this.reason = (cause as Partial<DOMException> | undefined)?.name === "QuotaExceededError" ? "full" : "refused";
  }
}

/** 1: documents; 2: also matches. */
const VERSION = 2;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database; a failed attempt is repeated on the next call. */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>("stillwater", VERSION, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore("documents", { keyPath: ["game", "id"] });
      if (before < 2) db.createObjectStore("matches", { keyPath: "id" });
    },
    // A page of a later release waits for this one to close the database; the next call opens it again.
    blocking(_current, _next, event) {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  }).catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/**
 * Runs an action on the database.
 * @throws NotKept
 */
export async function kept<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await act(await database());
  } catch (error) {
    throw new NotKept(error);
  }
}

/** Asks the browser not to evict what took long to make. If it refuses, data is kept while there is room. */
export const persist = (): void => void navigator.storage?.persist?.().catch(() => false);
