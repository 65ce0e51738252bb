/** Uniform integers in [0, n), for 1 <= n <= 2^32. */
export type Rng = (n: number) => number;

/** The random stream of the `index`-th event (0-based) of a decision. */
export type Chance = (index: number) => Rng;
