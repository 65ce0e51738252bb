import type { SeatFigures } from "./figures.ts";

/** A table with a person at the first seat and bots at the others. */
export interface DailyTable<Options extends object = object> {
  readonly options: Options;
  readonly bots: readonly string[];
}

/** The symbols of a result picture: a filled place, and an unfilled one. Spaces are background. */
export const [FILLED, SHORT] = ["#", "-"] as const;

/** Deals of the day: everyone plays the same deal, and their attempts are compared. */
export interface Daily<Options extends object> {
  /**
   * Must not change between releases, because past days can be replayed.
   * @param number days since 1970-01-01, divided by the number of games with daily deals, rounded down
   */
  table(number: number): DailyTable<Options>;
  /** The figures by which attempts are compared. The first one that differs decides; less is better. */
  readonly order: readonly string[];
  /** A whole number for each name of `order`. @param figures of all seats */
  score(figures: readonly SeatFigures[], isWon: boolean): SeatFigures;
  /**
   * How much of the board was filled, without cards: at most 12 rows of at most 12 symbols, each `FILLED`, `SHORT` or a
   * space.
   */
  picture(options: Options, score: SeatFigures): readonly string[];
}
