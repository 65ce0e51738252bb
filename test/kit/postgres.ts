import { randomUUID } from "node:crypto";
import postgres from "postgres";

const SERVER = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/test";

const admin = postgres(SERVER, { max: 1, connect_timeout: 2, onnotice: () => {}, idle_timeout: 1 });

export const hasPostgres: boolean = await admin`select 1`.then(
  () => true,
  () => false,
);

/** Suffix for the names of tests that are skipped. */
export const noPostgres = hasPostgres
  ? ""
  : ` (skipped: no PostgreSQL at ${new URL(SERVER).host}; start one, or set TEST_DATABASE_URL)`;

export async function change(url: string, ...statements: readonly string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end();
}

/** Creates an empty schema; `drop` removes it. */
export async function freshSchema(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  await admin.unsafe(`create schema ${name}`);
  const url = new URL(SERVER);
  url.searchParams.set("search_path", name);
  return {
    url: url.href,
    drop: async () => {
      await admin.unsafe(`drop schema ${name} cascade`);
    },
  };
}

/** Bytes of a schema's tables and indexes, without their maps of free space, which autovacuum makes at any time. */
export async function sizeOfSchema(sql: postgres.Sql): Promise<number> {
  const [row] = await sql`
    with tables as (
      select oid, reltoastrelid from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
    ), parts as (
      select oid from tables union all select reltoastrelid from tables where reltoastrelid <> 0
    )
    select sum(size) as n from (
      select pg_relation_size(oid) as size from parts union all
      select pg_relation_size(indexrelid) from pg_index where indrelid in (select oid from parts)
    ) as sizes`;
  return Number(row!.n);
}

/** Removes a stream's events after `version`, as if a lagging standby had taken over. */
export const rewind = (url: string, stream: string, version: number): Promise<void> =>
  change(
    url,
    "alter table events disable trigger user",
    `delete from events where stream = '${stream}' and version > ${version}`,
    `update matches set version = ${version}, digest = (
      select digest from events where stream = id and version = ${version}) where id = '${stream}'`,
    "alter table events enable trigger user",
  );
