/** A branch's log begins with the entries of `stream` up to `version`. */
export interface BranchPoint {
  readonly stream: string;
  /** At least 1. */
  readonly version: number;
}
