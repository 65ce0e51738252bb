/**
 * How many steps a game's reducer keeps: decisions rarely take more. A decision folds its own events to find what happens next,
 * and its caller then folds the same events from the same state.
 */
export const MEMOIZED_EVENTS = 16;

/**
 * Memoizes the last calls of a pure function, with arguments compared by identity. One call is enough where many
 * callers ask for the same one in a row.
 * @param calls how many results are kept; each call compares its arguments with all of them
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
