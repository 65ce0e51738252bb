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
  /** Absent unless played to the end in time. */
  readonly score?: DailyScore;
}

export interface DayResponse {
  readonly day: Day;
  readonly state: DayState;
  readonly table: DayTableResponse;
  /** By all players. */
  readonly tries: number;
  readonly finished: number;
  readonly own?: OwnAttemptResponse;
}

export interface BestAttempt {
  readonly rank: number;
  readonly name: string;
  readonly match: string;
  readonly figures: SeatFigures;
  readonly isFinished: boolean;
  /** The caller's. */
  readonly isOwn: boolean;
}

/** Sent once the caller's own attempt is over, or the day is past. */
export interface StandingsResponse extends Standings {
  /** Figure names; the first is the `by` of the bars. */
  readonly order: readonly string[];
  /** At most three, even if more have equal scores. */
  readonly best: readonly BestAttempt[];
}

export interface OwnResult {
  readonly isFinished: boolean;
  /** From 1; equal scores share a rank. */
  readonly rank: number;
  /** Absent without a score. */
  readonly figures?: SeatFigures;
  /** See `Daily.picture`; empty without a score. */
  readonly picture: readonly string[];
}

export interface WholeDayResponse extends DayResponse {
  /** Of the deal's seed: hex SHA-256. */
  readonly commitment: string;
  /** Seconds until `state` changes; absent once the day is past. */
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
  /** Latest first, from today on the first page. */
  readonly days: readonly DayResponse[];
  /** Requests the next page; absent on the last one. */
  readonly before?: Day;
  /** Future days, the next first. */
  readonly sealed: readonly UpcomingDay[];
}
