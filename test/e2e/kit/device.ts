import type { Page } from "playwright-core";
import type { KeptMatch } from "../../../client/storage/database.ts";

/** The page is the worker's, which has the whole build. */
export const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** A match that the browser keeps, once it was put there if it is to be. */
export const keptOn = (page: Page, id: string, put?: KeptMatch): Promise<KeptMatch | undefined> =>
  page.evaluate(
    async ({ id, put }) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = failed;
        });
      const db = await done(indexedDB.open("stillwater"));
      const matches = db.transaction("matches", "readwrite").objectStore("matches");
      if (put) await done(matches.put(put));
      const found = await done(matches.get(id));
      db.close();
      return found;
    },
    { id, put },
  );
