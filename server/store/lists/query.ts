import type { DailyScore } from "../../../shared/engine/daily/daily.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { sharedDealOf } from "../../../shared/engine/series/shared-deal.ts";
import type { SummaryQuery } from "../queries.ts";

export const MOST_LISTED = 200;
const USUAL = 50;

/** From 1 to 200. Default: 50. */
export const limitOf = ({ limit = USUAL }: Pick<SummaryQuery, "limit">): number =>
  Math.min(Math.max(Math.trunc(limit) || 1, 1), MOST_LISTED);

/** Players with a seat, even a reserved one, without duplicates. */
export const playersOf = (summary: Summary): readonly string[] => [
  ...new Set(summary.seats.flatMap((seat) => (seat?.player === undefined ? [] : [seat.player]))),
];

/** The key of the shared deal on which the match is a try that counts. */
export function countedDealOf(summary: Pick<Summary, "daily" | "series">): string | undefined {
  const deal = sharedDealOf(summary);
  return deal?.counts ? deal.key : undefined;
}

export const scoreOf = (summary: Pick<Summary, "daily" | "series">): DailyScore | undefined =>
  sharedDealOf(summary)?.score;

export const scoreKey = (score: DailyScore | undefined): string | undefined => score && JSON.stringify(score);

export const answers = (
  summary: Summary,
  { states, player, visibility, previous, root, day, score, deal, code, id, ids }: SummaryQuery,
): boolean =>
  (states === undefined || states.includes(summary.state)) &&
  (player === undefined || playersOf(summary).includes(player)) &&
  (visibility === undefined || summary.visibility === visibility) &&
  (previous === undefined || summary.previous === previous) &&
  (root === undefined || summary.from?.root === root) &&
  (day === undefined || countedDealOf(summary) === day) &&
  (score === undefined || scoreKey(scoreOf(summary)) === scoreKey(score)) &&
  (deal === undefined || summary.deal === deal) &&
  (code === undefined || summary.code === code) &&
  (id === undefined || summary.id === id) &&
  (ids === undefined || ids.includes(summary.id));

/** Compares texts by UTF-16 code units. */
export const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

export const newestFirst = (a: Summary, b: Summary): number => compare(b.changedAt, a.changedAt) || compare(a.id, b.id);

/** @throws RangeError unless there are entries, with the versions `expected` + 1, + 2 … */
export function mustContinue(expected: number, entries: readonly Recorded[]): void {
  if (entries.length === 0) throw new RangeError("an append has at least one entry");
  for (const [index, { v }] of entries.entries()) {
    if (v !== expected + index + 1) throw new RangeError(`version ${v} does not follow ${expected + index}`);
  }
}
