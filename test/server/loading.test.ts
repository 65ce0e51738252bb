import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshSchema, hasPostgres } from "../kit/postgres.ts";
import { freePort, open, run } from "./rooms/program.ts";

const NODE_OPTIONS = `--import ${new URL("../kit/loaded.ts", import.meta.url).href}`;

/** The drivers of databases. */
const DRIVERS = /^(postgres|pg|.*redis.*)$/;

/** The drivers that the program has loaded from its start to its end. */
async function driversOf(env: Record<string, string>): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const program = await open(dataDir, await freePort(), { NODE_OPTIONS, ...env });
  const { code, stderr } = await program.kill("SIGTERM");
  expect(code).toBe(0);
  const loaded = [...stderr.matchAll(/^loaded (.*)$/gm)].map(([, name]) => name!);
  expect(loaded).toContain("express");
  return loaded.filter((name) => DRIVERS.test(name));
}

test("who keeps the matches in a file loads the code of no database", async () => {
  expect(await driversOf({})).toEqual([]);
});

test.skipIf(!hasPostgres)("who keeps them in PostgreSQL loads its driver, and the program runs on it", async () => {
  const { url, drop } = await freshSchema();
  onTestFinished(drop);
  expect(await driversOf({ DATABASE_URL: url })).toEqual(["postgres"]);
});

test("a database that cannot be reached, or is named wrongly, ends the program with a line that holds no password", async () => {
  const ended = async (DATABASE_URL: string) => (await run({ DATABASE_URL, LOG_LEVEL: "silent" }).ended).stderr;
  const said = await Promise.all([
    ended("postgres://ann:opensesame@127.0.0.1:1/cards"),
    ended("postgres://ann:opensesame@"),
    ended("mysql://ann:opensesame@127.0.0.1/cards"),
  ]);
  expect(said).toEqual([
    "Cannot start with the data in DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1\n",
    expect.stringMatching(/\n {2}DATABASE_URL=….*: .*expected postgres:\/\//),
    expect.stringMatching(/\n {2}DATABASE_URL=….*: .*expected postgres:\/\//),
  ]);
  for (const lines of said) expect(lines).not.toContain("opensesame");
});
