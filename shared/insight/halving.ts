/** How much may be spent on trying options out, on all of them together. */
export interface Effort {
  readonly playouts: number;
  /** So many moves at most in all of these, where playouts may be long; else as many as they take. */
  readonly moves?: number;
}

/** What became of all that was spent. */
export interface Halving<Option> {
  /** The option that the others are compared with, then those of them that were tried to the end, the most promising first. */
  readonly left: readonly Option[];
  /** So many times chance was asked for the same of all that were left. */
  readonly samples: number;
  readonly playouts: number;
}

/** Half of it is spent on all options, a quarter on the better half, the last on the better half of that. */
const SHARES = [0.5, 0.75, 1] as const;

/**
 * Sequential halving (after Karnin, Koren and Somekh 2013, who spend the same in each of as many rounds as leave one): what
 * promises little is tried less, in three rounds. All options that are left are tried on the same samples. The first one stays, as
 * the others are compared with it. Every option is tried once at least; what was begun is done with all that are left.
 * @param tried tries options on one sample more, by its number from 0, and tells in how many moves; undefined ends it all
 * @param promiseOf what an option has given so far, on average
 * @returns undefined where something could not be tried
 */
export function halved<Option>(
  options: readonly Option[],
  spending: Effort,
  tried: (left: readonly Option[], sample: number) => number | undefined,
  promiseOf: (option: Option) => number,
): Halving<Option> | undefined {
  const most = spending.moves ?? Number.POSITIVE_INFINITY;
  let left = options;
  let [samples, playouts, moves] = [0, 0, 0];
  for (const share of SHARES) {
    for (; playouts < share * spending.playouts && moves < share * most; playouts += left.length) {
      const took = tried(left, samples++);
      if (took === undefined) return undefined;
      moves += took;
    }
    left = betterHalf(left, promiseOf);
  }
  return { left, samples, playouts };
}

/** The first option, and the better half of the others. */
function betterHalf<Option>(
  [first, ...others]: readonly Option[],
  promiseOf: (option: Option) => number,
): readonly Option[] {
  const sorted = others.toSorted((a, b) => promiseOf(b) - promiseOf(a));
  return [first!, ...sorted.slice(0, Math.max(1, others.length >> 1))];
}
