/** The limits are for all options together. */
export interface Effort {
  readonly playouts: number;
  /** The maximum in all playouts. Default: no limit. */
  readonly moves?: number;
}

export interface HalvingState<Option> {
  /** The reference option, then the remaining ones, most promising first. */
  readonly left: readonly Option[];
  /** All remaining options were tried on each of these samples. */
  readonly samples: number;
  readonly playouts: number;
}

/** The cumulative share of the effort after each round. */
const SHARES = [0.5, 0.75, 1] as const;

/**
 * Sequential halving in three rounds: less promising options are tried less often (after Karnin, Koren and Somekh
 * 2013). The first option always stays, because the others are compared with it. Each option is tried at least once,
 * and a sample that was begun is completed.
 * @param tried tries options on a sample, and returns how many moves that took; undefined aborts
 * @returns undefined if an option could not be tried
 */
export function sequentialHalving<Option>(
  options: readonly Option[],
  spending: Effort,
  tried: (left: readonly Option[], sample: number) => number | undefined,
  promiseOf: (option: Option) => number,
): HalvingState<Option> | undefined {
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
