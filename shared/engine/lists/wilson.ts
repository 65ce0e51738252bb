/** 95 % of a normal distribution lies within this many standard deviations. */
export const Z = 1.96;

/**
 * 95 % confidence interval of a proportion (E. B. Wilson, 1927).
 * @param of more than 0
 */
export function wilson(won: number, of: number): readonly [low: number, high: number] {
  const share = won / of;
  const middle = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return [(middle - spread) / (1 + Z ** 2 / of), (middle + spread) / (1 + Z ** 2 / of)];
}
