/*
 * Sizes of stored data with indexes, in bytes, which are charged to the requesting network: see LIMIT_WRITES in
 * server/HOSTING.md. The larger of SQLite and PostgreSQL; `npm run chaos -- writes` compares both.
 */

/** @returns whether the bytes may be stored */
export type Spend = (bytes: number) => Promise<boolean>;

/** An event without its JSON. */
const EVENT_BYTES = 650;

/** A match without its events. */
export const MATCH_BYTES = 11_000;

/** A match that starts immediately, with its players and the deal. */
export const BEGUN_BYTES = 16_000;

/** A stored choice, for example a name, a phrase or a subscription. */
export const CHOICE_BYTES = 1500;

/** A chat message or a document without its text. */
export const TEXT_BYTES = 600;

/** The code of a space. Line breaks and tabs are lower. */
const BLANK = 32;

/** The file has one event per line. */
export const fileBytes = (text: string): number =>
  MATCH_BYTES + Buffer.byteLength(text) + EVENT_BYTES * linesAfterFirst(text);

function linesAfterFirst(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
    if (text.charCodeAt(at + 1) > BLANK) count++;
  return count;
}

export const bytesOf = (events: readonly object[]): number =>
  events.length * EVENT_BYTES + Buffer.byteLength(JSON.stringify(events));
