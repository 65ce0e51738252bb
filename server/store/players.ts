/** Who runs a program, and the URL of a page about it; either may be empty. */
export interface ProgramProfile {
  readonly owner: string;
  readonly link: string;
}

/** The stored data of a player. A player who has changed nothing since the token was signed has none. */
export interface StoredPlayer {
  readonly id: string;
  /** The current name; if it is empty, that of the player's token counts. */
  readonly name: string;
  /** Whether their logbook is public. */
  readonly isOpen: boolean;
  /** The digest of their recovery phrase, in hex; empty if there is none. Unique. */
  readonly recovery: string;
  /** The profile of a program; null for a person. A program never becomes a person. */
  readonly program: ProgramProfile | null;
  /** Whether the player was deleted: then their tokens are void, and no data is stored for them. */
  readonly isGone: boolean;
}
