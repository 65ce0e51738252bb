/** What a program says about itself: who runs it, and a page about it, or empty. */
export interface ProgramProfile {
  readonly owner: string;
  readonly link: string;
}

/** A player's choices, which their token does not hold. */
export interface StoredPlayer {
  readonly id: string;
  /** The name at their last choice; empty before the first. */
  readonly name: string;
  /** Whether their logbook is public. */
  readonly isOpen: boolean;
  /** A digest of their recovery phrase, in hex; empty if there is none. Unique. */
  readonly recovery: string;
  /** For a program, and for life; null for a person. */
  readonly program: ProgramProfile | null;
  /** Whether they deleted their account: their tokens are void, and nothing is stored for them. */
  readonly isGone: boolean;
}
