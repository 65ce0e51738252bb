import type { ReservedSql, Sql, TransactionSql } from "postgres";
import type { OnUpgrade } from "../location.ts";
import { POSTGRES_STEPS } from "./schema-steps.ts";

export const POSTGRES_SCHEMA = POSTGRES_STEPS.length;

export class UnknownSchemaVersion extends Error {
  override readonly name = "UnknownSchemaVersion";
}

const later = (version: number) =>
  new UnknownSchemaVersion(
    `the database has schema ${version}, this release knows up to ${POSTGRES_SCHEMA}: update it`,
  );

/** 0 if there are no tables. */
async function versionOf(sql: Sql | TransactionSql | ReservedSql): Promise<number> {
  // Asks the catalog: table names are resolved through a cache that may be outdated.
  const [found] = await sql`
    select current_schema() as schema, exists (
      select from pg_tables where schemaname = current_schema() and tablename = 'schema_version') as exists`;
  if (!found?.schema) throw new UnknownSchemaVersion("the schema that search_path names does not exist");
  if (!found.exists) return 0;
  const [row] = await sql`select version from schema_version`;
  return Number(row?.version ?? 0);
}

/**
 * Of several processes, one upgrades and the others wait.
 * @throws UnknownSchemaVersion if a later release made the tables, or there is no schema
 */
export async function bringUpToDate(sql: Sql, onUpgrade: OnUpgrade = () => {}): Promise<void> {
  const found = await versionOf(sql);
  if (found > POSTGRES_SCHEMA) throw later(found);
  if (found === POSTGRES_SCHEMA) return;
  const upgraded = await sql.begin(async (own) => {
    await own`select pg_advisory_xact_lock(hashtextextended('stillwater ' || current_schema(), 0))`;
    const version = await versionOf(own);
    if (version > POSTGRES_SCHEMA) throw later(version);
    await createTables(own, version);
    return version;
  });
  if (upgraded > 0 && upgraded < POSTGRES_SCHEMA) onUpgrade(upgraded, POSTGRES_SCHEMA);
}

/** @throws UnknownSchemaVersion unless the tables have this release's schema */
export async function mustBeUpToDate(sql: Sql | ReservedSql): Promise<void> {
  const version = await versionOf(sql);
  if (version > POSTGRES_SCHEMA) throw later(version);
  if (version === 0) throw new UnknownSchemaVersion("there are no tables in the database: start the server once");
  if (version < POSTGRES_SCHEMA)
    throw new UnknownSchemaVersion(`database schema ${version} is of an earlier release: start the server once`);
}

/** Runs in the caller's transaction. */
export async function createTables(sql: TransactionSql | ReservedSql, version: number): Promise<void> {
  for (const step of POSTGRES_STEPS.slice(version)) await sql.unsafe(step);
  await sql`create table if not exists schema_version (version integer not null)`;
  await sql`delete from schema_version`;
  await sql`insert into schema_version (version) values (${POSTGRES_SCHEMA})`;
}
