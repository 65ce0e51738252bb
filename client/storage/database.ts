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

export interface DeviceMatch {
  readonly id: string;
  readonly game: string;
  /** 64 hex digits. */
  readonly seed: string;
  readonly log: readonly Recorded[];
  /** The match's id on the server, once uploaded. */
  readonly handedIn?: string;
}

interface Schema extends DBSchema {
  documents: { key: [game: string, id: string]; value: DeviceDocument };
  matches: { key: string; value: DeviceMatch };
}

/** The device is full, or the browser refuses storage, as in private windows. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly reason: "full" | "refused";
  constructor(cause: unknown) {
    super("the browser's storage cannot be used", { cause });
    this.reason = (cause as Partial<DOMException> | undefined)?.name === "QuotaExceededError" ? "full" : "refused";
  }
}

/** Version 2 adds matches. */
const VERSION = 2;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** After a failure, the next call tries again. */
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

export const persist = (): void => void navigator.storage?.persist?.().catch(() => false);
