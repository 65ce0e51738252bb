import type { Recorded } from "../../shared/engine/match.ts";

/** The versions at which a log stands between two steps: 0, and after the last event of each cause. */
export function boundsOf(log: readonly Recorded[]): readonly number[] {
  const bounds = [0];
  log.forEach(({ cause }, i) => {
    if (log[i + 1]?.cause !== cause) bounds.push(i + 1);
  });
  return bounds;
}
