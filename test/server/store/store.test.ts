import { describe } from "vitest";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { postgresStores } from "../../../server/store/postgres/stores.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { freshSchema, hasPostgres, noPostgres } from "../../kit/postgres.ts";
import { branchContract } from "./branches.contract.ts";
import { chatContract } from "./chat.contract.ts";
import { contactsContract } from "./contacts.contract.ts";
import { documentsContract } from "./documents.contract.ts";
import { eventsContract } from "./events.contract.ts";
import { galleryContract } from "./gallery.contract.ts";
import { leasesContract } from "./leases.contract.ts";
import { matchesContract } from "./matches.contract.ts";
import { notesContract } from "./notes.contract.ts";
import { pastContract } from "./past.contract.ts";
import { playersContract } from "./players.contract.ts";
import { pushContract } from "./push.contract.ts";
import { puzzleAgreementsContract } from "./puzzle-agreements.contract.ts";
import { puzzleAnswersContract } from "./puzzle-answers.contract.ts";
import { secretsContract } from "./secrets.contract.ts";
import { seriesContract } from "./series.contract.ts";
import { storesContract } from "./stores.contract.ts";
import { webhooksContract } from "./webhooks.contract.ts";

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

const CONTRACTS = [
  eventsContract,
  branchContract,
  leasesContract,
  matchesContract,
  pastContract,
  chatContract,
  documentsContract,
  galleryContract,
  notesContract,
  playersContract,
  contactsContract,
  webhooksContract,
  pushContract,
  puzzleAgreementsContract,
  puzzleAnswersContract,
  secretsContract,
  seriesContract,
  storesContract,
];

for (const contract of CONTRACTS) {
  contract("the store in memory", memoryStores);
  contract("the store in a file", sqliteStores);
  describe.skipIf(!hasPostgres)(`with PostgreSQL${noPostgres}`, () => contract("the store in PostgreSQL", inPostgres));
}
