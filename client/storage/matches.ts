import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { type DeviceMatch, persist, withDatabase } from "./database.ts";

/** @throws StorageError */
export const storedMatch = (id: string): Promise<DeviceMatch | undefined> =>
  withDatabase((db) => db.get("matches", id));

/**
 * All matches on this device, sorted by id.
 * @throws StorageError
 */
export const storedMatches = (): Promise<readonly DeviceMatch[]> => withDatabase((db) => db.getAll("matches"));

/** @throws StorageError */
export async function storeMatch(match: DeviceMatch): Promise<void> {
  await withDatabase((db) => db.put("matches", match));
  persist();
}

/**
 * Changes a match in one transaction, if it exists and `changed` returns a match.
 * @returns whether the match was changed
 */
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
 * Adds entries to a match.
 * @param after the version that the entries follow
 * @returns whether they were added; false if another page of this browser was faster, or the match is gone
 * @throws StorageError
 */
export const append = (id: string, after: number, entries: readonly Recorded[]): Promise<boolean> =>
  change(id, (match) => (match.log.length === after ? { ...match, log: [...match.log, ...entries] } : undefined));

/**
 * Stores the id that an uploaded match has in the server's history.
 * @throws StorageError
 */
export const storeUploadedId = (id: string, handedIn: string): Promise<boolean> =>
  change(id, (match) => ({ ...match, handedIn }));
