import type { ProgramOffer } from "../../shared/engine/people/program-offers.ts";

/** What is stored about a program. `owner` runs it, and `link` is the URL of a page about it; either may be empty. */
export interface ProgramProfile {
  readonly owner: string;
  readonly link: string;
  /** A digest of the host's key that it has shown, in hex. Absent if it has shown none. */
  readonly key?: string;
  /** Absent if it offers nothing. */
  readonly offer?: ProgramOffer;
}

/** A program with its profile and its current name. */
export interface StoredProgram {
  readonly id: string;
  readonly name: string;
  readonly program: ProgramProfile;
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
