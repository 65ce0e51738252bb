const SHORTEST = 200;
const LONGEST = 5_000;

/**
 * How long to wait before the next attempt to reach a table: doubling, at most five seconds, and never the same for two
 * browsers, so that a server that comes back is not met by all of them at once.
 * @param random uniform in [0, 1)
 */
export const delayBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.5 + random / 2);

/** Waits, but not past the moment at which trying again makes sense at once: the line or the page came back. */
export function waitToRetry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      document.removeEventListener("visibilitychange", seen);
      resolve();
    };
    const seen = () => document.visibilityState === "visible" && done();
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    document.addEventListener("visibilitychange", seen);
  });
}
