import type { SeatFigures } from "./figures.ts";

/** The table that everyone plays on a day: a person at the first seat, these bots at the others. */
export interface DailyTable<Options extends object = object> {
  readonly options: Options;
  readonly bots: readonly string[];
}

/** Symbols in result pictures, beside spaces: reached, and not reached. */
export const [FILLED, SHORT] = ["#", "-"] as const;

/** Deals of the day: one deal for everyone, whose attempts are compared. */
export interface Daily<Options extends object> {
  /**
   * The table of a day. Must be the same in every release, because past days can be replayed.
   * @param number days since 1970-01-01
   */
  table(number: number): DailyTable<Options>;
  /** Figures that compare attempts. The first one that differs decides; less is better. */
  readonly order: readonly string[];
  /** The result of a finished attempt, by the names of `order`, in whole numbers. @param figures those of all seats */
  score(figures: readonly SeatFigures[], isWon: boolean): SeatFigures;
  /**
   * A small picture of an attempt: at most 12 rows of 12 `FILLED`, `SHORT` and spaces. Shows no cards, and of a board
   * only how much of it was filled.
   */
  picture(options: Options, score: SeatFigures): readonly string[];
}
