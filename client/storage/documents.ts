import { type DeviceDocument, persist, withDatabase } from "./database.ts";

export { type DeviceDocument, StorageError } from "./database.ts";

/**
 * Sorted by id.
 * @throws StorageError
 */
export const documentsOf = (game: string): Promise<readonly DeviceDocument[]> =>
  withDatabase((db) => db.getAll("documents", IDBKeyRange.bound([game, ""], [game, "\uffff"])));

/** @throws StorageError */
export async function storeDocument(document: DeviceDocument): Promise<void> {
  await withDatabase((db) => {
    const write = db.transaction("documents", "readwrite");
    // `write.done` reports the failure.
    void write.store.put(document).catch(() => {});
    // Otherwise, leaving the page now would lose the write.
    write.commit();
    return write.done;
  });
  persist();
  notifyOtherPages(document.game);
}

/** @throws StorageError */
export async function dropDocument({ game, id }: Pick<DeviceDocument, "game" | "id">): Promise<void> {
  await withDatabase((db) => db.delete("documents", [game, id]));
  notifyOtherPages(game);
}

function documentChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("stillwater.documents");
  } catch {
    // Old browsers have no channels, and some deny them together with the storage.
    return undefined;
  }
}

const channel = documentChannel();

const notifyOtherPages = (game: string): void => channel?.postMessage(game);

/** Calls `listener` when another page of this browser changes a document. Returns an unsubscribe function. */
export function onChangedElsewhere(game: string, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => data === game && listener();
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
