import type { Day } from "../../shared/engine/daily/day.ts";

export interface StoredPuzzleAnswer {
  readonly day: Day;
  readonly player: string;
  /** Index in the puzzle; -1 for another move. */
  readonly choice: number;
}

export interface PuzzleAnswerCount extends Pick<StoredPuzzleAnswer, "choice"> {
  readonly answers: number;
}
