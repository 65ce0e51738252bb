import type { SeatFigures } from "../contract/figures.ts";
import type { DailyScore } from "../daily/daily.ts";
import type { Day, DayState } from "../daily/day.ts";
import type { Standings } from "../daily/standings.ts";
import type { Phase } from "../match/summary.ts";

/** The table of a day, which is published before the deal opens. */
export interface DayTableResponse {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
}

/** A counting attempt, as sent to its player. */
export interface OwnAttemptResponse {
  readonly id: string;
  readonly code: string;
  readonly state: Phase;
  /** The score of the attempt; absent until it is over, and if it was conceded or ended too late to count. */
  readonly score?: DailyScore;
}

export interface DayResponse {
  readonly day: Day;
  readonly state: DayState;
  readonly table: DayTableResponse;
  /** How many counting attempts were begun, by all players. */
  readonly tries: number;
  readonly finished: number;
  /** The caller's own counting attempt, if any. */
  readonly own?: OwnAttemptResponse;
}

export interface BestAttempt {
  readonly rank: number;
  readonly name: string;
  /** The id of the match, for replay. */
  readonly match: string;
  readonly figures: SeatFigures;
  readonly isFinished: boolean;
  /** Whether it is the caller's. */
  readonly isOwn: boolean;
}

/** The results of all players: sent to those whose own attempt is over, and to everyone once the day has settled. */
export interface StandingsResponse extends Standings {
  /** The figures that compare attempts, in order of priority. The first one is the `by` of the histogram's bars. */
  readonly order: readonly string[];
  /** At most three; if more have equal scores, some are left out. */
  readonly best: readonly BestAttempt[];
}

/** The result of the caller's finished attempt, ranked among all attempts. */
export interface OwnResult {
  readonly isFinished: boolean;
  /** From 1; equal scores share a rank. */
  readonly rank: number;
  /** The figures of the score; absent if the match was not finished. */
  readonly figures?: SeatFigures;
  /** A small picture that shows no cards, see `Daily.picture`; empty if the match was not finished. */
  readonly picture: readonly string[];
}

export interface WholeDayResponse extends DayResponse {
  /** The commitment to the deal's seed: hex SHA-256. */
  readonly commitment: string;
  /** Seconds until this state of the day ends, by the server's clock; absent once it is past. */
  readonly left?: number;
  readonly result?: OwnResult;
  readonly standings?: StandingsResponse;
}

/** A future day. */
export interface UpcomingDay {
  readonly day: Day;
  readonly table: DayTableResponse;
  readonly commitment: string;
}

/** A page of the calendar. */
export interface CalendarResponse {
  readonly today: Day;
  /** Today and earlier days, or only earlier ones on later pages; the latest first. */
  readonly days: readonly DayResponse[];
  /** To request the next page, which begins with the day before this one; absent on the last page. */
  readonly before?: Day;
  /** Future days, the next first. */
  readonly sealed: readonly UpcomingDay[];
}
