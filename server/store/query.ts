import type { Score } from "../../shared/engine/daily.ts";
import type { Day } from "../../shared/engine/day.ts";
import type { Recorded } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import type { Query } from "./store.ts";

/** How many summaries a query may return at most. */
export const MOST_LISTED = 200;
const USUAL = 50;

/** How many summaries a query may return: 1 to 200, 50 unless told. */
export const limitOf = ({ limit = USUAL }: Pick<Query, "limit">): number =>
  Math.min(Math.max(Math.trunc(limit) || 1, 1), MOST_LISTED);

/** The ids of the players who have a seat, each once. */
export const playersOf = (summary: Summary): readonly string[] => [
  ...new Set(summary.seats.flatMap((seat) => (seat?.player === undefined ? [] : [seat.player]))),
];

/** The day on whose deal a match is the try that counts of its player. */
export const countedDayOf = ({ daily }: Pick<Summary, "daily">): Day | undefined =>
  daily?.counts ? daily.day : undefined;

/** A score as it is looked up by. */
export const scoreKey = (score: Score | undefined): string | undefined => score && JSON.stringify(score);

/** Whether a summary is what a query asks for; its limit left aside. */
export const answers = (
  summary: Summary,
  { states, player, visibility, previous, root, day, score, deal, code, id, ids }: Query,
): boolean =>
  (states === undefined || states.includes(summary.state)) &&
  (player === undefined || playersOf(summary).includes(player)) &&
  (visibility === undefined || summary.visibility === visibility) &&
  (previous === undefined || summary.previous === previous) &&
  (root === undefined || summary.from?.root === root) &&
  (day === undefined || countedDayOf(summary) === day) &&
  (score === undefined || scoreKey(summary.daily?.score) === scoreKey(score)) &&
  (deal === undefined || summary.deal === deal) &&
  (code === undefined || summary.code === code) &&
  (id === undefined || summary.id === id) &&
  (ids === undefined || ids.includes(summary.id));

/** The order of texts, character by character. */
export const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The order of lists: newest change first, and by id among those that changed in the same millisecond. */
export const newestFirst = (a: Summary, b: Summary): number => compare(b.changedAt, a.changedAt) || compare(a.id, b.id);

/** @throws RangeError unless the entries have the versions expected + 1, + 2 … */
export function mustContinue(expected: number, entries: readonly Recorded[]): void {
  for (const [index, { v }] of entries.entries()) {
    if (v !== expected + index + 1) throw new RangeError(`version ${v} does not follow ${expected + index}`);
  }
}
