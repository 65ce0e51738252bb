import { z } from "zod";
import {
  isVisible,
  LONGEST_NOTE,
  LONGEST_NOTES_TITLE,
  LONGEST_REPORT,
  LONGEST_UNTIDY,
  MOST_NOTES,
  NOTES_ID,
  type NoteSet,
  PLACE_ID,
  tidyNote,
  tidyTitle,
} from "../../shared/engine/people/notes.ts";
import type { NoteSetHeader, NotesLimits, StoredNoteSet } from "../store/notes.ts";

/** `match` limits authors who did not play. */
const MOST_SETS: NotesLimits = { player: 50, match: 200, all: 100_000 };

/** Maximum number of reports per note set. */
export const MOST_REPORTS = 20;

/** @param most maximum length of the tidied text, in UTF-16 code units */
const readable = (most: number, tidy: (text: string) => string) =>
  z
    .string()
    .max(LONGEST_UNTIDY)
    .transform(tidy)
    .refine((text) => text.length <= most, `at most ${most} characters`)
    .refine(isVisible, "at least one visible character");

const place = z.string().regex(PLACE_ID, "1 to 40 letters, digits, colons, points and hyphens");

const note = z.strictObject({
  v: z.number().int().min(0),
  text: readable(LONGEST_NOTE, tidyNote),
  mark: z.strictObject({ from: place, to: place.exactOptional() }).exactOptional(),
});

export const noteSet = z.strictObject({
  title: readable(LONGEST_NOTES_TITLE, tidyTitle),
  notes: z
    .array(note)
    .min(1)
    .max(MOST_NOTES)
    .refine((notes) => new Set(notes.map(({ v }) => v)).size === notes.length, "one note for each version")
    .transform((notes) => notes.toSorted((a, b) => a.v - b.v)),
});

export const notesReport = z.strictObject({ reason: readable(LONGEST_REPORT, tidyNote) });

export const notesId = z.string().regex(NOTES_ID, "16 to 40 letters, digits, hyphens and underscores");

/** Players are exempt from the limit per match, which others could use up. */
export const limitsFor = (isOfPlayer: boolean): NotesLimits =>
  isOfPlayer ? { ...MOST_SETS, match: Number.MAX_SAFE_INTEGER } : MOST_SETS;

export const storedNotes = (
  header: Omit<NoteSetHeader, "title" | "size">,
  { title, notes }: NoteSet,
): StoredNoteSet => ({ ...header, title, size: notes.length, text: JSON.stringify(notes) });

export const notesIn = ({ title, text }: StoredNoteSet): NoteSet => ({ title, notes: JSON.parse(text) });
