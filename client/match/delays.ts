import { afterOrComeback } from "../ui/comeback.ts";

const SHORTEST = 200;
const LONGEST = 5_000;

/**
 * How long to wait before the next attempt to reach a table: doubling, at most five seconds, and never the same for two
 * browsers, so that a server that comes back is not met by all of them at once.
 * @param random uniform in [0, 1)
 */
export const delayBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.5 + random / 2);

/** How long an attempt to reach a table may take, in ms: a slow line gets more time with each. */
export const limitOf = (attempt: number): number => Math.min(20_000, 8_000 + 4_000 * attempt);

/** Waits, but not past the moment at which trying again makes sense: the line or the page came back. */
export const waitToRetry = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    afterOrComeback(ms, resolve);
  });
