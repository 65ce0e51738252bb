import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { type RunningProxy, startProxy } from "../../server/cluster/proxy/proxy.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { type Guest, guestOf } from "./guest.ts";
import { freshSchema, hasPostgres, noPostgres } from "./postgres.ts";
import { testKey } from "./test-key.ts";

/** A Redis server; each test uses one of its databases, and empties it. */
const SERVER = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

export const hasRedis: boolean = await answers(SERVER).catch(() => false);

/** Suffix for the names of tests that are skipped. */
export const noRedis = hasRedis
  ? ""
  : ` (skipped: no Redis at ${new URL(SERVER).host}; start one, or set TEST_REDIS_URL)`;

export const hasNginx: boolean = spawnSync("nginx", ["-v"]).status === 0;
export const noNginx = hasNginx ? "" : " (skipped: no nginx; install it)";

export const hasCluster: boolean = hasPostgres && hasRedis && hasNginx;
export const noCluster = noPostgres || noRedis || noNginx;

if (process.env.TEST_CLUSTER === "required" && !hasCluster)
  throw new Error(`tests of several processes are required${noCluster}`);

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

/** Number of databases besides 0, which has the counter; duration of a reservation, in seconds. */
const [DATABASES, TAKEN] = [15, 120];

/** All test files on this machine share the counter. */
const nextNumber = async (redis: Redis): Promise<number> => 1 + ((await redis.incr("stillwater:tests")) % DATABASES);

/** Reserves the next database that is not in use. If all are, returns one of them without a reservation. */
async function freeNumber(redis: Redis): Promise<number> {
  const clients = String(await redis.client("LIST"));
  const inUse = new Set(Array.from(clients.matchAll(/ db=(\d+)/g), ([, number]) => Number(number)));
  for (let tries = 0; tries < DATABASES; tries++) {
    const number = await nextNumber(redis);
    if (!inUse.has(number) && (await redis.set(`stillwater:tests:${number}`, "", "EX", TAKEN, "NX"))) return number;
  }
  return nextNumber(redis);
}

export async function freshRedis(): Promise<string> {
  const redis = new Redis(SERVER);
  const number = await freeNumber(redis);
  await redis.select(number);
  await redis.flushdb();
  redis.disconnect();
  return new URL(`/${number}`, SERVER).href;
}

type Env = Readonly<Record<string, string>>;

export interface TestCluster {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly programs: readonly Program[];
  /** Replaces a process that has ended. */
  restart(index: number): Promise<Program>;
  /** Creates a guest who connects through nginx. */
  guest(name: string): Promise<Guest>;
  close(): Promise<void>;
}

/**
 * Processes of one deployment behind nginx.
 * @param env environment of every process, or a function of the process' index
 * @param apart how far each clock is ahead of the one before, in ms
 */
export async function startCluster(
  count: number,
  env: Env | ((index: number, databaseUrl: string) => Promise<Env>) = {},
  apart = 0,
): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-cluster-"));
  const { url: databaseUrl, drop } = await freshSchema();
  const envs = await Promise.all(
    Array.from({ length: count }, (_, index) => (typeof env === "function" ? env(index, databaseUrl) : env)),
  );
  const redisUrl = envs[0]?.REDIS_URL ?? (await freshRedis());
  const deployment = testKey("deployment");
  const ports: number[] = [];
  for (let i = 0; i < count; i++) ports.push(await freePort());
  const port = await freePort();
  const start = (index: number) =>
    open(dataDir, ports[index]!, {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      ...(deployment && { DEPLOYMENT: deployment }),
      CLOCK_AHEAD: String(index * apart),
      PUBLIC_ADDRESS: `127.0.0.1:${port}/p/${index + 1}`,
      ...envs[index],
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
