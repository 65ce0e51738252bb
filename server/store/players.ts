import type { ProgramOffer } from "../../shared/engine/people/program-offers.ts";

/** `owner` runs the program, `link` is a page about it; either may be empty. */
export interface ProgramProfile {
  readonly owner: string;
  readonly link: string;
  /** SHA-256 of the host's key that the program has shown, in hex. */
  readonly key?: string;
  /** Absent if the program offers nothing. */
  readonly offer?: ProgramOffer;
}

export interface StoredProgram {
  readonly id: string;
  readonly name: string;
  readonly program: ProgramProfile;
}

/** Many players have no stored data. */
export interface StoredPlayer {
  readonly id: string;
  /** If empty, the name in the player's token counts. */
  readonly name: string;
  readonly isOpen: boolean;
  /** SHA-256 of the recovery phrase, in hex; empty without one. Unique. */
  readonly recovery: string;
  /** Null for a person. A program never becomes a person. */
  readonly program: ProgramProfile | null;
  /** A deleted player's tokens are invalid, and the other fields are anonymized. */
  readonly isGone: boolean;
}
