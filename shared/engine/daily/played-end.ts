import type { SeatFigures } from "../contract/figures.ts";
import type { Timestamp } from "../time.ts";

/** The end of a match that was neither conceded nor stopped by a full log. */
export interface PlayedEnd {
  readonly startedAt: Timestamp;
  readonly at: Timestamp;
  readonly isWon: boolean;
  /** By seat; absent if the game has none. */
  readonly figures?: readonly SeatFigures[];
}
