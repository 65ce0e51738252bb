import { describe } from "vitest";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { postgresStores } from "../../../server/store/postgres/stores.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { freshSchema, hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { branchContract } from "./branches.contract.ts";
import { storeContract } from "./contract.ts";
import { pastContract } from "./past.contract.ts";

/** A store in its own schema, which is dropped with the test. */
async function inPostgres(): Promise<Stores> {
  const { url, drop } = await freshSchema();
  const store = await postgresStores(url);
  let closing: Promise<void> | undefined;
  return {
    ...store,
    close() {
      closing ??= store.close().then(drop);
      return closing;
    },
  };
}

for (const contract of [storeContract, pastContract, branchContract]) {
  contract("the store in memory", memoryStores);
  contract("the store in a file", sqliteStores);
  describe.skipIf(!hasPostgres)(`with PostgreSQL${noPostgres}`, () => contract("the store in PostgreSQL", inPostgres));
}
