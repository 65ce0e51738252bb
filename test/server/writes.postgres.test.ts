import postgres from "postgres";
import { describe } from "vitest";
import { freshSchema, hasPostgres, noPostgres } from "../kit/postgres.ts";
import { writesContract } from "./writes.contract.ts";

describe.skipIf(!hasPostgres)(`with PostgreSQL${noPostgres}`, () => {
  writesContract("in PostgreSQL", async () => {
    const { url: databaseUrl, drop } = await freshSchema();
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    return {
      config: { databaseUrl },
      async bytes() {
        const [row] = await sql`
          select sum(pg_total_relation_size(oid)) as n from pg_class
          where relnamespace = current_schema()::regnamespace and relkind = 'r'`;
        return Number(row!.n);
      },
      async close() {
        await sql.end();
        await drop();
      },
    };
  });
});
