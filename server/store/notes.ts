/** A set of notes without its text. */
export interface NoteSetHeader {
  readonly id: string;
  readonly match: string;
  /** The author. */
  readonly player: string;
  /** The author's name when the set was last changed. */
  readonly name: string;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  /** Number of notes. */
  readonly size: number;
}

export interface StoredNoteSet extends NoteSetHeader {
  /** The notes as JSON. */
  readonly text: string;
}

/** The place of a set in a list. */
type NotesPlace = Pick<NoteSetHeader, "changedAt" | "id">;

export interface NotesQuery {
  /** Only sets of these players. */
  readonly authors: readonly string[];
  /** Only sets on this match. Default: on all. */
  readonly match?: string;
  /** Only sets after this place in the list. */
  readonly after?: NotesPlace | undefined;
  readonly limit: number;
}

/** How many sets there may be: of an author, on a match, and in the store. */
export interface NotesLimits {
  readonly player: number;
  readonly match: number;
  readonly all: number;
}

/**
 * Why a set was not stored: a limit is reached, or another author or match has the id. If the author is deleted, it may
 * be either.
 */
export type NotesRefusal = "full" | "taken";

export interface NotesReport {
  /** The id of the set. */
  readonly set: string;
  /** The reporter. */
  readonly player: string;
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface ReportedSet extends NoteSetHeader {
  readonly reports: number;
}
