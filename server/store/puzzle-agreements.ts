export interface PuzzleAgreement {
  readonly match: string;
  readonly player: string;
}

/** Consent to search a player's finished matches for puzzles. */
export interface PuzzleAgreements {
  /**
   * @param most agreements of a player
   * @returns false beyond the limit, and for a deleted player
   */
  keep(agreement: PuzzleAgreement, most: number): Promise<boolean>;
  has(agreement: PuzzleAgreement): Promise<boolean>;
  drop(agreement: PuzzleAgreement): Promise<void>;
}
