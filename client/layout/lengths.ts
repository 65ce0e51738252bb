export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
/** Interpolates linearly from `a` (`part` 0) to `b` (`part` 1). */
export const lerp = (a: number, b: number, part: number): number => a + (b - a) * part;

/** The progress of a value between two bounds, 0..1: 0 up to the first, 1 from the second on. */
export const easeBetween = (value: number, [none, all]: readonly [none: number, all: number]): number =>
  clamp((value - none) / (all - none), 0, 1);

/** The minimum and the preferred size of a part. */
interface Share {
  readonly least: number;
  readonly most: number;
}

/**
 * Divides a length. Each share gets its minimum, then the rest fills the shares in order up to their maximum: when the
 * length shrinks, the last share shrinks first.
 *
 * @returns the parts in the order of the shares; their sum exceeds the length only if the minimums do
 */
export function divided(length: number, shares: readonly Share[]): number[] {
  let left = length - shares.reduce((sum, { least }) => sum + least, 0);
  return shares.map(({ least, most }) => {
    const more = clamp(left, 0, most - least);
    left -= more;
    return least + more;
  });
}
