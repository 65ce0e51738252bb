import { ask, nothing, POLLED } from "./api.ts";

/** A document of the caller's, as the server lists it. */
export interface DocumentLine {
  readonly id: string;
  readonly title: string;
  /** ISO 8601, UTC; by the server's clock. */
  readonly changedAt: string;
}

const pathOf = (game: string, id: string): string => `/documents/${game}/${encodeURIComponent(id)}`;

/** What the caller keeps for a game. */
export const listDocuments = (game: string, token: string) =>
  ask<{ readonly documents: readonly DocumentLine[] }>(`/documents/${game}`, POLLED, token);

export const readDocument = (game: string, id: string, token: string) =>
  ask<Omit<DocumentLine, "id"> & { readonly text: string }>(pathOf(game, id), POLLED, token);

/**
 * Keeps a document; refused with `DocumentChanged` where another device did so meanwhile.
 * @param known when it was changed last, as far as this device knows; null: it is new
 */
export const putDocument = (game: string, id: string, text: string, known: string | null, token: string) =>
  ask<Omit<DocumentLine, "id">>(
    pathOf(game, id),
    { method: "PUT", body: text, headers: known === null ? { "if-none-match": "*" } : { "if-match": `"${known}"` } },
    token,
  );

export const deleteDocument = (game: string, id: string, token: string) =>
  ask<object>(pathOf(game, id), { method: "DELETE" }, token, nothing);
