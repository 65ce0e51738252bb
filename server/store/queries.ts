import type { DailyScore } from "../../shared/engine/daily/daily.ts";
import type { Day } from "../../shared/engine/daily/day.ts";
import type { Result } from "../../shared/engine/match/result.ts";
import type { Phase, Summary } from "../../shared/engine/match/summary.ts";

/** Latest change first. Absent fields do not filter. */
export interface SummaryQuery {
  readonly states?: readonly Phase[];
  /** A player with a seat, even only a reserved one. */
  readonly player?: string;
  readonly visibility?: "open" | "private";
  readonly previous?: string;
  /** Including indirect branches. */
  readonly root?: string;
  /** A day, or the key of a series deal. */
  readonly day?: Day;
  readonly score?: DailyScore;
  /** See `Summary.deal`. */
  readonly deal?: string;
  readonly code?: string;
  readonly id?: string;
  readonly ids?: readonly string[];
  /** 1 to 200. Default: 50. */
  readonly limit?: number;
}

/** Latest end first. Absent fields do not filter. */
export interface FinishedMatchesQuery {
  /** A player who had a seat. Default: public matches. */
  readonly player?: string | undefined;
  /** This match, those it is a rematch of, and all rematches. */
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  readonly variant?: string | undefined;
  readonly seats?: number | undefined;
  /** For `player`; without a player, for the table. */
  readonly result?: Result | undefined;
  /** Part of a name, except `player`'s own; ignores case and accents. */
  readonly name?: string | undefined;
  /** Earliest end, inclusive. ISO 8601, UTC. */
  readonly since?: string | undefined;
  /** Latest end, exclusive. ISO 8601, UTC. */
  readonly until?: string | undefined;
  /** Where the previous page ended. */
  readonly after?: PastPlace | undefined;
  /** 1 to 200. Default: 50. */
  readonly limit?: number;
}

/** Tries that count on a shared deal. */
export interface DayCount {
  /** A day, or the key of a series deal. */
  readonly day: Day;
  readonly tries: number;
  /** Won tries. */
  readonly finished: number;
  /** Grows with each change of these tries. */
  readonly changes: number;
}

/** A match's end (ISO 8601, UTC) and id. */
export interface PastPlace {
  readonly ended: string;
  readonly id: string;
}

/** `summary`: absent if unreadable. */
export interface PastEntry extends PastPlace {
  readonly summary?: Summary;
}

export interface PastCount {
  readonly matches: number;
  /** Grows when a summary changes or a match is removed, not when one is added. */
  readonly changes: number;
}

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
