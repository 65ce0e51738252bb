import { hash } from "node:crypto";

/**
 * What seals a row of a log, as sqlite.digests.ts says: hex SHA-256 over the digest of the row before it in its stream, and all
 * that the row holds.
 * @param before the digest of the row before; empty for the first
 * @param entry the JSON of the entry, as it is stored
 */
export const digestOf = (before: string, stream: string, version: number, schema: number, entry: string): string =>
  hash("sha256", JSON.stringify([before, stream, version, schema, entry]));
