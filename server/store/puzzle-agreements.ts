export interface PuzzleAgreement {
  readonly match: string;
  readonly player: string;
}

/** A player's consent to make puzzles of a finished match. */
export interface PuzzleAgreements {
  /**
   * @param most maximum number per player
   * @returns false beyond the limit, and for a deleted player
   */
  keep(agreement: PuzzleAgreement, most: number): Promise<boolean>;
  has(agreement: PuzzleAgreement): Promise<boolean>;
  drop(agreement: PuzzleAgreement): Promise<void>;
}
