import {
  type BoardMark,
  LONGEST_NOTE,
  MOST_NOTES,
  NOTES_ID,
  type NoteSet,
  type ReplayNote,
  type SharedNotes,
} from "../../../../shared/engine/people/notes.ts";
import { readStored, writeStored } from "../../../storage/local-storage.ts";

export interface NotesDraft extends NoteSet {
  readonly match: string;
  readonly id: string;
  /** The last `changedAt` on the server that this device knows; null for a new or deleted set. */
  readonly known: string | null;
}

const KEY = "notes";

/** 96 bits. */
const ID_BYTES = 12;

const newId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(ID_BYTES))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

export const newDraft = (match: string): NotesDraft => ({ match, id: newId(), title: "", notes: [], known: null });

export const draftOf = ({ match, id, title, notes, changedAt }: SharedNotes): NotesDraft => ({
  ...{ match, id, title, notes },
  known: changedAt,
});

/**
 * The draft of a set on the match, if this device stores it.
 * @param id undefined for a new set
 */
export function storedDraft(match: string, id: string | undefined): NotesDraft | undefined {
  try {
    const draft: NotesDraft | null = JSON.parse(readStored(KEY) ?? "null");
    if (draft?.match !== match || !NOTES_ID.test(draft.id) || !Array.isArray(draft.notes)) return undefined;
    return (id === undefined ? draft.known === null : draft.id === id) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft on this device until it is saved. `undefined` removes it. */
export const storeDraft = (draft: NotesDraft | undefined): void => writeStored(KEY, draft && JSON.stringify(draft));

export const hasRoom = ({ notes }: NoteSet): boolean => notes.length < MOST_NOTES;

/** Changes the text or the mark at a version. A note without both is removed. */
export function withNote(
  draft: NotesDraft,
  v: number,
  change: { readonly text?: string; readonly mark?: BoardMark | undefined },
): NotesDraft {
  const held = draft.notes.find((note) => note.v === v);
  const { text, mark } = { text: "", mark: undefined, ...held, ...change };
  const others = draft.notes.filter((note) => note.v !== v);
  const note: ReplayNote = { v, text: text.slice(0, LONGEST_NOTE), ...(mark && { mark }) };
  const notes = text === "" && !mark ? others : [...others, note];
  return { ...draft, notes: notes.toSorted((a, b) => a.v - b.v) };
}

/** A first touch marks a place, a second one makes an arrow to another place, a third one starts a new mark. */
export function markAfter(mark: BoardMark | undefined, place: string): BoardMark {
  if (!mark || mark.to !== undefined || mark.from === place) return { from: place };
  return { from: mark.from, to: place };
}

/** Only notes with a text can be saved. */
export const finished = (notes: readonly ReplayNote[]): readonly ReplayNote[] =>
  notes.filter(({ text }) => text.trim() !== "");
