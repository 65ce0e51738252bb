import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What was found out of a match: worth some minutes of a processor, and made again where it is gone. */
export interface KeptAnalysis<Move = unknown> {
  /** Tells it from those of other matches, and from what was made otherwise. */
  readonly key: string;
  /** When it was last added to, in ms since 1970. */
  readonly at: number;
  readonly moves: readonly Move[];
}

interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis; indexes: { at: number } };
}

/** So many matches are kept; of those before there is nothing left. */
const MOST = 60;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>("stillwater.analyses", 1, {
    upgrade(db) {
      db.createObjectStore("analyses", { keyPath: "key" }).createIndex("at", "at");
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}

/** The moves of a match that were analysed before; none where this browser keeps nothing. */
export async function keptMoves<Move>(key: string): Promise<readonly Move[]> {
  try {
    const kept = await (await database()).get("analyses", key);
    return (kept?.moves ?? []) as readonly Move[];
  } catch {
    opening = undefined;
    return [];
  }
}

/** Keeps what is known of a match by now. A browser that keeps nothing finds it out again. */
export async function keepMoves<Move>(key: string, moves: readonly Move[]): Promise<void> {
  try {
    const write = (await database()).transaction("analyses", "readwrite");
    await write.store.put({ key, at: Date.now(), moves });
    const kept = await write.store.index("at").getAllKeys();
    for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST))) await write.store.delete(oldest);
    await write.done;
  } catch {
    opening = undefined;
  }
}
