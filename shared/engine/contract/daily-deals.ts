import type { SeatFigures } from "./figures.ts";

/** A person has the first seat, bots the others. */
export interface DailyTable<Options extends object = object> {
  readonly options: Options;
  readonly bots: readonly string[];
}

/** Filled and unfilled places of a result picture. Spaces are background. */
export const [FILLED, SHORT] = ["#", "-"] as const;

/** Everyone plays the same deal, and attempts are compared. */
export interface Daily<Options extends object> {
  /**
   * Must not change between releases: past days can be replayed.
   * @param number days since 1970-01-01, divided by the number of games with daily deals, rounded down
   */
  table(number: number): DailyTable<Options>;
  /** Figures that compare attempts; less is better. */
  readonly order: readonly string[];
  /** A whole number for each name of `order`. @param figures of all seats */
  score(figures: readonly SeatFigures[], isWon: boolean): SeatFigures;
  /** Shows how much was filled: at most 12 rows of at most 12 symbols, each `FILLED`, `SHORT` or a space. */
  picture(options: Options, score: SeatFigures): readonly string[];
}
