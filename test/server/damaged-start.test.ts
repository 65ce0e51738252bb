import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { databaseIn } from "../../server/config.ts";
import { openLog } from "../../server/log.ts";
import { sqliteStores } from "../../server/store/sqlite/stores.ts";
import { startApp } from "../kit/app.ts";
import { extend } from "./store/samples.ts";

/** Makes a database in which the root page of this table is garbage. */
async function damagedAt(table: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-damaged-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const file = databaseIn(dataDir);
  const store = sqliteStores(file);
  for (const name of ["seeds", "tokens", "push"]) await store.secrets.get(name);
  await extend(store, "m", 0, 1);
  await store.close();
  const db = new DatabaseSync(file, { readOnly: true });
  const page = Number(db.prepare("select rootpage from sqlite_schema where name = ?").get(table)?.rootpage);
  db.close();
  const bytes = readFileSync(file);
  bytes[(page - 1) * 4096] = 0xff;
  writeFileSync(file, bytes);
  return dataDir;
}

test("a server with damaged lists starts, logs it once, and reports that it is not healthy", async () => {
  const lines: string[] = [];
  const log = openLog("error", { write: (line) => void lines.push(line) });
  const app = await startApp({ dataDir: await damagedAt("matches") }, { log });
  try {
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ part: "matches", msg: "a part of the database is damaged: run npm run doctor" }),
    );
    const health = await fetch(`${app.origin}/api/health`);
    expect([health.status, await health.text()]).toEqual([503, expect.stringContaining("NotStored")]);
  } finally {
    await app.stop();
  }
});

test("a server with damaged keys does not start, and says what helps", async () => {
  const dataDir = await damagedAt("secrets");
  const { status, stderr } = spawnSync(process.execPath, ["server/main.ts"], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0" },
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^Cannot start with the data in .*malformed; npm run doctor lists the damage/m);
  expect(stderr).not.toContain("    at ");
  expect(status).toBe(1);
});
