import { savesData } from "../../ui/idle.ts";
import { offerReload } from "../../ui/offer-reload.ts";
import { isStoredBuildMessage } from "./cached-build.ts";

function sayWhenNew(workers: ServiceWorkerContainer, entry: string): void {
  workers.addEventListener("message", ({ data }) => {
    if (isStoredBuildMessage(data) && data.kept !== entry) offerReload();
  });
  workers.startMessages();
}

/** Browsers offer both only on secure connections. */
const canKeep = (): boolean => "serviceWorker" in navigator && "locks" in navigator;

/**
 * Keeps this build's files while the page is open, and reports newer builds. Call it at the start, because another
 * build's worker may take over at any time.
 * @param script the URL of the entry script, which differs for each build
 */
export function holdBuild(script: string): void {
  if (!canKeep()) return;
  const entry = new URL(script).pathname;
  // A browser may refuse, for example in a frame on another site; it then stores no build either.
  navigator.locks.request(entry, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
  sayWhenNew(navigator.serviceWorker, entry);
}

/** Stores the program for offline use, unless data saving is on. */
export async function keep(): Promise<void> {
  if (!canKeep() || savesData()) return;
  // A browser may refuse, for example in a private window; the site then works only online.
  await navigator.serviceWorker.register("/worker.js").catch(() => {});
}
