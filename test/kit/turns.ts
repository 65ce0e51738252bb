/** Seconds that a file with turns may take a gate run on average. */
const SHARE = 3;

/** Seconds by path. */
export type FileTimes = Readonly<Record<string, number>>;

/**
 * The files whose turn it is: systematic sampling with chances by their times. Runs with different seeds take about the
 * same time, and neighbours in the alphabet, which often test the same feature, have their turns in different runs.
 * @param times the same for each run of the same sources; a file without time always has its turn
 * @param seed of the run, a whole number from 0
 * @param least the share of runs in which the slowest files have their turn, from 0 (exclusive) to 1
 */
export function filesInTurn(
  paths: Iterable<string>,
  times: FileTimes,
  seed: number,
  least: number,
): ReadonlySet<string> {
  const chosen = new Set<string>();
  // Consecutive seeds are far apart: the fraction of their multiples of the golden ratio.
  let sum = (seed * 0.618_033_988_749_895) % 1;
  for (const path of [...paths].toSorted()) {
    const before = Math.floor(sum);
    sum += Math.min(1, Math.max(least, SHARE / (times[path] ?? 0)));
    if (Math.floor(sum) > before) chosen.add(path);
  }
  return chosen;
}
