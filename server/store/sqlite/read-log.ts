import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { BranchPoint } from "../branch-point.ts";
import {
  type Ancestry,
  ancestryIn,
  ancestryQuery,
  type BranchRow,
  LAST,
  type StreamSegment,
  sealOf,
  segmentsOf,
} from "../log/branching.ts";
import { type PackedLog, packed, unpacked } from "../log/packing.ts";
import { digestOf } from "./digests.ts";
import type { EventRow } from "./jobs.ts";

export type SqliteLogRow = Record<string, SQLOutputValue>;

const COLUMNS = ["schema", "type", "at", "cause", "by", "data"] as const;

/** The log of a branch includes the shared rows of its original. */
export interface Logs {
  /** Packed rows have no digest. @throws Unreadable */
  rows(stream: string, after: number): readonly SqliteLogRow[];
  /**
   * Versions whose rows were changed later; of packed rows, only the last. Accepts rows of earlier releases, without
   * digests. @throws Unreadable
   */
  altered(stream: string): readonly number[];
  /** The stream's own rows; undefined if there are none, or some are missing, altered, or without a digest. */
  packed(stream: string): Promise<PackedLog | undefined>;
  ancestry(stream: string): Ancestry;
}

export interface LogSource {
  /** The stream's own unpacked rows, after `after`, up to `upTo`. */
  events(stream: string, after: number, upTo: number): readonly SqliteLogRow[];
  packed(stream: string): PackedLog | undefined;
  ancestry(stream: string): Ancestry;
}

export function byIndex(db: DatabaseSync): LogSource {
  const events = db.prepare("select * from events where stream = ? and version > ? and version <= ? order by version");
  const inOne = db.prepare("select version, digest, rows from packed where stream = ?");
  return {
    events: (stream, after, upTo) => events.all(stream, after, upTo),
    packed: (stream) => inOne.get(stream) as PackedLog | undefined,
    ancestry: ancestries(db),
  };
}

export function ancestries(db: DatabaseSync): (stream: string) => Ancestry {
  const line = db.prepare(ancestryQuery("?"));
  return (stream) => ancestryIn(line.all(stream) as unknown as BranchRow[]);
}

export function logsIn(db: DatabaseSync, source: LogSource = byIndex(db)): Logs {
  return {
    rows: (stream, after) => rowsOf(source, stream, after),
    altered: (stream) => alteredOf(source, stream),
    packed: (stream) => packedFrom(source, stream),
    ancestry: source.ancestry,
  };
}

function rowsOf(source: LogSource, stream: string, after: number): readonly SqliteLogRow[] {
  const own = source.events(stream, after, LAST);
  if (own[0]?.version === after + 1) return own;
  return segmentsOf(stream, after, source.ancestry(stream)).flatMap((segment) => held(source, segment));
}

/** Rows stored in the segment's own stream. */
function held(source: LogSource, { stream, since, after, upTo }: StreamSegment): readonly SqliteLogRow[] {
  const rows = source.events(stream, after, upTo);
  if (rows[0]?.version === after + 1) return rows;
  const log = source.packed(stream);
  if (!log || log.version <= after) return rows;
  // The log may have been packed between the queries, or have newer rows.
  return [
    ...unpackedOf(stream, log, since).slice(after - since, upTo - since),
    ...rows.filter(({ version }) => Number(version) > log.version),
  ];
}

const unpackedOf = (stream: string, log: PackedLog, since: number): readonly SqliteLogRow[] =>
  unpacked<SQLOutputValue[]>(log, since).map((values, i) => ({
    stream,
    version: since + i + 1,
    ...Object.fromEntries(COLUMNS.map((column, n) => [column, values[n]!])),
  }));

async function packedFrom(source: LogSource, stream: string): Promise<PackedLog | undefined> {
  const since = source.ancestry(stream).get(stream)?.version ?? 0;
  const own = held(source, { stream, since, after: since, upTo: LAST });
  const last = own.at(-1);
  const isWhole = own.every(({ version, digest }, i) => version === since + i + 1 && digest !== null);
  if (!last || !isWhole || alteredIn(source, stream, since).length > 0) return undefined;
  const values = own.map((row) => COLUMNS.map((column) => row[column]));
  return {
    version: Number(last.version),
    digest: String(last.digest ?? source.packed(stream)?.digest),
    rows: await packed(values),
  };
}

function alteredOf(source: LogSource, stream: string): readonly number[] {
  return segmentsOf(stream, 0, source.ancestry(stream)).flatMap((segment) => {
    const found = alteredIn(source, segment.stream, segment.since);
    // Which version of a packed log was altered is unknown: report its last one, or the segment's.
    const isPacked = (version: number) => version === source.packed(segment.stream)?.version;
    return found.flatMap((version) => (version <= segment.upTo ? version : isPacked(version) ? segment.upTo : []));
  });
}

const alteredIn = (source: LogSource, stream: string, since: number): readonly number[] =>
  alteredAmong(
    held(source, { stream, since, after: since, upTo: LAST }),
    source.packed(stream),
    source.ancestry(stream).get(stream),
  );

const dueFor = (row: SqliteLogRow, before: string): string =>
  digestOf(before, String(row.stream), Number(row.version), row as unknown as EventRow);

function alteredAmong(
  rows: readonly SqliteLogRow[],
  log: PackedLog | undefined,
  point: BranchPoint | undefined,
): readonly number[] {
  const found: number[] = [];
  let before = point ? sealOf(point) : "";
  for (const row of rows) {
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
