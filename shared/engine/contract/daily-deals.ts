import type { SeatFigures } from "./figures.ts";

/** A person has the first seat, bots the others. */
export interface DailyTable<Options extends object = object> {
  readonly options: Options;
  readonly bots: readonly string[];
}

/** Symbols of a result picture for filled and unfilled places. Spaces are background. */
export const [FILLED, SHORT] = ["#", "-"] as const;

/** Deals of the day: everyone plays the same deal, and attempts are compared. */
export interface Daily<Options extends object> {
  /**
   * Must not change between releases: past days can be replayed.
   * @param number days since 1970-01-01, divided by the number of games with daily deals, rounded down
   */
  table(number: number): DailyTable<Options>;
  /** Figures that compare attempts. The first that differs decides; less is better. */
  readonly order: readonly string[];
  /** A whole number for each name of `order`. @param figures of all seats */
  score(figures: readonly SeatFigures[], isWon: boolean): SeatFigures;
  /** How much of the board was filled: at most 12 rows of at most 12 symbols, each `FILLED`, `SHORT` or a space. */
  picture(options: Options, score: SeatFigures): readonly string[];
}
