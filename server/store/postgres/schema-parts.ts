import type { ReservedSql } from "postgres";
import { createTables } from "./schema.ts";

const PARTS = `
  select relname as name, string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attcollation, attnotnull,
    attidentity, pg_get_expr(adbin, adrelid)), ', ' order by attnum) as made
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped group by relname
  union all
  select relname, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) from pg_index
  join pg_class on pg_class.oid = indexrelid where relnamespace = $1::regnamespace
  union all
  select tgname, concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled) from pg_trigger
  join pg_class on pg_class.oid = tgrelid where relnamespace = $1::regnamespace and not tgisinternal
  union all
  select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = $1::regnamespace
  union all
  select conname, pg_get_constraintdef(pg_constraint.oid) from pg_constraint where connamespace = $1::regnamespace`;

async function partsOf(sql: ReservedSql, schema: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.unsafe(PARTS, [schema]);
  // A constraint and its index have the same name; the database returns them in any order.
  const parts = Map.groupBy(rows, ({ name }) => String(name));
  return new Map(
    Array.from(parts, ([name, all]) => [
      name,
      all
        .map(({ made }) => String(made).replaceAll(`${schema}.`, ""))
        .sort()
        .join("\n"),
    ]),
  );
}

/** Differences from this release. Needs a transaction: creates a schema for comparison, and rolls back. */
export async function strangeParts(sql: ReservedSql): Promise<readonly string[]> {
  const [found] = await sql`select quote_ident(current_schema()) as schema, current_setting('search_path') as path`;
  const held = await partsOf(sql, String(found!.schema));
  await sql`savepoint parts`;
  await sql`create schema stillwater_parts`;
  await sql`select set_config('search_path', 'stillwater_parts', true)`;
  await createTables(sql, 0);
  const due = await partsOf(sql, "stillwater_parts");
  await sql`rollback to parts`;
  return [...new Set([...held.keys(), ...due.keys()])].filter((name) => held.get(name) !== due.get(name)).sort();
}
