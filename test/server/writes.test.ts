import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseIn } from "../../server/config.ts";
import { writesContract } from "./writes.contract.ts";

writesContract("in a file", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-writes-"));
  return {
    config: { dataDir },
    async bytes() {
      const db = new DatabaseSync(databaseIn(dataDir), { readOnly: true });
      const [size, free] = ["page_count", "freelist_count"].map((of) => Number(db.prepare(`pragma ${of}`).get()![of]));
      db.close();
      return (size! - free!) * 4096;
    },
    close: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
});
