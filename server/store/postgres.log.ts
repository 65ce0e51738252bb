import type { ReservedSql, Sql, TransactionSql } from "postgres";
import type { Recorded } from "../../shared/engine/match.ts";
import { type Packed, packed, unpacked } from "./packing.ts";
import { digestOf } from "./postgres.digests.ts";
import { entryOf, fieldsOf } from "./upcasting.ts";

/** A row of a log. */
export interface LogRow {
  readonly stream: string;
  readonly version: number;
  readonly schema: number;
  /** The JSON of the entry, as it was written. */
  readonly entry: string;
  /** What seals it, and all before it; of rows that were packed the last one alone has it. */
  readonly digest: string | undefined;
}

type AnySql = Sql | ReservedSql | TransactionSql;

const ROWS = `
  select stream, version, schema, entry::text, digest from events where stream = $1 and version > $2 order by version`;

/** The rows of a stream after a version, whatever they hold, packed or not. @throws Unreadable */
export async function rowsOf(sql: AnySql, stream: string, after: number): Promise<readonly LogRow[]> {
  const held = (await sql.unsafe(ROWS, [stream, after], { prepare: true })).map((row) => row as unknown as LogRow);
  if (held[0]?.version === after + 1) return held;
  const [log] = await sql.unsafe<Packed[]>("select version, digest, rows from packed where stream = $1", [stream], {
    prepare: true,
  });
  if (!log || log.version <= after) return held;
  const rows = unpacked<[schema: number, entry: string]>(log).map(([schema, entry], i) => ({
    stream,
    version: i + 1,
    schema,
    entry,
    digest: i + 1 === log.version ? log.digest : undefined,
  }));
  // It may have been packed between the two questions.
  return [...rows.slice(after), ...held.filter(({ version }) => version > log.version)];
}

/** The entries that rows hold, which follow a version. @throws Unreadable */
export const logOf = (rows: readonly LogRow[], after: number): readonly Recorded[] =>
  rows.map(({ version, schema, entry }, i) => entryOf(version, after + i + 1, schema, fieldsOf(entry)));

/** The versions of a log whose rows are not as they were written; of those that were packed, the last one stands for all. */
export function alteredIn(rows: readonly LogRow[]): number[] {
  const altered: number[] = [];
  let before = "";
  for (const { stream, version, schema, entry, digest } of rows) {
    const due = digestOf(before, stream, version, schema, entry);
    if (digest !== undefined && digest !== due) altered.push(version);
    before = digest ?? due;
  }
  return altered;
}

const NEXT = `
  select stream from to_pack join matches on matches.id = stream where matches.changed < $1
  limit 1 for update of to_pack skip locked`;

const PACK = `
  insert into packed (stream, version, digest, rows) values ($1, $2, $3, $4)
  on conflict (stream) do update set version = excluded.version, digest = excluded.digest, rows = excluded.rows`;

/**
 * Packs one log of a match that is over and has not changed since a moment; one that is damaged is left as it is. Several
 * processes may do so at once. @returns whether there was any
 */
export function packNext(sql: Sql, before: string): Promise<boolean> {
  return sql.begin(async (own) => {
    const [next] = await own.unsafe(NEXT, [before], { prepare: true });
    if (!next) return false;
    const stream = String(next.stream);
    const rows = await rowsOf(own, stream, 0).catch(() => []);
    const last = rows.at(-1);
    const isWhole = rows.every(({ version }, i) => version === i + 1) && alteredIn(rows).length === 0;
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
