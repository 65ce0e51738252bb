import type { Day } from "../../shared/engine/daily/day.ts";

/** A player's first answer to the puzzle of a day. */
export interface StoredPuzzleAnswer {
  readonly day: Day;
  readonly player: string;
  /** Index of the move in the puzzle; -1 for another move. */
  readonly choice: number;
}

export interface PuzzleAnswerCount extends Pick<StoredPuzzleAnswer, "choice"> {
  readonly answers: number;
}
