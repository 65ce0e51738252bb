import type { FigureKind } from "../contract/figures.ts";
import type { Day } from "../daily/day.ts";
import type { Result } from "../match/result.ts";
import type { Timestamp } from "../time.ts";

/** The number of matches with each result, for the player. */
export type ResultCounts = Readonly<Record<Result, number>>;

/** A figure of the player compared with that of bots, over the same matches. */
export interface BotComparison {
  readonly matches: number;
  /** The sum of the player's values. */
  readonly own: number;
  /** The sum of the bots' averages on the boards of these matches. */
  readonly bots: number;
}

/** A figure over several matches. */
export interface FigureRecord {
  readonly better: FigureKind;
  /** Each value with its number of matches, smallest first. */
  readonly counts: readonly (readonly [value: number, matches: number])[];
  /** Only over matches on boards with known averages of bots; absent if there are none. */
  readonly compared?: BotComparison;
}

/** All matches of a player on one kind of table. */
export interface BoardRecord {
  readonly game: string;
  /** Empty for a game with a single variant. */
  readonly variant: string;
  readonly seats: number;
  /** The option by which records are separated (`Figures.apart` of the game), with its value as text. */
  readonly option?: { readonly name: string; readonly value: string };
  readonly results: ResultCounts;
  /** The number of matches with known averages of bots, and how many of them bots would win on average. */
  readonly bots?: { readonly matches: number; readonly won: number };
  /** By the names of `Figures.kinds`, in their order. */
  readonly figures: Readonly<Record<string, FigureRecord>>;
}

/** Consecutive wins. */
export interface WinStreak {
  readonly matches: number;
  /** When the first and last of them ended. */
  readonly since: Timestamp;
  readonly until: Timestamp;
}

/** Consecutive days with an attempt that counts and is over. */
export interface DayRun {
  readonly days: number;
  readonly since: Day;
  readonly until: Day;
}

/** The days with an attempt that counts and is over. */
export interface DailyRecord {
  readonly played: number;
  /** The most recent run. It can continue while the day after `until` is not over. */
  readonly last: DayRun;
  /** The longest run; the earliest if there are several. */
  readonly longest: DayRun;
  /** The most recent days, the earliest first. */
  readonly recent: readonly Day[];
}

export interface Teammate {
  readonly player: string;
  /** Their name in the last match together. */
  readonly name: string;
  /** The number of matches together, and of those won. */
  readonly matches: number;
  readonly won: number;
}

/** The result of one match. */
export interface RecentResult {
  readonly game: string;
  readonly result: Result;
  readonly ended: Timestamp;
}

/** A player's record: a fold over their finished matches. */
export interface Logbook {
  /** Kinds of tables, the most played first. */
  readonly boards: readonly BoardRecord[];
  /** The first of the longest runs; absent without a win. */
  readonly longestRun?: WinStreak;
  /** Absent if the player has no daily attempt that counts and is over. */
  readonly days?: DailyRecord;
  /** The most recent matches, in the order they ended. */
  readonly course: readonly RecentResult[];
  /** The most successful teammates, the best first. */
  readonly companions: readonly Teammate[];
  /** Matches played offline and uploaded later, which count nowhere else; absent if there are none. */
  readonly offline?: ResultCounts;
}

/** A logbook as sent to readers. */
export interface LogbookResponse extends Logbook {
  readonly player: string;
  readonly name: string;
  /** Whether everyone with its address may read it. */
  readonly isOpen: boolean;
}

export const playedOf = ({ won, lost, draw, ended }: ResultCounts): number => won + lost + draw + ended;
