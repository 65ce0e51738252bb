import { type KeptDocument, kept, persist } from "./database.ts";

export { type KeptDocument, NotKept } from "./database.ts";

/**
 * All documents of a game, by id.
 * @throws NotKept
 */
export const documentsOf = (game: string): Promise<readonly KeptDocument[]> =>
  kept((db) => db.getAll("documents", IDBKeyRange.bound([game, ""], [game, "\uffff"])));

/**
 * Replaces the previous version.
 * @throws NotKept
 */
export async function keepDocument(document: KeptDocument): Promise<void> {
  await kept((db) => {
    const write = db.transaction("documents", "readwrite");
    // `write.done` reports the failure.
    void write.store.put(document).catch(() => {});
    // Commits immediately: if the page is left before the automatic commit, nothing would be stored.
    write.commit();
    return write.done;
  });
  persist();
  tellOthers(document.game);
}

/** @throws NotKept */
export async function dropDocument({ game, id }: Pick<KeptDocument, "game" | "id">): Promise<void> {
  await kept((db) => db.delete("documents", [game, id]));
  tellOthers(game);
}

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("stillwater.documents");

const tellOthers = (game: string): void => channel?.postMessage(game);

/** Calls on each change in another page of this browser. Returns a function that stops this. */
export function onChangedElsewhere(game: string, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => data === game && listener();
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
