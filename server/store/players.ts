import type { ProgramOffer } from "../../shared/engine/people/program-offers.ts";

/** What a program says about itself: who runs it, and a page about it, or empty. */
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
