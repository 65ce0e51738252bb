import type { DailyAttemptSummary } from "../daily/daily.ts";
import { settlesAt, timestampAt } from "../daily/day.ts";
import type { Timestamp } from "../time.ts";
import { type SeriesAttemptSummary, seriesDealKey } from "./series.ts";

/** A deal that many players play, each of them once: the deal of a day, or one of a series. */
interface SharedDeal {
  /** The key of the deal in lists and counters: a day, or a `seriesDealKey`. */
  readonly key: string;
  /** Whether this match is the one attempt of its players that counts. */
  readonly counts: boolean;
  /** When the deal and all results become public. ISO 8601, UTC. */
  readonly settles: Timestamp;
  /** The score of the match; absent if it has none. */
  readonly score?: readonly number[];
}

/** The fields of a match summary that name its shared deal. */
interface SharedDealFields {
  readonly daily?: DailyAttemptSummary;
  readonly series?: SeriesAttemptSummary;
}

/** The shared deal of a match; undefined if its deal is its own. */
export function sharedDealOf({ daily, series }: SharedDealFields): SharedDeal | undefined {
  if (daily) {
    const { day, counts, score } = daily;
    return { key: day, counts, settles: timestampAt(settlesAt(day)), ...(score && { score }) };
  }
  if (!series) return undefined;
  const { counts, until, score } = series;
  return { key: seriesDealKey(series), counts, settles: until, ...(score && { score }) };
}
