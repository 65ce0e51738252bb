import { hash } from "node:crypto";

/**
 * The digest of a row of a log, for the same purpose as in sqlite/digests.ts: SHA-256, in hex, of the digest of the row
 * before it in its stream and of its own content.
 * @param before the digest of the row before; for the first one of a stream empty, or `sealOf` (log/branching.ts) of
 * its branch point
 * @param entry the JSON of the entry, as it is stored
 */
export const digestOf = (before: string, stream: string, version: number, schema: number, entry: string): string =>
  hash("sha256", JSON.stringify([before, stream, version, schema, entry]));
