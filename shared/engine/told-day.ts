import type { Score } from "./daily.ts";
import type { Day, DayState } from "./day.ts";
import type { SeatFigures } from "./game.ts";
import type { Standings } from "./standings.ts";
import type { Phase } from "./summary.ts";

/** The table of a day, as everybody may know it ahead. */
export interface ToldTable {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
}

/** A try that counts, as its player is told of it. */
export interface ToldTry {
  readonly id: string;
  readonly code: string;
  readonly state: Phase;
  /** Absent until it was played to its end, and where it was given up or ended too late. */
  readonly score?: Score;
}

/** A day, in the calendar. */
export interface ToldDay {
  readonly day: Day;
  readonly state: DayState;
  readonly table: ToldTable;
  /** How many have begun a try that counts. */
  readonly tries: number;
  readonly finished: number;
  /** The caller's own. */
  readonly own?: ToldTry;
}

/** One of the best. */
export interface Best {
  readonly rank: number;
  readonly name: string;
  /** The id of the match, to watch it again by. */
  readonly match: string;
  readonly figures: SeatFigures;
  readonly isFinished: boolean;
  /** Whether it is the caller's. */
  readonly isOwn: boolean;
}

/** How everybody did: told to who has ended their own try, and to everybody once the day has settled. */
export interface ToldStandings extends Standings {
  /** The names of the figures that tries are compared by, the first that differs decides; those who were short were so by the first. */
  readonly order: readonly string[];
  /** The first three; of those who came to the same, some. */
  readonly best: readonly Best[];
}

/** The caller's try, once it is over, among all. */
export interface OwnResult {
  readonly isFinished: boolean;
  /** 1 for who did best; who came to the same has the same. */
  readonly rank: number;
  /** By the names of the game's figures; absent where it was not played to its end. */
  readonly figures?: SeatFigures;
  /** A small picture of it that gives no card away, see `Daily.picture`; empty where it was not played to its end. */
  readonly picture: readonly string[];
}

/** A day by itself. */
export interface WholeDay extends ToldDay {
  /** What the seed of its deal is sealed by: hex SHA-256. */
  readonly commitment: string;
  /** Seconds until this state of the day is over, by the clock of the server; none once it is past. */
  readonly left?: number;
  readonly result?: OwnResult;
  readonly standings?: ToldStandings;
}

/** A day to come. */
export interface SealedDay {
  readonly day: Day;
  readonly table: ToldTable;
  readonly commitment: string;
}

/** The days there are, the last first; today's is the first of all. */
export interface Calendar {
  readonly today: Day;
  /** Those of this page. */
  readonly days: readonly ToldDay[];
  /** The day before which the next page ends; absent on the last. */
  readonly before?: Day;
  /** Those that come, the next first. */
  readonly sealed: readonly SealedDay[];
}
