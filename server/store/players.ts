import type { ProgramOffer } from "../../shared/engine/people/program-offers.ts";

/** `owner` runs the program, and `link` is the URL of a page about it; either may be empty. */
export interface ProgramProfile {
  readonly owner: string;
  readonly link: string;
  /** The digest of the host's key that it has shown, in hex. */
  readonly key?: string;
  /** Absent if it offers nothing. */
  readonly offer?: ProgramOffer;
}

export interface StoredProgram {
  readonly id: string;
  readonly name: string;
  readonly program: ProgramProfile;
}

/** The stored data of a player. Many have none. */
export interface StoredPlayer {
  readonly id: string;
  /** The current name; if it is empty, the name in the player's token counts. */
  readonly name: string;
  readonly isOpen: boolean;
  /** The digest of their recovery phrase, in hex; empty if there is none. Unique. */
  readonly recovery: string;
  /** Null for a person. A program never becomes a person. */
  readonly program: ProgramProfile | null;
  /** Whether the player was deleted: their tokens are void, and no data is stored for them. */
  readonly isGone: boolean;
}
