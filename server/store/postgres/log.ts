import type { ReservedSql, Sql, TransactionSql } from "postgres";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { mapInSlices } from "../../slices.ts";
import type { BranchPoint } from "../branch-point.ts";
import { NotStored } from "../errors.ts";
import {
  type Ancestry,
  ancestryIn,
  ancestryQuery,
  type BranchRow,
  LAST,
  mustEndAs,
  type StreamSegment,
  sealOf,
  segmentsOf,
  sharedPoint,
} from "../log/branching.ts";
import { type PackedLog, packed, unpacked } from "../log/packing.ts";
import { entryOf, fieldsOf } from "../log/upcasting.ts";
import { digestOf } from "./digests.ts";

interface PostgresLogRow {
  readonly stream: string;
  readonly version: number;
  readonly schema: number;
  readonly entry: string;
  /** Of packed rows, only the last has a digest. */
  readonly digest: string | undefined;
}

type AnySql = Sql | ReservedSql | TransactionSql;

const ROWS = `
  select stream, version, schema, entry::text, digest from events
  where stream = $1 and version > $2 and version <= $3 order by version`;

async function ancestryOf(sql: AnySql, stream: string): Promise<Ancestry> {
  const rows = await sql.unsafe(ancestryQuery("$1"), [stream], { prepare: true });
  return ancestryIn(rows as unknown as readonly BranchRow[]);
}

/**
 * The branch point to store; undefined if the entries must be copied.
 * @throws NotStored if the stream has no such version
 */
export async function sharedPointIn(sql: AnySql, point: BranchPoint): Promise<BranchPoint | undefined> {
  const { stream, version } = point;
  const [origin] = await sql.unsafe(
    "select state = 'over' as is_over from matches where id = $1 and version >= $2",
    [stream, version],
    { prepare: true },
  );
  if (!origin) throw new NotStored(`${stream} has no version ${version}`);
  return origin.is_over ? sharedPoint(point, await ancestryOf(sql, stream)) : undefined;
}

/** The stream's rows, packed or not; some may be missing. @throws Unreadable */
export async function rowsOf(sql: AnySql, stream: string, after: number): Promise<readonly PostgresLogRow[]> {
  const own = await unpackedRows(sql, { stream, after, upTo: LAST });
  if (own[0]?.version === after + 1) return own;
  const parts: (readonly PostgresLogRow[])[] = [];
  for (const segment of segmentsOf(stream, after, await ancestryOf(sql, stream)))
    parts.push(await heldOf(sql, segment));
  return parts.flat();
}

const unpackedRows = async (
  sql: AnySql,
  { stream, after, upTo }: Omit<StreamSegment, "since">,
): Promise<readonly PostgresLogRow[]> =>
  (await sql.unsafe(ROWS, [stream, after, upTo], { prepare: true })).map((row) => row as unknown as PostgresLogRow);

/** Rows stored in the segment's own stream. @throws Unreadable */
async function heldOf(sql: AnySql, segment: StreamSegment): Promise<readonly PostgresLogRow[]> {
  const { stream, since, after, upTo } = segment;
  const held = await unpackedRows(sql, segment);
  if (held[0]?.version === after + 1) return held;
  const [log] = await sql.unsafe<PackedLog[]>("select version, digest, rows from packed where stream = $1", [stream], {
    prepare: true,
  });
  if (!log || log.version <= after) return held;
  const rows = unpacked<[schema: number, entry: string]>(log, since).map(([schema, entry], i) => ({
    stream,
    version: since + i + 1,
    schema,
    entry,
    digest: since + i + 1 === log.version ? log.digest : undefined,
  }));
  // The log may have been packed between the queries, or have newer rows.
  return [...rows.slice(after - since, upTo - since), ...held.filter(({ version }) => version > log.version)];
}

/** @throws Unreadable */
export async function logOf(
  stream: string,
  rows: readonly PostgresLogRow[],
  after: number,
): Promise<readonly Recorded[]> {
  const log = await mapInSlices(rows, ({ version, schema, entry }, i) =>
    entryOf(version, after + i + 1, schema, fieldsOf(entry)),
  );
  mustEndAs(stream, rows);
  return log;
}

/** @throws Unreadable, and NotStored if some entries are missing */
export async function entriesUpTo(sql: AnySql, { stream, version }: BranchPoint): Promise<readonly Recorded[]> {
  const log = await logOf(stream, await rowsOf(sql, stream, 0), 0);
  if (log.length < version) throw new NotStored(`${stream} has no version ${version}`);
  return log.slice(0, version);
}

/** Versions whose rows were changed later; of packed rows, only the last. */
export async function alteredIn(sql: AnySql, stream: string): Promise<number[]> {
  const ancestry = await ancestryOf(sql, stream);
  const altered: number[] = [];
  for (const { stream: holder, since, upTo } of segmentsOf(stream, 0, ancestry)) {
    const rows = await heldOf(sql, { stream: holder, since, after: since, upTo: LAST });
    for (const { version, isPacked } of alteredAmong(rows, ancestry.get(holder))) {
      // Which version of a packed log was altered is unknown.
      if (version <= upTo) altered.push(version);
      else if (isPacked) altered.push(upTo);
    }
  }
  return altered;
}

function alteredAmong(rows: readonly PostgresLogRow[], point: BranchPoint | undefined) {
  const altered: { readonly version: number; readonly isPacked: boolean }[] = [];
  let before = point ? sealOf(point) : "";
  let isPacked = false;
  for (const { stream, version, schema, entry, digest } of rows) {
    const due = digestOf(before, stream, version, schema, entry);
    if (digest !== undefined && digest !== due) altered.push({ version, isPacked });
    before = digest ?? due;
    isPacked = digest === undefined;
  }
  return altered;
}

const NEXT = `
  select stream from to_pack join matches on matches.id = stream where since < $1 and matches.changed < $1
  order by since, stream limit 1 for update of to_pack skip locked`;

const PACK = `
  insert into packed (stream, version, digest, rows) values ($1, $2, $3, $4)
  on conflict (stream) do update set version = excluded.version, digest = excluded.digest, rows = excluded.rows`;

/**
 * Packs a finished log, unchanged since `before`, unless it is damaged. Several processes may pack concurrently.
 * @returns whether a log was due
 */
export function packNext(sql: Sql, before: string): Promise<boolean> {
  return sql.begin(async (own) => {
    const [next] = await own.unsafe(NEXT, [before], { prepare: true });
    if (!next) return false;
    const stream = String(next.stream);
    const point = (await ancestryOf(own, stream)).get(stream);
    const since = point?.version ?? 0;
    const rows = await heldOf(own, { stream, since, after: since, upTo: LAST }).catch(() => []);
    const last = rows.at(-1);
    const isWhole = rows.every(({ version }, i) => version === since + i + 1) && alteredAmong(rows, point).length === 0;
    if (last?.digest !== undefined && isWhole) {
      const bytes = await packed(rows.map(({ schema, entry }) => [schema, entry]));
      await own.unsafe(PACK, [stream, last.version, last.digest, Buffer.from(bytes)], { prepare: true });
      await own.unsafe("delete from events where stream = $1 and version <= $2", [stream, last.version], {
        prepare: true,
      });
    }
    await own.unsafe("delete from to_pack where stream = $1", [stream], { prepare: true });
    return true;
  }) as Promise<boolean>;
}
