import type { SeatFigures } from "../contract/figures.ts";
import type { DailyScore } from "../daily/daily.ts";
import type { Day, DayState } from "../daily/day.ts";
import type { Standings } from "../daily/standings.ts";
import type { Phase } from "../match/summary.ts";

/** Published before the deal opens. */
export interface DayTableResponse {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
}

export interface OwnAttemptResponse {
  readonly id: string;
  readonly code: string;
  readonly state: Phase;
  /** Absent unless the match was played to its end in time. */
  readonly score?: DailyScore;
}

export interface DayResponse {
  readonly day: Day;
  readonly state: DayState;
  readonly table: DayTableResponse;
  /** The number of counting attempts, by all players. */
  readonly tries: number;
  readonly finished: number;
  /** The caller's counting attempt. */
  readonly own?: OwnAttemptResponse;
}

export interface BestAttempt {
  readonly rank: number;
  readonly name: string;
  /** The id of the match. */
  readonly match: string;
  readonly figures: SeatFigures;
  readonly isFinished: boolean;
  /** Whether the attempt is the caller's. */
  readonly isOwn: boolean;
}

/** Sent once the caller's own attempt is over, or the day is past. */
export interface StandingsResponse extends Standings {
  /** The names of the figures that compare attempts, by priority. The first is the `by` of the bars. */
  readonly order: readonly string[];
  /** At most three, even if more have equal scores. */
  readonly best: readonly BestAttempt[];
}

/** The caller's counting attempt, ranked among all attempts. */
export interface OwnResult {
  readonly isFinished: boolean;
  /** From 1; equal scores share a rank. */
  readonly rank: number;
  /** Absent if the attempt has no score. */
  readonly figures?: SeatFigures;
  /** See `Daily.picture`; empty if the attempt has no score. */
  readonly picture: readonly string[];
}

export interface WholeDayResponse extends DayResponse {
  /** The commitment to the deal's seed: hex SHA-256. */
  readonly commitment: string;
  /** Seconds until `state` changes, by the server's clock; absent once the day is past. */
  readonly left?: number;
  readonly result?: OwnResult;
  readonly standings?: StandingsResponse;
}

export interface UpcomingDay {
  readonly day: Day;
  readonly table: DayTableResponse;
  readonly commitment: string;
}

export interface CalendarResponse {
  readonly today: Day;
  /** The latest first; the first page begins with today. */
  readonly days: readonly DayResponse[];
  /** To request the next page, which begins with the day before this one; absent on the last page. */
  readonly before?: Day;
  /** Future days, the next first. */
  readonly sealed: readonly UpcomingDay[];
}
