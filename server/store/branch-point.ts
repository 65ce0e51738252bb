/** Where a log branches off from another: it has the entries of `stream` up to `version`. That match is over and never changes. */
export interface BranchPoint {
  readonly stream: string;
  /** At least 1. */
  readonly version: number;
}
