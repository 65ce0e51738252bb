/** Bounds of the delay before its jitter, in ms. */
const SHORTEST = 200;
const LONGEST = 5_000;

/**
 * Delay in ms: doubles from 100–200 to 2,500–5,000, with jitter so that clients do not return to a restarted server
 * together.
 * @param random uniform in [0, 1)
 */
export const delayBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.5 + random / 2);

/** Time limit of 8,000 to 20,000 ms, growing with each attempt, for slow connections. */
export const limitOf = (attempt: number): number => Math.min(20_000, 8_000 + 4_000 * attempt);
