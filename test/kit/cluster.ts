import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { type RunningProxy, startProxy } from "../../server/cluster/proxy/proxy.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { type Guest, guestOf } from "./guest.ts";
import { freshSchema, hasPostgres } from "./postgres.ts";

/** The Redis server that tests may use; each test takes a database of it for itself, and empties it. */
const SERVER = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

function missing(what: string): false {
  if (process.env.TEST_CLUSTER === "required") throw new Error(`tests of several processes need ${what}`);
  console.warn(`skipped: no ${what}`);
  return false;
}

/** Whether there is such a server. */
export const hasRedis: boolean = await answers(SERVER).catch((error: Error) =>
  missing(`Redis at ${new URL(SERVER).host} (TEST_REDIS_URL): ${error.message}`),
);

const hasNginx: boolean = spawnSync("nginx", ["-v"]).status === 0 || missing("nginx");

/** Whether all is there that several processes need. Tests that need it are skipped where it is not, and say so. */
export const hasCluster: boolean = (hasPostgres || missing("PostgreSQL")) && hasRedis && hasNginx;

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 2000 });
  redis.on("error", () => {});
  try {
    await redis.connect();
    return (await redis.ping()) === "PONG";
  } finally {
    redis.disconnect();
  }
}

/** An empty database of a test's own, by its number. */
export async function freshRedis(): Promise<string> {
  const redis = new Redis(SERVER);
  // A counter that all test files share, in a database that none of them empties.
  const number = 1 + ((await redis.incr("stillwater:tests")) % 14);
  await redis.select(number);
  await redis.flushdb();
  redis.disconnect();
  return new URL(`/${number}`, SERVER).href;
}

/** Several processes behind the proxy. */
export interface TestCluster {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly programs: readonly Program[];
  /** Starts a process anew in the place of one that has ended. */
  restart(index: number): Promise<Program>;
  /** Somebody who comes by the proxy. */
  guest(name: string): Promise<Guest>;
  close(): Promise<void>;
}

/**
 * @param env of every process, beside what makes them one house
 * @param apart how far the clock of each is ahead of the one before, in ms
 */
export async function startCluster(count: number, env: Record<string, string> = {}, apart = 0): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-cluster-"));
  const { url: databaseUrl, drop } = await freshSchema();
  const redisUrl = env.REDIS_URL ?? (await freshRedis());
  const ports: number[] = [];
  for (let i = 0; i < count; i++) ports.push(await freePort());
  const port = await freePort();
  const start = (index: number) =>
    open(dataDir, ports[index]!, {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      CLOCK_AHEAD: String(index * apart),
      PUBLIC_ADDRESS: `127.0.0.1:${port}/p/${index + 1}`,
      ...env,
    });
  const programs: Program[] = [];
  let proxy: RunningProxy | undefined;
  const close = async () => {
    await Promise.all([proxy?.close(), ...programs.map((program) => program.kill("SIGKILL"))]);
    rmSync(dataDir, { recursive: true, force: true });
    await drop();
  };
  try {
    proxy = await startProxy(
      port,
      ports.map((each) => `127.0.0.1:${each}`),
    );
    programs.push(...(await Promise.all(ports.map((_, index) => start(index)))));
  } catch (error) {
    await close();
    throw error;
  }
  const { origin } = proxy;
  return {
    origin,
    databaseUrl,
    redisUrl,
    programs,
    async restart(index) {
      programs[index] = await start(index);
      return programs[index];
    },
    guest: (name) => guestOf(origin, name),
    close,
  };
}
