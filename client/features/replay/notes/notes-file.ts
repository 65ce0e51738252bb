import {
  type BoardMark,
  isVisible,
  LONGEST_NOTE,
  LONGEST_NOTES_TITLE,
  MOST_NOTES,
  PLACE_ID,
  type ReplayNote,
  type SharedNotes,
  tidyNote,
  tidyTitle,
} from "../../../../shared/engine/people/notes.ts";
import { messages } from "../messages/messages.ts";
import { FileRejected } from "../open-match-file.ts";

/** Earlier releases wrote notes files without the format's name. */
export const NOTES_FORMAT = "notes/1";

/** In bytes: more than 10,000 of the longest notes in Latin letters. */
const MOST_BYTES = 8_000_000;

const MOST_SETS = 1000;

/** Matches the name of a second copy too, which browsers number. */
const SUFFIX = /\.notes(?: ?\(\d+\))?\.json$/;

/** How a notes file begins: with a list, or an object whose first field is `match` or `format`. */
const BEGINNING = /^\s*(?:\[|\{\s*"(?:match"|format"\s*:\s*"notes\/))/;

/** `match` is undefined if neither the set nor the file's name has it. */
export type NotesInFile = Omit<SharedNotes, "match"> & { readonly match: string | undefined };

/** By its name or its beginning. */
export const isNotesFile = async (file: File): Promise<boolean> =>
  SUFFIX.test(file.name) || BEGINNING.test(await file.slice(0, 200).text());

/**
 * Reads an untrusted notes file: one saved on a page, or one of an export, which has the match's id only in its name.
 * @throws FileRejected
 */
export async function readNotesFile(file: File): Promise<readonly NotesInFile[]> {
  const { notesTooLarge, notesDamaged } = messages.value.files;
  if (file.size > MOST_BYTES) throw new FileRejected(notesTooLarge);
  const content = parsed(await file.text());
  const sets: readonly unknown[] = Array.isArray(content) ? content : [content];
  if (sets.length === 0) throw new FileRejected(notesDamaged);
  if (sets.length > MOST_SETS) throw new FileRejected(notesTooLarge);
  const match = SUFFIX.test(file.name) ? file.name.replace(SUFFIX, "") : undefined;
  return sets.map((set) => setIn(fieldsOf(set), match));
}

/**
 * @param last the last version of the match's log
 * @throws FileRejected if no set fits the match
 */
export function notesOn(match: string, last: number, sets: readonly NotesInFile[]): readonly SharedNotes[] {
  const found = sets.filter((set) => set.match === match && set.notes.every(({ v }) => v <= last));
  if (found.length === 0) throw new FileRejected(messages.value.files.notesOfOther);
  return found.map((set, i) => ({ ...set, match, id: `file-${i}` }));
}

/** The match that all sets are about; undefined if they are about several, or do not say. */
export function matchOfNotes(sets: readonly NotesInFile[]): string | undefined {
  const [match, ...others] = new Set(sets.map((set) => set.match));
  return others.length === 0 ? match : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged();
  }
}

const damaged = () => new FileRejected(messages.value.files.notesDamaged);

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw damaged();
  return value as Fields;
}

function setIn(set: Fields, matchOfFile: string | undefined): NotesInFile {
  const { format = NOTES_FORMAT, match = matchOfFile, title, author = set.name, kind, changedAt } = set;
  if (format !== NOTES_FORMAT)
    throw /^notes\/\d+$/.test(String(format)) ? new FileRejected(messages.value.files.notesNewer) : damaged();
  if (match !== undefined && typeof match !== "string") throw damaged();
  if (!Array.isArray(set.notes) || set.notes.length === 0 || set.notes.length > MOST_NOTES) throw damaged();
  const notes = set.notes.map((note) => noteIn(fieldsOf(note))).sort((a, b) => a.v - b.v);
  if (notes.some(({ v }, i) => notes[i - 1]?.v === v)) throw damaged();
  return {
    ...{ match, id: "", notes, isOwn: false, size: notes.length },
    title: textIn(title, LONGEST_NOTES_TITLE, tidyTitle),
    author: textIn(author, LONGEST_NOTES_TITLE, tidyTitle),
    kind: kind === "bot" ? kind : "human",
    changedAt: String(changedAt).slice(0, 40),
  };
}

function noteIn({ v, text, mark }: Fields): ReplayNote {
  if (typeof v !== "number" || !Number.isSafeInteger(v) || v < 0) throw damaged();
  return { v, text: textIn(text, LONGEST_NOTE, tidyNote), ...(mark !== undefined && { mark: markIn(fieldsOf(mark)) }) };
}

const markIn = ({ from, to }: Fields): BoardMark => ({
  from: placeIn(from),
  ...(to !== undefined && { to: placeIn(to) }),
});

function placeIn(place: unknown): string {
  if (typeof place !== "string" || !PLACE_ID.test(place)) throw damaged();
  return place;
}

function textIn(text: unknown, most: number, tidy: (text: string) => string): string {
  const tidied = typeof text === "string" && text.length <= most * 4 ? tidy(text) : "";
  if (tidied.length > most || !isVisible(tidied)) throw damaged();
  return tidied;
}
