import { memoryStore } from "../../../server/store/memory.ts";
import { sqliteStore } from "../../../server/store/sqlite.ts";
import { storeContract } from "./contract.ts";

storeContract("the store in memory", memoryStore);
storeContract("the store in a file", sqliteStore);
