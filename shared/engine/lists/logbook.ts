import type { FigureKind } from "../contract/figures.ts";
import type { Day } from "../daily/day.ts";
import type { OccupantKind } from "../match/match-events.ts";
import type { Result } from "../match/result.ts";
import type { Timestamp } from "../time.ts";

export type ResultCounts = Readonly<Record<Result, number>>;

/** Sums over the same matches. */
export interface BotComparison {
  readonly matches: number;
  readonly own: number;
  /** Sum of the bots' averages. */
  readonly bots: number;
}

export interface FigureRecord {
  readonly better: FigureKind;
  /** Smallest value first. */
  readonly counts: readonly (readonly [value: number, matches: number])[];
  /** Absent without averages of bots. */
  readonly compared?: BotComparison;
}

export interface BoardRecord {
  readonly game: string;
  /** Empty for an unknown game, or one with a single variant. */
  readonly variant: string;
  readonly seats: number;
  /** From `Figures.apart`. */
  readonly option?: { readonly name: string; readonly value: string };
  readonly results: ResultCounts;
  /** Matches with known averages of bots, and the expected wins of bots. */
  readonly bots?: { readonly matches: number; readonly won: number };
  readonly figures: Readonly<Record<string, FigureRecord>>;
}

export interface WinStreak {
  readonly matches: number;
  /** The ends of the first and the last match. */
  readonly since: Timestamp;
  readonly until: Timestamp;
}

export interface DayRun {
  readonly days: number;
  readonly since: Day;
  readonly until: Day;
}

/** Days with a counting attempt that is over. */
export interface DailyRecord {
  readonly played: number;
  /** The most recent run, which can continue until the day after `until` is over. */
  readonly last: DayRun;
  /** The earliest of the longest runs. */
  readonly longest: DayRun;
  /** Most recent days, the earliest first. */
  readonly recent: readonly Day[];
}

export interface Teammate {
  readonly player: string;
  readonly name: string;
  readonly matches: number;
  readonly won: number;
}

export interface RecentResult {
  readonly game: string;
  readonly result: Result;
  readonly ended: Timestamp;
}

export interface Logbook {
  /** The most played first. */
  readonly boards: readonly BoardRecord[];
  /** The earliest of the longest runs; absent without a win. */
  readonly longestRun?: WinStreak;
  /** Absent without a counting attempt that is over. */
  readonly days?: DailyRecord;
  /** Most recent matches, the earliest first. */
  readonly course: readonly RecentResult[];
  /** The most successful first. */
  readonly companions: readonly Teammate[];
  /** Offline matches, which count nowhere else. */
  readonly offline?: ResultCounts;
}

export interface LogbookResponse extends Logbook {
  readonly player: string;
  readonly name: string;
  /** "bot" for a program. */
  readonly kind: OccupantKind;
  readonly isOpen: boolean;
}

export const playedOf = ({ won, lost, draw, ended }: ResultCounts): number => won + lost + draw + ended;
