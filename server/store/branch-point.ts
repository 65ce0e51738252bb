/** Where a log branches off from another: its entries up to `version` are those of `stream`, which is over and never changes. */
export interface BranchPoint {
  readonly stream: string;
  /** At least 1. */
  readonly version: number;
}
