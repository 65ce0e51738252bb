import { hash } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { EventRow } from "./jobs.ts";

/**
 * SHA-256, in hex: reveals altered, moved or inserted rows, unless all later digests were replaced, too.
 * @param before the previous digest, or empty; for the first row of a branch, `sealOf` (log/branching.ts) of the branch
 * point
 */
export const digestOf = (
  before: string,
  stream: string,
  version: number,
  { schema, type, at, cause, by, data }: EventRow,
): string => hash("sha256", JSON.stringify([before, stream, version, schema, type, at, cause, by, data]));

const ROWS = `select stream, version, schema, type, at, cause, "by", data, digest, position from events`;

type Row = Record<string, SQLOutputValue>;

const dueFor = (row: Row, before: string): string =>
  digestOf(before, String(row.stream), Number(row.version), row as unknown as EventRow);

export function sealAll(db: DatabaseSync): void {
  const put = db.prepare("update events set digest = ? where position = ?");
  let last: Row = {};
  for (const row of db.prepare(`${ROWS} order by stream, version`).iterate()) {
    const digest = dueFor(row, last.stream === row.stream ? String(last.digest) : "");
    put.run(digest, Number(row.position));
    last = { ...row, digest };
  }
}
