/**
 * How many results a game's reducer memoizes; a decision rarely has more events. A decision folds its own events to
 * find out what happens next, and its caller then folds the same events from the same state again.
 */
export const MEMOIZED_EVENTS = 16;

/**
 * Memoizes the last calls of a pure function. Compares arguments by identity.
 * @param calls how many results are kept. A call compares its arguments with those of all kept results, so keep it
 * small
 */
export function memoizeLast<A, B, Result>(compute: (a: A, b: B) => Result, calls: number): (a: A, b: B) => Result {
  const firsts: A[] = [];
  const seconds: B[] = [];
  const results: Result[] = [];
  let oldest = 0;
  return (a, b) => {
    for (let known = seconds.indexOf(b); known >= 0; known = seconds.indexOf(b, known + 1))
      if (firsts[known] === a) return results[known]!;
    const result = compute(a, b);
    firsts[oldest] = a;
    seconds[oldest] = b;
    results[oldest] = result;
    oldest = (oldest + 1) % calls;
    return result;
  };
}
