import type { Seat } from "../../shared/engine/game.ts";
import type { Analysis } from "../../shared/insight/analysis.ts";

/**
 * The development of a seat's chance in a match, in whole percentage points: decisions and luck lead from the first to
 * the last.
 */
export interface ChanceBreakdown {
  readonly first: number;
  /** The effect of each seat's decisions. */
  readonly decisions: readonly number[];
  readonly luck: number;
  readonly last: number;
}

/** The remainder goes to luck, so that the rounded numbers add up. */
export function accountOf({ changes, first, end }: Analysis, seat: Seat): ChanceBreakdown {
  const decisions = end.map((_, mover) =>
    points(changes.reduce((sum, change) => sum + (change.seat === mover ? change.decision[seat]! : 0), 0)),
  );
  const [begun, ended] = [points(first[seat]!), points(end[seat]!)];
  return { first: begun, decisions, luck: ended - begun - decisions.reduce((sum, n) => sum + n, 0), last: ended };
}

/** A share in percentage points. */
export const points = (share: number): number => Math.round(100 * share) || 0;
