import postgres from "postgres";
import { describe } from "vitest";
import { freshSchema, hasPostgres, noPostgres, sizeOfSchema } from "../kit/postgres.ts";
import { writesContract } from "./writes.contract.ts";

describe.skipIf(!hasPostgres)(`with PostgreSQL${noPostgres}`, () => {
  writesContract("in PostgreSQL", async () => {
    const { url: databaseUrl, drop } = await freshSchema();
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    return {
      config: { databaseUrl },
      bytes: () => sizeOfSchema(sql),
      async close() {
        await sql.end();
        await drop();
      },
    };
  });
});
