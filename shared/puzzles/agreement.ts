/** Whether the player agrees that their match may be searched for puzzles. `none`: the match cannot become puzzles. */
export interface PuzzleAgreementState {
  readonly agreement: "given" | "open" | "none";
}
