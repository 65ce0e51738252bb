import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Recorded } from "../../shared/engine/match.ts";

/** A document that somebody made for a game, as this browser keeps it. */
export interface KeptDocument {
  readonly game: string;
  /** Its own, whatever it is called. */
  readonly id: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

/** A match that is on this device alone, with all that it is decided by. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  /** 64 hex digits. */
  readonly seed: string;
  readonly log: readonly Recorded[];
  /** Under which id the server's history has it, once it was handed in. */
  readonly handedIn?: string;
}

interface Schema extends DBSchema {
  documents: { key: [game: string, id: string]; value: KeptDocument };
  matches: { key: string; value: KeptMatch };
}

/** Nothing was kept, or can be read: the device is full, or the browser keeps nothing here, as in a private window. */
export class NotKept extends Error {
  override readonly name = "NotKept";
  readonly reason: "full" | "refused";
  constructor(cause: unknown) {
    super("the browser keeps nothing", { cause });
    this.reason = (cause as Partial<DOMException> | undefined)?.name === "QuotaExceededError" ? "full" : "refused";
  }
}

/** 1 had documents, 2 has matches as well. */
const VERSION = 2;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** One that could not be opened is tried again when it is asked for again. */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>("stillwater", VERSION, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore("documents", { keyPath: ["game", "id"] });
      if (before < 2) db.createObjectStore("matches", { keyPath: "id" });
    },
    // A page of a later release waits for this one to let go: what is asked next opens it anew.
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

/** What comes of asking the browser's database. @throws NotKept */
export async function kept<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await act(await database());
  } catch (error) {
    throw new NotKept(error);
  }
}

/** What took long to make is not to go because another page needs room. A browser that will not promise it keeps it as long as it can. */
export const persist = (): void => void navigator.storage?.persist?.().catch(() => false);
