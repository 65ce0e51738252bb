/** A player's choices, which their token does not hold. */
export interface StoredPlayer {
  readonly id: string;
  /** The name at their last choice; empty before the first. */
  readonly name: string;
  /** Whether their logbook is public. */
  readonly isOpen: boolean;
  /** A digest of their recovery phrase, in hex; empty if there is none. Unique. */
  readonly recovery: string;
  /** Whether they deleted their account: their tokens are void, and nothing is stored for them. */
  readonly isGone: boolean;
}
