import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { type DeviceMatch, persist, withDatabase } from "./database.ts";

/** @throws StorageError */
export const storedMatch = (id: string): Promise<DeviceMatch | undefined> =>
  withDatabase((db) => db.get("matches", id));

/**
 * All matches that were dealt on this device, sorted by id.
 * @throws StorageError
 */
export const storedMatches = (): Promise<readonly DeviceMatch[]> => withDatabase((db) => db.getAll("matches"));

/** @throws StorageError */
export async function storeMatch(match: DeviceMatch): Promise<void> {
  await withDatabase((db) => db.put("matches", match));
  persist();
}

/**
 * Changes a stored match in one transaction, if it exists and `changed` returns one.
 * @returns whether it was changed
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
 * Appends to the log of a match.
 * @param after the version that the events follow
 * @returns whether they were added; false if another page of this browser was faster
 * @throws StorageError
 */
export const append = (id: string, after: number, entries: readonly Recorded[]): Promise<boolean> =>
  change(id, (match) => (match.log.length === after ? { ...match, log: [...match.log, ...entries] } : undefined));

/**
 * Records a match's id in the server's history.
 * @throws StorageError
 */
export const noteHandedIn = (id: string, handedIn: string): Promise<boolean> =>
  change(id, (match) => ({ ...match, handedIn }));
