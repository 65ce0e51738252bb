/** A player agrees that their finished match may be searched for puzzles. */
export interface PuzzleAgreement {
  readonly match: string;
  readonly player: string;
}

/** Agreements of players that their matches may be searched for puzzles: one per match and player. */
export interface PuzzleAgreements {
  /**
   * @param most agreements of a player
   * @returns false beyond the limit, and for a deleted player; true if there is one already
   */
  keep(agreement: PuzzleAgreement, most: number): Promise<boolean>;
  has(agreement: PuzzleAgreement): Promise<boolean>;
  drop(agreement: PuzzleAgreement): Promise<void>;
}
