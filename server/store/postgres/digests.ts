import { hash } from "node:crypto";

/**
 * The digest of a row and all earlier ones.
 * @param before the previous digest; for the first row empty, or `sealOf` (log/branching.ts) of the branch point
 * @param entry JSON as stored
 */
export const digestOf = (before: string, stream: string, version: number, schema: number, entry: string): string =>
  hash("sha256", JSON.stringify([before, stream, version, schema, entry]));
