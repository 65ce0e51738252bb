import { DatabaseSync } from "node:sqlite";
import postgres from "postgres";
import type { DatabaseLocation } from "../../../server/store/location.ts";
import { openStores } from "../../../server/store/open/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { itemAt } from "../../kit/item-at.ts";
import { freshSchema, hasPostgres, noPostgres, sizeOfSchema } from "../../kit/postgres.ts";
import { test as placed } from "./place.ts";
import { entries, moment, summary } from "./samples.ts";

/** Access to a database that bypasses the store. */
export interface RawDatabase {
  readonly place: DatabaseLocation;
  run(...statements: readonly string[]): Promise<void>;
  count(what: string): Promise<number>;
  /** Size of the tables of logs with their indexes, in bytes. */
  bytes(): Promise<number>;
  /** Size of all tables and indexes, in bytes. */
  allBytes(): Promise<number>;
}

const inFile = async (file: string): Promise<RawDatabase> => {
  const using = <T>(act: (db: DatabaseSync) => T): T => {
    const db = new DatabaseSync(file, { timeout: 5000 });
    try {
      return act(db);
    } finally {
      db.close();
    }
  };
  const numberOf = (sql: string) => using((db) => Number(db.prepare(sql).get()?.n));
  return {
    place: { kind: "file", file },
    run: async (...statements) => using((db) => db.exec(statements.join(";"))),
    count: async (what) => numberOf(`select count(*) as n from ${what}`),
    allBytes: async () => {
      using((db) => db.exec("vacuum"));
      return numberOf("select sum(pgsize) as n from dbstat");
    },
    bytes: async () => {
      using((db) => db.exec("vacuum"));
      return numberOf(`
        select sum(pgsize) as n from dbstat where name in (
          select name from sqlite_schema where tbl_name in ('events', 'packed'))`);
    },
  };
};

const inPostgres = async (onCleanup: (clean: () => Promise<void>) => void): Promise<RawDatabase> => {
  const { url, drop } = await freshSchema();
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onCleanup(async () => {
    await sql.end();
    await drop();
  });
  return {
    place: { kind: "postgres", url },
    run: async (...statements) => {
      for (const each of statements) await sql.unsafe(each);
    },
    count: async (what) => Number(itemAt(await sql.unsafe(`select count(*) as n from ${what}`), 0).n),
    allBytes: () => sizeOfSchema(sql),
    bytes: async () => {
      // Deleted rows stay while any transaction may see them, so copies are measured.
      for (const table of ["events", "packed"]) {
        await sql.unsafe(`create table bytes_of_${table} (like ${table} including all)`);
        await sql.unsafe(`insert into bytes_of_${table} select * from ${table}`);
      }
      const [row] = await sql`
        select pg_total_relation_size('bytes_of_events') + pg_total_relation_size('bytes_of_packed') as n`;
      await sql`drop table bytes_of_events, bytes_of_packed`;
      return Number(row!.n);
    },
  };
};

/** Appends the versions after `from`, and ends the match. */
export async function over(store: Stores, id: string, length: number, from = 0): Promise<void> {
  await store.events.append(
    id,
    from,
    entries(from + 1, length),
    summary(id, length, { state: "over", endedAt: moment(1) }),
  );
}

const STORES: readonly (readonly [
  string,
  boolean,
  (file: string, onCleanup: (clean: () => Promise<void>) => void) => Promise<RawDatabase>,
])[] = [
  ["in a file", true, inFile],
  [`in PostgreSQL${noPostgres}`, hasPostgres, (_, onCleanup) => inPostgres(onCleanup)],
];

/** Each test has an empty store, and direct access to its database. */
export const DATABASES = STORES.map(([name, isThere, open]) => ({
  name,
  isThere,
  test: placed
    .extend("ways", ({ file }, { onCleanup }): Promise<RawDatabase> => open(file, onCleanup))
    .extend("store", async ({ ways }, { onCleanup }): Promise<Stores> => {
      const store = await openStores(ways.place);
      onCleanup(() => store.close());
      return store;
    }),
}));
