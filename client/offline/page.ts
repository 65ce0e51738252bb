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
    toast(t().newVersion);
  });
  workers.startMessages();
}

/**
 * Has the program kept by this browser, so that it opens without a line: see worker.ts. Nothing is fetched for somebody who
 * saves data. As long as this page is open the files of its build stay.
 * @param script the address of the script that this page began with: each build has its own
 */
export async function keep(script: string): Promise<void> {
  // Browsers have neither where the line is not encrypted.
  if (!("serviceWorker" in navigator && "locks" in navigator)) return;
  const entry = new URL(script).pathname;
  void navigator.locks.request(entry, { mode: "shared" }, () => new Promise(() => {}));
  sayWhenNew(navigator.serviceWorker, entry);
  if (savesData()) return;
  // A browser that keeps nothing, as in a private window, may refuse: the place works with a line as ever.
  await navigator.serviceWorker.register("/worker.js").catch(() => {});
}
