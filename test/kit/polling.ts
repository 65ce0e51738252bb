/** Polls often, and gives up only when even a very busy machine would be done. */
export const POLLING = { interval: 2, timeout: 100_000 } as const;
