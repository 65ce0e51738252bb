import { useEffect } from "preact/hooks";

/**
 * Calls whenever the line or the page comes back: a request that failed before, or hangs, may be answered now. Returns what stops
 * that.
 */
export function onComeback(call: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  const seen = () => document.visibilityState === "visible" && call();
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", call);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", call);
  };
}

/** Calls once: after so many ms, or as soon as the line or the page comes back. Returns what stops that. */
export function afterOrComeback(ms: number, call: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    forget();
  };
  const done = () => {
    stop();
    call();
  };
  const timer = setTimeout(done, ms);
  const forget = onComeback(done);
  return stop;
}

/** How long after a failure something is asked for again, in ms. */
const PACE = 5_000;

/** Tries again a few seconds after each failure, and as soon as the line or the page comes back. `isDue`: it failed, and nobody tries. */
export function useRetries(isDue: boolean, retry: () => void): void {
  useEffect(() => (isDue ? afterOrComeback(PACE, retry) : undefined), [isDue]);
}
