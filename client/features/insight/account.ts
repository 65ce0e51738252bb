import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { Analysis } from "../../../shared/insight/analysis.ts";

/**
 * A seat's chance at the beginning (`first`) and end (`last`), and what changed it, in whole percentage points that add
 * up.
 */
interface ChanceBreakdown {
  readonly first: number;
  /** By the seat that decided. */
  readonly decisions: readonly number[];
  readonly luck: number;
  /** Undefined in a match that was played to its end. */
  readonly givenUp?: number;
  readonly last: number;
}

/** The remainder of rounding goes to luck, so that the numbers add up. */
export function accountOf({ changes, first, end, givenUp }: Analysis, seat: Seat): ChanceBreakdown {
  const decisions = end.map((_, mover) =>
    points(changes.reduce((sum, change) => sum + (change.seat === mover ? change.decision[seat]! : 0), 0)),
  );
  const [begun, ended] = [points(first[seat]!), points(end[seat]!)];
  const conceded = givenUp && points(givenUp[seat]!);
  const luck = ended - begun - decisions.reduce((sum, n) => sum + n, conceded ?? 0);
  return { first: begun, decisions, luck, ...(conceded !== undefined && { givenUp: conceded }), last: ended };
}

/** Converts a share 0..1 to whole percentage points. */
export const points = (share: number): number => Math.round(100 * share) || 0;
