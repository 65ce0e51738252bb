import type { DailyScore } from "../../shared/engine/daily/daily.ts";
import type { Day } from "../../shared/engine/daily/day.ts";
import type { Result } from "../../shared/engine/match/result.ts";
import type { Phase, Summary } from "../../shared/engine/match/summary.ts";

/** A query for summaries, latest change first. Absent fields do not filter. */
export interface SummaryQuery {
  readonly states?: readonly Phase[];
  /** Matches in which this player has a seat, even only a reserved one. */
  readonly player?: string;
  readonly visibility?: "open" | "private";
  readonly previous?: string;
  /** Direct and indirect branches of this match. */
  readonly root?: string;
  /** Tries that count on this shared deal: a day, or the key of a deal of a series. */
  readonly day?: Day;
  /** Matches on a shared deal with this score. */
  readonly score?: DailyScore;
  /** Finished matches of this deal, see `Summary.deal`. */
  readonly deal?: string;
  readonly code?: string;
  readonly id?: string;
  readonly ids?: readonly string[];
  /** 1 to 200. Default: 50. */
  readonly limit?: number;
}

/** A query for finished matches, latest end first. Absent fields do not filter. */
export interface FinishedMatchesQuery {
  /** Matches in which this player had a seat. Default: public matches. */
  readonly player?: string | undefined;
  /** This match, those it is a rematch of, and all their rematches. */
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  readonly variant?: string | undefined;
  readonly seats?: number | undefined;
  /** The result for `player`; without a player, for the table. */
  readonly result?: Result | undefined;
  /** Part of another player's name, without regard to case and accents. */
  readonly name?: string | undefined;
  /** Earliest end, inclusive. ISO 8601, UTC. */
  readonly since?: string | undefined;
  /** Latest end, exclusive. ISO 8601, UTC. */
  readonly until?: string | undefined;
  /** Matches after this place in the list. */
  readonly after?: PastPlace | undefined;
  /** 1 to 200. Default: 50. */
  readonly limit?: number;
}

/** Totals of the tries that count on a shared deal. */
export interface DayCount {
  /** A day, or the key of a deal of a series. */
  readonly day: Day;
  readonly tries: number;
  /** Tries that were won. */
  readonly finished: number;
  /** Grows with each change of these tries. */
  readonly changes: number;
}

/** A match's end (ISO 8601, UTC) and id. */
export interface PastPlace {
  readonly ended: string;
  readonly id: string;
}

/** A past match, without its summary if that is unreadable. */
export interface PastEntry extends PastPlace {
  readonly summary?: Summary;
}

export interface PastCount {
  readonly matches: number;
  /** Grows when a past match's summary changes or a match is removed, not when one is added. */
  readonly changes: number;
}

/** Which version of the code made a match's summary. */
export interface SummaryVersion {
  readonly id: string;
  /** Empty if the summary is unreadable. */
  readonly game: string;
  readonly state: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  /** 0 if the summary has none. */
  readonly summaryVersion: number;
}
