import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";

export interface DeviceDocument {
  readonly game: string;
  /** Stays the same when the document is renamed. */
  readonly id: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

/** A match played on this device. */
export interface DeviceMatch {
  readonly id: string;
  readonly game: string;
  /** 64 hex digits. */
  readonly seed: string;
  readonly log: readonly Recorded[];
  /** The id of the uploaded match on the server. */
  readonly handedIn?: string;
}

interface Schema extends DBSchema {
  documents: { key: [game: string, id: string]; value: DeviceDocument };
  matches: { key: string; value: DeviceMatch };
}

/** The device is full, or the browser refuses storage, for example in a private window. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly reason: "full" | "refused";
  constructor(cause: unknown) {
    super("the browser's storage cannot be used", { cause });
    this.reason = (cause as Partial<DOMException> | undefined)?.name === "QuotaExceededError" ? "full" : "refused";
  }
}

/** Schema version; 2 adds matches. */
const VERSION = 2;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database once. After a failure, the next call tries again. */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>("stillwater", VERSION, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore("documents", { keyPath: ["game", "id"] });
      if (before < 2) db.createObjectStore("matches", { keyPath: "id" });
    },
    // A page of a later release waits until this one closes the database.
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

/** @throws StorageError */
export async function withDatabase<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await act(await database());
  } catch (error) {
    throw new StorageError(error);
  }
}

/** Asks the browser not to evict this site's data. */
export const persist = (): void => void navigator.storage?.persist?.().catch(() => false);
