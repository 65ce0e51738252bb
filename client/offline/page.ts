import { t } from "../i18n/t.ts";
import { savesData } from "../ui/idle.ts";
import { toast } from "../ui/toast.tsx";
import { isBuildKept } from "./kept-build.ts";

/** Says that there is another build than this page's; once, however many come. */
function sayWhenNew(workers: ServiceWorkerContainer, entry: string): void {
  let isSaid = false;
  workers.addEventListener("message", ({ data }) => {
    if (isSaid || !isBuildKept(data) || data.kept === entry) return;
    isSaid = true;
    // With something to do it stays until somebody has seen it.
    toast(t().newVersion, { says: t().device.reload, does: () => location.reload() });
  });
  workers.startMessages();
}

/** Browsers have neither where the line is not encrypted. */
const canKeep = (): boolean => "serviceWorker" in navigator && "locks" in navigator;

/**
 * Has the files of this page's build stay as long as it is open, and says when there is another build. From the page's first
 * moment: a worker of another build may take over at any time.
 * @param script the address of the script that this page began with: each build has its own
 */
export function holdBuild(script: string): void {
  if (!canKeep()) return;
  const entry = new URL(script).pathname;
  void navigator.locks.request(entry, { mode: "shared" }, () => new Promise(() => {}));
  sayWhenNew(navigator.serviceWorker, entry);
}

/**
 * Has the program kept by this browser, so that it opens without a line: see worker.ts. Nothing is fetched for somebody who
 * saves data.
 */
export async function keep(): Promise<void> {
  if (!canKeep() || savesData()) return;
  // A browser that keeps nothing, as in a private window, may refuse: the place works with a line as ever.
  await navigator.serviceWorker.register("/worker.js").catch(() => {});
}
