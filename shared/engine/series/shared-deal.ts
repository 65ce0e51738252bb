import type { DailyAttemptSummary } from "../daily/daily.ts";
import { settlesAt, timestampAt } from "../daily/day.ts";
import type { Timestamp } from "../time.ts";
import { type SeriesAttemptSummary, seriesDealKey } from "./series.ts";

/** A deal that many players play once each: of a day, or of a series. */
interface SharedDeal {
  /** A day, or a `seriesDealKey`. */
  readonly key: string;
  readonly counts: boolean;
  /** When the deal and results become public. ISO 8601, UTC. */
  readonly settles: Timestamp;
  readonly score?: readonly number[];
}

interface SharedDealFields {
  readonly daily?: DailyAttemptSummary;
  readonly series?: SeriesAttemptSummary;
}

/** Undefined if the match has a deal of its own. */
export function sharedDealOf({ daily, series }: SharedDealFields): SharedDeal | undefined {
  if (daily) {
    const { day, counts, score } = daily;
    return { key: day, counts, settles: timestampAt(settlesAt(day)), ...(score && { score }) };
  }
  if (!series) return undefined;
  const { counts, until, score } = series;
  return { key: seriesDealKey(series), counts, settles: until, ...(score && { score }) };
}
