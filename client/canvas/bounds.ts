import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import type { Timeline } from "../contract/timeline.ts";

/** 0, then the version after each step, which is all events of one cause. */
export function boundsOf(log: readonly Recorded[]): readonly number[] {
  const bounds = [0];
  log.forEach(({ cause }, i) => {
    if (log[i + 1]?.cause !== cause) bounds.push(i + 1);
  });
  return bounds;
}

/** The version after a number of moves, not counting the deal; negative: before the deal. */
export function versionAfter(timeline: Timeline, moves: number): number {
  const [deal, ...others] = movesOf(timeline.log);
  if (deal === undefined) return timeline.log.length;
  if (moves < 0) return boundsOf(timeline.log).findLast((v) => v < deal) ?? 0;
  return moves === 0 ? deal : (others[moves - 1] ?? timeline.log.length);
}
