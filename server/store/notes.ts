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
  readonly size: number;
}

export interface StoredNoteSet extends NoteSetHeader {
  /** The notes as JSON. */
  readonly text: string;
}

type NotesPlace = Pick<NoteSetHeader, "changedAt" | "id">;

export interface NotesQuery {
  readonly authors: readonly string[];
  /** Default: all matches. */
  readonly match?: string;
  /** Only sets after this place in the list. */
  readonly after?: NotesPlace | undefined;
  readonly limit: number;
}

/** Maximum numbers of sets: of an author, on a match, and in the store. */
export interface NotesLimits {
  readonly player: number;
  readonly match: number;
  readonly all: number;
}

/** `full`: a limit is reached; `taken`: another author or match has the id. A deleted author gets either. */
export type NotesRefusal = "full" | "taken";

export interface NotesReport {
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
