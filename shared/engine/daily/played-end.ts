import type { SeatFigures } from "../contract/figures.ts";
import type { Timestamp } from "../time.ts";

/** How a match that was played to its end ended. */
export interface PlayedEnd {
  readonly startedAt: Timestamp;
  readonly at: Timestamp;
  readonly isWon: boolean;
  /** The figures of all seats; absent if the game has none. */
  readonly figures?: readonly SeatFigures[];
}
