import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { type DeviceMatch, persist, withDatabase } from "./database.ts";

/** @throws StorageError */
export const storedMatch = (id: string): Promise<DeviceMatch | undefined> =>
  withDatabase((db) => db.get("matches", id));

/**
 * Sorted by id.
 * @throws StorageError
 */
export const storedMatches = (): Promise<readonly DeviceMatch[]> => withDatabase((db) => db.getAll("matches"));

/** @throws StorageError */
export async function storeMatch(match: DeviceMatch): Promise<void> {
  await withDatabase((db) => db.put("matches", match));
  persist();
}

/** Returns false if the match is missing or `changed` returns undefined. */
const change = (id: string, changed: (match: DeviceMatch) => DeviceMatch | undefined): Promise<boolean> =>
  withDatabase(async (db) => {
    const writing = db.transaction("matches", "readwrite");
    const match = await writing.store.get(id);
    const next = match && changed(match);
    if (next) await writing.store.put(next);
    await writing.done;
    return next !== undefined;
  });

/**
 * @param after the expected length of the log
 * @returns false if another page appended first, or the match is missing
 * @throws StorageError
 */
export const append = (id: string, after: number, entries: readonly Recorded[]): Promise<boolean> =>
  change(id, (match) => (match.log.length === after ? { ...match, log: [...match.log, ...entries] } : undefined));

/**
 * @param handedIn the server's id of the uploaded match
 * @throws StorageError
 */
export const storeUploadedId = (id: string, handedIn: string): Promise<boolean> =>
  change(id, (match) => ({ ...match, handedIn }));
