import type { SeatFigures } from "./figures.ts";

/** The table of a day: a person at the first seat, bots at the others. */
export interface DailyTable<Options extends object = object> {
  readonly options: Options;
  readonly bots: readonly string[];
}

/** The symbols of a result picture: a filled place, and one that was not reached. Spaces are background. */
export const [FILLED, SHORT] = ["#", "-"] as const;

/** Deals of the day: everyone plays the same deal, and their attempts are compared. */
export interface Daily<Options extends object> {
  /**
   * The table of a day. Must be the same in every release, because past days can be replayed.
   * @param number days since 1970-01-01
   */
  table(number: number): DailyTable<Options>;
  /** The figures by which attempts are compared. The first one that differs decides; less is better. */
  readonly order: readonly string[];
  /** The result of a finished attempt: a whole number for each name of `order`. @param figures those of all seats */
  score(figures: readonly SeatFigures[], isWon: boolean): SeatFigures;
  /**
   * A small picture of how much of the board was filled: at most 12 rows of at most 12 symbols, each `FILLED`, `SHORT`
   * or a space. Shows no cards.
   */
  picture(options: Options, score: SeatFigures): readonly string[];
}
