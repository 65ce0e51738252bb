import { ask, ignoreBody, POLLED } from "./api.ts";

export interface DocumentListItem {
  readonly id: string;
  readonly title: string;
  /** ISO 8601 in UTC, by the server's clock. */
  readonly changedAt: string;
}

const pathOf = (game: string, id: string): string => `/documents/${game}/${encodeURIComponent(id)}`;

export const listDocuments = (game: string, token: string) =>
  ask<{ readonly documents: readonly DocumentListItem[] }>(`/documents/${game}`, POLLED, token);

export const readDocument = (game: string, id: string, token: string) =>
  ask<Omit<DocumentListItem, "id"> & { readonly text: string }>(pathOf(game, id), POLLED, token);

/**
 * Refused with `DocumentChanged` if another device changed the document.
 * @param known the last known `changedAt`; null for a new document
 */
export const putDocument = (game: string, id: string, text: string, known: string | null, token: string) =>
  ask<Omit<DocumentListItem, "id">>(
    pathOf(game, id),
    { method: "PUT", body: text, headers: known === null ? { "if-none-match": "*" } : { "if-match": `"${known}"` } },
    token,
  );

export const deleteDocument = (game: string, id: string, token: string) =>
  ask<object>(pathOf(game, id), { method: "DELETE" }, token, ignoreBody);
