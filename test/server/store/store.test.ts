import { memoryStore } from "../../../server/store/memory.ts";
import { sqliteStore } from "../../../server/store/sqlite.ts";
import { storeContract } from "./contract.ts";
import { pastContract } from "./past.contract.ts";

for (const contract of [storeContract, pastContract]) {
  contract("the store in memory", memoryStore);
  contract("the store in a file", sqliteStore);
}
