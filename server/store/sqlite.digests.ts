import { hash } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { EventRow } from "./sqlite.writer.ts";

/**
 * What seals a row of a log: hex SHA-256 over the digest of the row before it in its stream, and all that the row holds. So
 * a row that is altered, moved or put in between is found, and no row can be sealed again without all that follow it.
 * @param before the digest of the row before; empty for the first, and after a row that has none
 */
export const digestOf = (
  before: string,
  stream: string,
  version: number,
  { schema, type, at, cause, by, data }: EventRow,
): string => hash("sha256", JSON.stringify([before, stream, version, schema, type, at, cause, by, data]));

const ROWS = `select stream, version, schema, type, at, cause, "by", data, digest, position from events`;

type Row = Record<string, SQLOutputValue>;

/** The digest that is due for a row. */
const dueFor = (row: Row, before: string): string =>
  digestOf(before, String(row.stream), Number(row.version), row as unknown as EventRow);

/** Seals the rows of a database that were written before there were digests. */
export function sealAll(db: DatabaseSync): void {
  const put = db.prepare("update events set digest = ? where position = ?");
  let last: Row = {};
  for (const row of db.prepare(`${ROWS} order by stream, version`).iterate()) {
    const digest = dueFor(row, last.stream === row.stream ? String(last.digest) : "");
    put.run(digest, Number(row.position));
    last = { ...row, digest };
  }
}
