import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { backup } from "../../../server/cli/backup.ts";
import { doctor } from "../../../server/cli/doctor.ts";
import { exportMatches } from "../../../server/cli/export.ts";
import { importMatches } from "../../../server/cli/import.ts";
import { rebuild } from "../../../server/cli/rebuild.ts";
import { databaseIn } from "../../../server/config.ts";
import { DATABASE_SCHEMA, takeSteps } from "../../../server/store/sqlite/schema.ts";
import { SQLITE_STEPS } from "../../../server/store/sqlite/schema-steps.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { seedMatches } from "./seeded.ts";
import { folder, ran } from "./terminal.ts";

type Row = Record<string, SQLInputValue>;
const TABLES = ["events", "matches", "secrets"] as const;
const FIRST = {
  events: ["stream", "version", "schema", "type", "at", "cause", "by", "data"],
  matches: ["id", "code", "state", "visibility", "previous", "changed", "players", "summary"],
  secrets: ["name", "value"],
} as const;

async function rowsOfThree(): Promise<Readonly<Record<(typeof TABLES)[number], readonly Row[]>>> {
  const file = databaseIn(folder());
  const store = sqliteStores(file);
  await seedMatches(store);
  await store.close();
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = (table: (typeof TABLES)[number]) =>
    db.prepare(`select ${FIRST[table].map((column) => `"${column}"`)} from ${table}`).all() as Row[];
  const held = { events: rows("events"), matches: rows("matches"), secrets: rows("secrets") };
  db.close();
  return held;
}

let made: Awaited<ReturnType<typeof rowsOfThree>> | undefined;
let file: string;

/** Creates a database with rows of the first release, after `steps` steps of the schema. */
async function ofSchema(steps: number): Promise<void> {
  made ??= await rowsOfThree();
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal");
  takeSteps(db, SQLITE_STEPS.slice(0, 1));
  for (const table of TABLES) {
    const put = db.prepare(
      `insert into ${table} (${FIRST[table].map((column) => `"${column}"`)}) values (${FIRST[table].map(() => "?")})`,
    );
    for (const row of made[table]) put.run(...FIRST[table].map((column) => row[column]!));
  }
  db.exec("insert into seats select value, matches.id from matches, json_each(players)");
  db.exec("begin");
  takeSteps(db, SQLITE_STEPS.slice(1, steps));
  db.exec(`pragma user_version = ${steps}; commit`);
  db.close();
}

const schemaOf = (at: string) => {
  const db = new DatabaseSync(at, { readOnly: true });
  const { user_version } = db.prepare("pragma user_version").get()!;
  db.close();
  return user_version;
};

beforeEach(() => {
  const dataDir = folder();
  vi.stubEnv("DATA_DIR", dataDir);
  file = databaseIn(dataDir);
  return () => vi.unstubAllEnvs();
});

const EARLIER = Array.from({ length: DATABASE_SCHEMA - 1 }, (_, n) => n + 1);

describe.each(EARLIER)("a database of schema %i, before the first start of this release", (schema) => {
  test("is copied and counted without a change", async () => {
    await ofSchema(schema);
    const copy = join(folder(), "copy.db");
    const events = made!.events.length;
    expect(await ran(backup, copy)).toMatchObject({
      code: 0,
      out: [expect.stringMatching(new RegExp(`^3 matches with ${events} events are in `))],
    });
    expect(schemaOf(copy)).toBe(schema);
  });

  test("is left unchanged by doctor and export, which say what to do", async () => {
    await ofSchema(schema);
    const said = `database schema ${schema} is of an earlier release: run npm run backup, then start the server once`;
    const out = join(folder(), "out");
    for (const refused of [await ran(doctor), await ran(doctor, "--mend"), await ran(exportMatches, "--out", out)])
      expect(refused).toMatchObject({ code: 2, out: [], err: [expect.stringContaining(said), expect.any(String)] });
    expect(schemaOf(file)).toBe(schema);
  });

  test("is upgraded only by rebuild and import, which report it", async () => {
    await ofSchema(schema);
    const said = `the database schema was upgraded, from schema ${schema} to ${DATABASE_SCHEMA}`;
    const rebuilt = await ran(rebuild);
    expect([rebuilt.code, rebuilt.out[0]]).toEqual([0, said]);
    expect((await ran(doctor)).code).toBe(0);
    const out = folder();
    await ran(exportMatches, "--with-keys", "--out", out);
    expect(readdirSync(out)).toContain("keys.json");
    const dataDir = folder();
    vi.stubEnv("DATA_DIR", dataDir);
    file = databaseIn(dataDir);
    await ofSchema(schema);
    const taken = await ran(importMatches, out);
    expect([taken.code, taken.out[0], taken.out.at(-1)]).toEqual([
      0,
      said,
      expect.stringContaining("3 were already there"),
    ]);
  });
});
