import { type KeptDocument, kept, persist } from "./database.ts";

export { type KeptDocument, NotKept } from "./database.ts";

/** All documents of a game, in the order of their ids. @throws NotKept */
export const documentsOf = (game: string): Promise<readonly KeptDocument[]> =>
  kept((db) => db.getAll("documents", IDBKeyRange.bound([game, ""], [game, "\uffff"])));

/** Keeps a document, in the place of what it was before. @throws NotKept */
export async function keepDocument(document: KeptDocument): Promise<void> {
  await kept((db) => {
    const write = db.transaction("documents", "readwrite");
    void write.store.put(document).catch(() => {});
    // At once: the page may be left within the moment that it would take otherwise, and nothing of it would be kept.
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

/** Hears of each change that another page of this browser makes. Returns the way to stop listening. */
export function onChangedElsewhere(game: string, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => data === game && listener();
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
