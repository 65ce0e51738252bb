import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Origin } from "../../../shared/engine/match/branch.ts";
import type { BranchPoint } from "../branch-point.ts";
import { type Ancestry, ancestryIn, type BranchRow, LAST } from "../log/branching.ts";
import { type PackedLog, unpackedRows } from "../log/packing.ts";
import { fieldsOf } from "../log/upcasting.ts";
import { findingsOf, integrity } from "./checks.ts";
import { ancestries, byIndex, type LogSource, type Logs, logsIn, type SqliteLogRow } from "./read-log.ts";
import { attempt, lazily, readableRows, type Scan, scanStreams } from "./salvage.ts";

export const RESCUE =
  "npm run export -- --with-keys saves what can be read, for an import into another DATA_DIR; the .recover of the sqlite3 shell may find more";
const MEND = `npm run doctor -- --mend rebuilds indexes where possible; ${RESCUE}`;

interface SoundLogs extends Logs {
  streams(): readonly string[];
  /** The stream's own readable rows; a packed log as base64. */
  raw(stream: string): readonly SqliteLogRow[];
  readonly isWhole: boolean;
}

export type OnDamagedPart = (what: string, why: string, help: string) => void;

/** Checks tables at the first use. If `events` or `packed` is damaged, scans both. */
export function soundLogs(db: DatabaseSync, note: OnDamagedPart): () => SoundLogs {
  let logs: SoundLogs | undefined;
  return () => {
    logs ??= open(db, note);
    return logs;
  };
}

function open(db: DatabaseSync, note: OnDamagedPart): SoundLogs {
  const faults = (["events", "packed"] as const).flatMap((table) => {
    const [fault] = findingsOf(() => integrity(db, `integrity_check(${table})`));
    return fault === undefined ? [] : [{ table, fault }];
  });
  const [branchFault] = findingsOf(() => integrity(db, "integrity_check(branches)"));
  if (branchFault !== undefined) note("branches", branchFault, RESCUE);
  const ancestryBy = (source: Omit<LogSource, "ancestry">) =>
    branchFault === undefined ? ancestries(db) : scannedAncestry(db, source);
  if (faults.length === 0) return indexedLogs(db, ancestryBy(byIndex(db)));

  const scans = { events: scanStreams(db, "events"), packed: scanStreams(db, "packed") };
  for (const { table, fault } of faults) note(table, fault, scans[table].isWhole ? MEND : RESCUE);
  const scanned = byScan(db, scans);
  const source = { ...scanned, ancestry: ancestryBy(scanned) };
  return {
    ...logsIn(db, source),
    streams: () => [...scans.events.rows.keys(), ...scans.packed.rows.keys()],
    raw: (stream) => [...source.events(stream, 0, LAST), ...(source.rawPacked(stream) ?? [])],
    isWhole: scans.events.isWhole && scans.packed.isWhole,
  };
}

function indexedLogs(db: DatabaseSync, ancestry: LogSource["ancestry"]): SoundLogs {
  const streams = db.prepare("select stream from events union select stream from packed");
  const packed = db.prepare("select * from packed where stream = ?");
  const source = { ...byIndex(db), ancestry };
  return {
    ...logsIn(db, source),
    streams: () => streams.all().map(({ stream }) => String(stream)),
    raw: (stream) => [...source.events(stream, 0, LAST), ...packed.all(stream).map(printable)],
    isWhole: true,
  };
}

/** Readable rows of the damaged `branches`, or else the origin in a stream's first entry. */
function scannedAncestry(
  db: DatabaseSync,
  { events, packed }: Pick<LogSource, "events" | "packed">,
): (stream: string) => Ancestry {
  const points = ancestryIn(readableRows(db, "branches", "stream").rows as unknown as readonly BranchRow[]);
  const branchedAt = (stream: string): BranchPoint | undefined => {
    const log = packed(stream);
    const first = log ? unpackedRows<SQLOutputValue[]>(log)[0]?.[5] : events(stream, 0, LAST)[0]?.data;
    const { match, version } = { ...(fieldsOf(first) as { from?: Origin } | undefined)?.from };
    return match !== undefined && Number(version) > 0 ? { stream: match, version: Number(version) } : undefined;
  };
  return (stream) => {
    const line = new Map<string, BranchPoint>();
    for (let holder: string | undefined = stream; holder !== undefined && !line.has(holder); ) {
      const at: string = holder;
      const point: BranchPoint | undefined = points.get(at) ?? attempt(() => branchedAt(at));
      if (point) line.set(at, point);
      holder = point?.stream;
    }
    return line;
  };
}

function byScan(
  db: DatabaseSync,
  scans: Readonly<Record<"events" | "packed", Scan>>,
): Omit<LogSource, "ancestry"> & { rawPacked(stream: string): readonly SqliteLogRow[] } {
  const event = lazily(db, "select * from events not indexed where rowid = ?");
  const inOne = lazily(db, "select * from packed not indexed where rowid = ?");
  const found = (table: "events" | "packed", stream: string): readonly SqliteLogRow[] => {
    const row = table === "events" ? event : inOne;
    const rowids = scans[table].rows.get(stream) ?? [];
    return rowids.map((rowid) => attempt(() => row().get(rowid))).filter((held) => held !== undefined);
  };
  return {
    events: (stream, after, upTo) =>
      found("events", stream)
        .filter(({ version }) => Number(version) > after && Number(version) <= upTo)
        .sort((a, b) => Number(a.version) - Number(b.version)),
    packed: (stream) => found("packed", stream)[0] as unknown as PackedLog | undefined,
    rawPacked: (stream) => found("packed", stream).map(printable),
  };
}

const printable = (row: SqliteLogRow): SqliteLogRow => ({
  ...row,
  rows: row.rows instanceof Uint8Array ? Buffer.from(row.rows).toString("base64") : row.rows!,
});
