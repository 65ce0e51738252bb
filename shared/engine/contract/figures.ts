import type { Seat } from "./events.ts";

/** Figures without a meaning in the match are absent. */
export type SeatFigures = Readonly<Record<string, number>>;

/** Which values are better. */
export type FigureKind = "more" | "less" | "neither";

export interface Figures<State, Options extends object> {
  /** In display order. */
  readonly kinds: Readonly<Record<string, FigureKind>>;
  /** Finite numbers, from public information only. */
  of(state: State, seat: Seat): SeatFigures;
  /** Names all options that affect figures, except the number of seats. Default: the variant. */
  board?(options: Options, seats: number): string;
  /** An option, such as a difficulty, for whose values logbooks keep separate records. */
  readonly apart?: keyof Options & string;
  /** Averages of the game's first bot, written by `npm run averages`. */
  averages?(): Promise<Averages>;
}

export interface Averages {
  /** The shell command that produced them. */
  readonly made: string;
  readonly boards: Readonly<Record<string, Readonly<Record<string, Average>>>>;
}

export interface Average {
  readonly matches: number;
  /** The share of matches that a seat won, 0 to 1. */
  readonly won: number;
  /** Means over the seats that have the figure. */
  readonly figures: SeatFigures;
}
