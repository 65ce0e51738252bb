import type { Seat } from "../../shared/engine/game.ts";
import type { Analysis } from "../../shared/insight/analysis.ts";

/** What became of a seat's chance in a match, in whole points of a hundred: decisions and luck lead from the first to the last. */
export interface Account {
  readonly first: number;
  /** What the decisions of each seat cost or brought. */
  readonly decisions: readonly number[];
  readonly luck: number;
  readonly last: number;
}

/** So that what is rounded adds up as well, luck has what is left. */
export function accountOf({ changes, first, end }: Analysis, seat: Seat): Account {
  const decisions = end.map((_, mover) =>
    points(changes.reduce((sum, change) => sum + (change.seat === mover ? change.decision[seat]! : 0), 0)),
  );
  const [begun, ended] = [points(first[seat]!), points(end[seat]!)];
  return { first: begun, decisions, luck: ended - begun - decisions.reduce((sum, n) => sum + n, 0), last: ended };
}

/** A share in points of a hundred. */
export const points = (share: number): number => Math.round(100 * share) || 0;
