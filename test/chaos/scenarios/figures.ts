/** A quantile of figures, 0 to 1: 0.5 is the median. */
export const quantile = (figures: readonly number[], q: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
};
