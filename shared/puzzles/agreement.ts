/** Whether the player agrees to a search of their match for puzzles. `none`: it cannot become puzzles. */
export interface PuzzleAgreementState {
  readonly agreement: "given" | "open" | "none";
}
