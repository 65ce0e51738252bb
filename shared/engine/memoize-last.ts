/**
 * How many steps a game's reducer keeps: decisions rarely take more. A decision folds its own events to find what happens next,
 * and its caller then folds the same events from the same state.
 */
export const KEPT_STEPS = 16;

/**
 * A pure function that keeps the results of its last calls: a call with the same two arguments, by identity, returns the same
 * result again. With `calls` = 1 it keeps one result, which is enough where many callers ask the same question in a row.
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
