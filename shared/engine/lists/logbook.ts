import type { FigureKind } from "../contract/figures.ts";
import type { Day } from "../daily/day.ts";
import type { OccupantKind } from "../match/match-events.ts";
import type { Result } from "../match/result.ts";
import type { Timestamp } from "../time.ts";

export type ResultCounts = Readonly<Record<Result, number>>;

/** A figure's sums for the player and for bots, over the same matches. */
export interface BotComparison {
  readonly matches: number;
  /** Sum of the player's values. */
  readonly own: number;
  /** Sum of the bots' averages on the boards of these matches. */
  readonly bots: number;
}

export interface FigureRecord {
  readonly better: FigureKind;
  /** Smallest value first. */
  readonly counts: readonly (readonly [value: number, matches: number])[];
  /** Absent without matches on boards with known averages of bots. */
  readonly compared?: BotComparison;
}

/** A player's matches on one kind of table. */
export interface BoardRecord {
  readonly game: string;
  /** Empty for a game with a single variant. */
  readonly variant: string;
  readonly seats: number;
  /** The option by which records are separate (`Figures.apart`), with its value as text. */
  readonly option?: { readonly name: string; readonly value: string };
  readonly results: ResultCounts;
  /** The number of matches with known averages of bots, and how many of them bots would win on average. */
  readonly bots?: { readonly matches: number; readonly won: number };
  /** In the order of `Figures.kinds`. */
  readonly figures: Readonly<Record<string, FigureRecord>>;
}

export interface WinStreak {
  readonly matches: number;
  /** The ends of the first and the last match. */
  readonly since: Timestamp;
  readonly until: Timestamp;
}

/** Consecutive days. */
export interface DayRun {
  readonly days: number;
  readonly since: Day;
  readonly until: Day;
}

/** Days with an attempt that counts and is over. */
export interface DailyRecord {
  readonly played: number;
  /** The most recent run. It can continue until the day after `until` is over. */
  readonly last: DayRun;
  /** The earliest of the longest runs. */
  readonly longest: DayRun;
  /** Most recent days, the earliest first. */
  readonly recent: readonly Day[];
}

export interface Teammate {
  readonly player: string;
  /** In the last match together. */
  readonly name: string;
  /** Matches together, and wins among them. */
  readonly matches: number;
  readonly won: number;
}

export interface RecentResult {
  readonly game: string;
  readonly result: Result;
  readonly ended: Timestamp;
}

/** A player's record, computed from their finished matches. */
export interface Logbook {
  /** The most played first. */
  readonly boards: readonly BoardRecord[];
  /** The earliest of the longest runs; absent without a win. */
  readonly longestRun?: WinStreak;
  /** Absent without a daily attempt that counts and is over. */
  readonly days?: DailyRecord;
  /** Most recent matches, the earliest first. */
  readonly course: readonly RecentResult[];
  /** The most successful first. */
  readonly companions: readonly Teammate[];
  /** Offline matches, which count nowhere else; absent if there are none. */
  readonly offline?: ResultCounts;
}

export interface LogbookResponse extends Logbook {
  readonly player: string;
  readonly name: string;
  /** "bot" for a program. */
  readonly kind: OccupantKind;
  /** Readable for everyone with its address. */
  readonly isOpen: boolean;
}

export const playedOf = ({ won, lost, draw, ended }: ResultCounts): number => won + lost + draw + ended;
