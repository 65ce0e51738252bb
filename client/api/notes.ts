import type { NoteSet, NoteSetLine, SharedNotes } from "../../shared/engine/people/notes.ts";
import { ask, ignoreBody, POLLED } from "./api.ts";
import { post } from "./request.ts";

const notesOf = (match: string): string => `/matches/${encodeURIComponent(match)}/notes`;
const pathOf = (match: string, id: string): string => `${notesOf(match)}/${encodeURIComponent(id)}`;
const pageAt = (path: string, after: string | undefined): string =>
  after === undefined ? path : `${path}?${new URLSearchParams({ after })}`;

export interface NotesPage {
  readonly notes: readonly NoteSetLine[];
  readonly next?: string;
}

/** Notes by the match's players and the token's guest, the latest change first. */
export const listNotes = (match: string, after: string | undefined, token?: string) =>
  ask<NotesPage>(pageAt(notesOf(match), after), POLLED, token);

export const listOwnNotes = (after: string | undefined, token: string) =>
  ask<NotesPage>(pageAt("/notes", after), POLLED, token);

export const readNotes = (match: string, id: string, token?: string) =>
  ask<SharedNotes>(pathOf(match, id), POLLED, token);

/**
 * Refused with `NotesChanged` if another device changed the set.
 * @param known the last known `changedAt`; null for a new set
 */
export const putNotes = (match: string, id: string, { title, notes }: NoteSet, known: string | null, token: string) =>
  ask<NoteSet & Pick<SharedNotes, "changedAt">>(
    pathOf(match, id),
    {
      method: "PUT",
      body: JSON.stringify({ title, notes }),
      headers: known === null ? { "if-none-match": "*" } : { "if-match": `"${known}"` },
    },
    token,
  );

export const deleteNotes = (match: string, id: string, token: string) =>
  ask<object>(pathOf(match, id), { method: "DELETE" }, token, ignoreBody);

export const reportNotes = (match: string, id: string, reason: string, token: string) =>
  ask<object>(`${pathOf(match, id)}/reports`, post({ reason }), token, ignoreBody);
