export interface PuzzleAgreement {
  readonly match: string;
  readonly player: string;
}

/** Players' consent to search their finished matches for puzzles. */
export interface PuzzleAgreements {
  /**
   * @param most agreements of a player
   * @returns false beyond the limit, and for a deleted player; true if there is one already
   */
  keep(agreement: PuzzleAgreement, most: number): Promise<boolean>;
  has(agreement: PuzzleAgreement): Promise<boolean>;
  drop(agreement: PuzzleAgreement): Promise<void>;
}
