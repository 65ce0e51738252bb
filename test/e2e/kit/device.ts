import type { Page } from "playwright-core";
import { LocalMatch } from "../../../client/match/local-match.ts";
import type { DeviceMatch } from "../../../client/storage/database.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { simplePolicy } from "../../client/harness/policy.ts";

export const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** Stores `put`, if given; returns the stored match with this id. */
export const keptOn = (page: Page, id: string, put?: DeviceMatch): Promise<DeviceMatch | undefined> =>
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

/** Number of moves that `playAhead` leaves to the test. */
const LAST_MOVES = 3;

/** Plays a stored match by a simple policy, except its last moves. Reload the page afterwards. */
export async function playAhead(page: Page, id: string): Promise<void> {
  const kept = (await keptOn(page, id))!;
  const { at } = kept.log.at(-1)!;
  const ahead = new LocalMatch(tranquility, kept, () => at);
  while (ahead.match.phase === "live") ahead.play(0, simplePolicy(ahead.match.table, 0)!);
  const causes = [...new Set(ahead.log.filter(({ by }) => by !== undefined).map(({ cause }) => cause))];
  const next = ahead.log.findIndex(({ cause }) => cause === causes.at(-LAST_MOVES));
  await keptOn(page, id, { ...kept, log: ahead.log.slice(0, Math.max(next, kept.log.length)) });
}
