import { keep, kept } from "../storage/kept.ts";

const KEY = "reloaded";
/** Two loads within this time would be a loop, in milliseconds. */
const CALM = 20_000;

/**
 * A page that was open while a new release was put in place asks for parts that are gone. It loads itself anew, but not
 * over and over: when that does not help, whoever asked for the part says that it cannot be had.
 */
export function reloadWhenStale(): void {
  addEventListener("vite:preloadError", () => {
    const now = Date.now();
    if (now - Number(kept(KEY) ?? 0) < CALM) return;
    keep(KEY, String(now));
    location.reload();
  });
}
