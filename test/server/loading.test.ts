import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshRedis, hasRedis, noRedis } from "../kit/cluster.ts";
import { freshSchema, hasPostgres, noPostgres } from "../kit/postgres.ts";
import { ANY_PORT, open, run } from "./rooms/program.ts";

const NODE_OPTIONS = `--import ${new URL("../kit/loaded.ts", import.meta.url).href}`;

const OF_DATABASES = /^(postgres|pg|.*redis.*|server\/store\/postgres.*|server\/cluster\/.*)$/;
/** Without a cluster, these are needed for rooms, the supervision of the store, and the classification of errors. */
const OF_NONE = [
  ...["cluster", "cut-off", "process-driver", "unreachable"].map((name) => `server/cluster/${name}.ts`),
  "server/store/postgres/trouble.ts",
];

async function loadedBy(env: Record<string, string>): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const program = await open(dataDir, ANY_PORT, { NODE_OPTIONS, ...env });
  const { code, stderr } = await program.kill("SIGTERM");
  expect(code).toBe(0);
  const loaded = [...stderr.matchAll(/^loaded (.*)$/gm)].map(([, name]) => name!);
  expect(loaded).toEqual(expect.arrayContaining(["express", "server/store/open/stores.ts"]));
  return loaded.filter((name) => OF_DATABASES.test(name) && !OF_NONE.includes(name)).sort();
}

test("a server with its matches in a file loads no database driver", async () => {
  expect(await loadedBy({})).toEqual([]);
});

test.skipIf(!hasPostgres)(`a server with PostgreSQL loads its driver, and runs on it${noPostgres}`, async () => {
  const { url, drop } = await freshSchema();
  onTestFinished(drop);
  const loaded = await loadedBy({ DATABASE_URL: url });
  expect(loaded).toEqual(expect.arrayContaining(["postgres", "server/store/postgres/stores.ts"]));
  expect(loaded.filter((name) => /redis/.test(name))).toEqual([]);
});

test.skipIf(!hasPostgres || !hasRedis)(`a server in a cluster loads both drivers${noPostgres}${noRedis}`, async () => {
  const { url, drop } = await freshSchema();
  onTestFinished(drop);
  const loaded = await loadedBy({
    DATABASE_URL: url,
    REDIS_URL: await freshRedis(),
    PUBLIC_ADDRESS: "127.0.0.1:1/p/1",
  });
  expect(loaded).toEqual(expect.arrayContaining(["ioredis", "postgres", "server/cluster/redis-cluster.ts"]));
});

/** Refuses logins, with a real server's message. */
async function refusing(): Promise<number> {
  const fields = Buffer.from('SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "ann"\0\0');
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([head, fields])));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("a database that is unreachable, refuses the login, or is named wrongly ends the program with a message without the password", async () => {
  const ended = async (DATABASE_URL: string) => (await run({ DATABASE_URL, LOG_LEVEL: "silent" }).ended).stderr;
  const said = await Promise.all([
    ended("postgres://ann:opensesame@127.0.0.1:1/cards"),
    ended(`postgres://ann:opensesame@127.0.0.1:${await refusing()}/cards`),
    ended("postgres://ann:opensesame@"),
    ended("mysql://ann:opensesame@127.0.0.1/cards"),
  ]);
  expect(said).toEqual([
    "Cannot start with the data in DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1\n",
    'Cannot start with the data in DATABASE_URL: password authentication failed for user "ann"\n',
    expect.stringMatching(/\n {2}DATABASE_URL=….*: .*expected postgres:\/\//),
    expect.stringMatching(/\n {2}DATABASE_URL=….*: .*expected postgres:\/\//),
  ]);
  for (const lines of said) expect(lines).not.toContain("opensesame");
});
