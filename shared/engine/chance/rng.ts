/** Uniform integers in [0, n), for 1 <= n <= 2^32. */
export type Rng = (n: number) => number;

/** The random stream of a decision's `index`-th event (0-based). */
export type Chance = (index: number) => Rng;
