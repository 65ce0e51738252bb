import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { type Packed, packed, unpacked } from "./packing.ts";
import { digestOf } from "./sqlite.digests.ts";
import type { EventRow } from "./sqlite.writer.ts";

/** A row of a log, as it lies there. */
export type LogRow = Record<string, SQLOutputValue>;

/** What a packed log has of each row. */
const COLUMNS = ["schema", "type", "at", "cause", "by", "data"] as const;

/** The logs of a database, packed or not. */
export interface Logs {
  /** The rows of a stream after a version. Those that were packed have no digest. @throws Unreadable */
  rows(stream: string, after: number): readonly LogRow[];
  /**
   * The versions of a stream whose rows are not as they were written; of those that were packed, the last one stands for all.
   * Rows without a digest are taken as they are: a server of an earlier release that ran beside this one wrote them, and the
   * first row after them vouches for their absence. @throws Unreadable
   */
  altered(stream: string): readonly number[];
  /** A log in one row; undefined when it has none, or one that is not as it was written. */
  packed(stream: string): Promise<Packed | undefined>;
}

export function logsIn(db: DatabaseSync): Logs {
  const events = db.prepare("select * from events where stream = ? and version > ? order by version");
  const inOne = db.prepare("select version, digest, rows from packed where stream = ?");

  const packedOf = (stream: string): Packed | undefined => inOne.get(stream) as Packed | undefined;

  const unpackedOf = (stream: string, log: Packed): readonly LogRow[] =>
    unpacked<SQLOutputValue[]>(log).map((values, i) => ({
      stream,
      version: i + 1,
      ...Object.fromEntries(COLUMNS.map((column, n) => [column, values[n]!])),
    }));

  function rows(stream: string, after: number): readonly LogRow[] {
    const held = events.all(stream, after);
    if (held[0]?.version === after + 1) return held;
    const log = packedOf(stream);
    if (!log || log.version <= after) return held;
    // It may have been packed between the two questions.
    return [...unpackedOf(stream, log).slice(after), ...held.filter(({ version }) => Number(version) > log.version)];
  }

  function altered(stream: string): readonly number[] {
    const found: number[] = [];
    const log = packedOf(stream);
    let before = "";
    for (const row of rows(stream, 0)) {
      const version = Number(row.version);
      const due = dueFor(row, before);
      if (log && version <= log.version) {
        before = due;
        if (version === log.version && due !== log.digest) found.push(version);
        if (version === log.version) before = log.digest;
        continue;
      }
      if (row.digest !== null && row.digest !== due) found.push(version);
      before = String(row.digest ?? "");
    }
    return found;
  }

  return {
    rows,
    altered,
    async packed(stream) {
      const held = rows(stream, 0);
      const last = held.at(-1);
      const isWhole = held.every(({ version, digest }, i) => version === i + 1 && digest !== null);
      if (!last || !isWhole || altered(stream).length > 0) return undefined;
      const values = held.map((row) => COLUMNS.map((column) => row[column]));
      return {
        version: Number(last.version),
        digest: String(last.digest ?? packedOf(stream)?.digest),
        rows: await packed(values),
      };
    },
  };
}

/** The digest that is due for a row. */
const dueFor = (row: LogRow, before: string): string =>
  digestOf(before, String(row.stream), Number(row.version), row as unknown as EventRow);
