import type { Recorded } from "../../shared/engine/match.ts";
import { type KeptMatch, kept, persist } from "./database.ts";

/** A match by its id. @throws NotKept */
export const keptMatch = (id: string): Promise<KeptMatch | undefined> => kept((db) => db.get("matches", id));

/** All matches that are on this device alone, in the order of their ids. @throws NotKept */
export const keptMatches = (): Promise<readonly KeptMatch[]> => kept((db) => db.getAll("matches"));

/** Keeps a new match. @throws NotKept */
export async function keepMatch(match: KeptMatch): Promise<void> {
  await kept((db) => db.put("matches", match));
  persist();
}

/**
 * Adds to the log of a match; at once, so that nothing is lost when the page is left.
 * @param after the version that the events follow
 * @returns whether they were added: not when another page of this browser was faster
 * @throws NotKept
 */
export const append = (id: string, after: number, entries: readonly Recorded[]): Promise<boolean> =>
  kept(async (db) => {
    const writing = db.transaction("matches", "readwrite");
    const match = await writing.store.get(id);
    const isNext = match?.log.length === after;
    if (isNext) await writing.store.put({ ...match, log: [...match.log, ...entries] });
    await writing.done;
    return isNext;
  });
