/** More than the events of a usual decision, which are folded again from the same state. */
export const MEMOIZED_EVENTS = 16;

/**
 * Compares arguments by identity.
 * @param calls number of results kept; each call searches all of them
 */
export function memoizeLast<A, B, Result>(compute: (a: A, b: B) => Result, calls: number): (a: A, b: B) => Result {
  const firsts: A[] = [];
  const seconds: B[] = [];
  const results: Result[] = [];
  let oldest = 0;
  return (a, b) => {
    for (let i = seconds.indexOf(b); i >= 0; i = seconds.indexOf(b, i + 1)) if (firsts[i] === a) return results[i]!;
    const result = compute(a, b);
    firsts[oldest] = a;
    seconds[oldest] = b;
    results[oldest] = result;
    oldest = (oldest + 1) % calls;
    return result;
  };
}
