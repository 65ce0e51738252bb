import type { DailyScore } from "../../shared/engine/daily/daily.ts";
import type { Day } from "../../shared/engine/daily/day.ts";
import type { Result } from "../../shared/engine/match/result.ts";
import type { Phase, Summary } from "../../shared/engine/match/summary.ts";

/** Which summaries to list, latest change first. Absent fields do not filter. */
export interface SummaryQuery {
  readonly states?: readonly Phase[];
  /** Matches in which this player has a seat, even only a reserved one. */
  readonly player?: string;
  readonly visibility?: "open" | "private";
  readonly previous?: string;
  /** Branches of this match, direct or indirect. */
  readonly root?: string;
  /** Only tries on this shared deal that count: a day, or the key of a deal of a series. */
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

/** Which finished matches to list, latest end first. Absent fields do not filter. */
export interface FinishedMatchesQuery {
  /** Matches in which this player had a seat. Default: public matches. */
  readonly player?: string | undefined;
  /** Matches of one table: this match, those it is a rematch of, and all their rematches. */
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  /** The variant as the game's options name it. */
  readonly variant?: string | undefined;
  readonly seats?: number | undefined;
  /** The result for `player`, or for the table if no player is given. */
  readonly result?: Result | undefined;
  /** A part of another player's name; case and accents are ignored. */
  readonly name?: string | undefined;
  /** Earliest end, inclusive. ISO 8601, UTC. */
  readonly since?: string | undefined;
  /** Latest end, exclusive. ISO 8601, UTC. */
  readonly until?: string | undefined;
  /** Matches that come after this place in the list. */
  readonly after?: PastPlace | undefined;
  /** 1 to 200. Default: 50. */
  readonly limit?: number;
}

/** Totals of the tries on one shared deal. Only tries that count are included. */
export interface DayCount {
  /** A day, or the key of a deal of a series. */
  readonly day: Day;
  readonly tries: number;
  /** Number of tries that were won. */
  readonly finished: number;
  /** Grows with every change of these tries. */
  readonly changes: number;
}

/** A position in a list of past matches: the end of the match there (ISO 8601, UTC), and its id. */
export interface PastPlace {
  readonly ended: string;
  readonly id: string;
}

/** A past match. The summary is absent if it is unreadable. */
export interface PastEntry extends PastPlace {
  readonly summary?: Summary;
}

export interface PastCount {
  readonly matches: number;
  /** Grows when the summary of a past match changes or a match is removed; not when one is added. */
  readonly changes: number;
}

/** The version of the code that made a match's summary. */
export interface SummaryVersion {
  readonly id: string;
  /** Empty if the summary is unreadable. */
  readonly game: string;
  readonly state: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  /** The `summaryVersion` of the summary; 0 if absent. */
  readonly summaryVersion: number;
}
