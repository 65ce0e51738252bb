/** Times in ms. The timeout is long enough for a very busy machine. */
export const POLLING = { interval: 2, timeout: 100_000 } as const;
