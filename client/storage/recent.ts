import { type IDBPDatabase, openDB } from "idb";

interface Recent {
  readonly key: string;
  /** Time of the last write, in ms since 1970. */
  readonly at: number;
}

/** Drops values that the browser cannot store, without an error. */
export interface RecentStore<Value extends Recent> {
  get(key: string): Promise<Value | undefined>;
  all(): Promise<readonly Value[]>;
  put(value: Value): Promise<void>;
  clear(): Promise<void>;
}

/** Keeps the latest `most` values in its own IndexedDB database. */
export function recentStore<Value extends Recent>(name: string, most: number): RecentStore<Value> {
  let opening: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const database = () => {
    opening ??= openDB(`stillwater.${name}`, 1, {
      upgrade(db) {
        db.createObjectStore(name, { keyPath: "key" }).createIndex("at", "at");
      },
      terminated: forget,
    });
    return opening;
  };
  /** Returns undefined on failure; the next call opens the database again. */
  async function attempt<Result>(work: (db: IDBPDatabase) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work(await database());
    } catch {
      forget();
      return undefined;
    }
  }
  return {
    get: (key) => attempt((db) => db.get(name, key)),
    all: async () => (await attempt((db) => db.getAll(name))) ?? [],
    put: (value) =>
      attempt(async (db) => {
        const write = db.transaction(name, "readwrite");
        await write.store.put(value);
        const kept = await write.store.index("at").getAllKeys();
        for (const oldest of kept.slice(0, Math.max(0, kept.length - most))) await write.store.delete(oldest);
        await write.done;
      }),
    clear: () => attempt((db) => db.clear(name)),
  };
}
