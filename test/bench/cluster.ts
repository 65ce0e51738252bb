import { createConnection } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { quantile } from "../chaos/scenarios/figures.ts";
import { insist } from "../chaos/scenarios/player.ts";
import { startCluster } from "../kit/cluster.ts";
import { type Guest, guestOf, sync } from "../kit/guest.ts";
import { muted } from "../kit/muted.ts";
import { startChild } from "./child.ts";
import { type Player, pairAt } from "./player.ts";
import type { Row } from "./report.ts";

/**
 * Tables of two per process, ms between two moves at a table, seconds per turn, and turns. With a lower load per
 * process, fewer operations are batched.
 */
const [TABLES_EACH, EVERY, SECONDS, TURNS_OF_MOVES] = [25, 400, 5, 4];
/** Turns before the measurement, in which each process compiles its code. */
const WARMING = 3;
const PROCESSES = [1, 2, 4];
const BATCH = 5;
/** Numbers of listed rooms (few and many), successive joins, and turns. */
const [LISTED, JOINS, TURNS] = [[200, 20_000] as const, 100, 4];
/** This limit is never reached: requests are only counted. */
const LIMIT = "999999999/10";
const UNLIMITED = { LIMIT_REQUESTS: LIMIT, LIMIT_JOINS: LIMIT, LIMIT_MATCHES: LIMIT, LIMIT_SOCKETS: "100000" };
const BACKGROUND: readonly string[] = ["exists", "info", "ping"];
const BEAT = "beat:";

/** The cost of a move and a join on one and on several processes. Needs PostgreSQL, Redis and nginx. */
export async function benchCluster(): Promise<Row[]> {
  return muted(async () => [...(await moves()), ...(await joins())]);
}

interface Side {
  readonly name: string;
  readonly origin: string;
  readonly processes: readonly string[];
  operations(): number;
  close(): Promise<unknown>;
}

/** Latencies in ms, processor time in s. */
interface Sum {
  readonly side: Side;
  readonly times: number[];
  seconds: number;
  operations: number;
}

/** Times in ms. The sides take turns, so that other load on the machine affects all of them. */
async function moves(): Promise<Row[]> {
  const sums: Sum[] = [];
  try {
    for (const start of [onFile, ...PROCESSES.map((count) => () => onPostgres(count))])
      sums.push({ side: await start(), times: [], seconds: 0, operations: 0 });
    for (let turn = 0; turn < WARMING; turn++) for (const { side } of sums) await withPairs(side, playing);
    for (let turn = 0; turn < TURNS_OF_MOVES; turn++) for (const sum of sums) await measure(sum);
    return await Promise.all(sums.map(rowOfMoves));
  } finally {
    await Promise.all(sums.map(({ side }) => side.close()));
  }
}

async function measure(sum: Sum): Promise<void> {
  const { processes, operations } = sum.side;
  await withPairs(sum.side, async (pairs) => {
    const [before, asked] = [await processorTime(processes), operations()];
    sum.times.push(...(await playing(pairs)));
    sum.seconds += (await processorTime(processes)) - before;
    sum.operations += operations() - asked;
  });
}

async function rowOfMoves({ side: { name, processes }, times, seconds, operations }: Sum): Promise<Row> {
  const bytes = await sumOf(processes, "process_resident_memory_bytes");
  return {
    name,
    figures: {
      moves: times.length,
      "processor ms": (1000 * seconds) / times.length,
      "p50 ms": quantile(times, 0.5),
      "p99 ms": quantile(times, 0.99),
      "Redis operations": operations / times.length,
      "resident MB": bytes / 2 ** 20,
    },
  };
}

async function onFile(): Promise<Side> {
  const child = await startChild("server/main.ts");
  const { origin } = child;
  const name = "a move, in a file, 1 process";
  return { name, origin, processes: [origin], operations: () => 0, close: () => child.stop() };
}

async function onPostgres(count: number): Promise<Side> {
  const cluster = await startCluster(count, UNLIMITED);
  const asked = await watchRedis(cluster.redisUrl);
  return {
    name: `a move, in PostgreSQL, ${count} ${count === 1 ? "process" : "processes"}`,
    origin: cluster.origin,
    processes: cluster.programs.map(({ origin }) => origin),
    operations: asked.count,
    async close() {
      asked.stop();
      await cluster.close();
    },
  };
}

type Pairs = readonly (readonly [Player, Player])[];

async function withPairs({ origin, processes }: Side, act: (pairs: Pairs) => Promise<unknown>): Promise<void> {
  const pairs: (readonly [Player, Player])[] = [];
  const pair = (i: number) =>
    insist(async () => pairAt(await guestOf(origin, `Left ${i}`), await guestOf(origin, `Right ${i}`)));
  while (pairs.length < TABLES_EACH * processes.length)
    pairs.push(...(await Promise.all(Array.from({ length: BATCH }, (_, i) => pair(i)))));
  await act(pairs);
  await Promise.all(pairs.flat().map(({ room }) => room.leave()));
}

async function playing(pairs: Pairs): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + 1000 * SECONDS;
  const play = async (pair: readonly [Player, Player], i: number) => {
    await pause((i * EVERY) / pairs.length);
    while (performance.now() < end) {
      await Promise.all(pair.map(({ room }) => sync(room)));
      const next = pair.find((player) => player.isAwaited());
      if (!next) return;
      const [took] = await Promise.all([next.move(), pause(EVERY)]);
      if (took !== undefined) times.push(took);
    }
  };
  await Promise.all(pairs.map(play));
  return times;
}

/** In seconds. */
const processorTime = (origins: readonly string[]) => sumOf(origins, "process_cpu_seconds_total");

async function sumOf(origins: readonly string[], metric: string): Promise<number> {
  const each = origins.map(async (origin) => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(new RegExp(`^${metric} (\\S+)`, "m").exec(text)![1]);
  });
  return (await Promise.all(each)).reduce((sum, figure) => sum + figure, 0);
}

/**
 * A join to a table of another process, with few and with many listed rooms, and the first join to a table that no
 * process has open.
 */
async function joins(): Promise<Row[]> {
  const cluster = await startCluster(2, UNLIMITED);
  const redis = new Redis(cluster.redisUrl);
  const asked = await watchRedis(cluster.redisUrl);
  try {
    const { origin } = cluster.programs[0]!;
    const { token } = await cluster.guest("Visitor");
    const reserve = (match: string) => placeAt(origin, token, match);
    const host = await cluster.guest("Host");
    const { match, processId } = await tableAtOther(host, reserve);
    const figures = new Map(LISTED.map((count) => [count, { times: [] as number[], operations: 0 }]));
    for (let turn = 0; turn < TURNS; turn++) {
      for (const count of LISTED) {
        await list(redis, count, processId);
        const before = asked.count();
        for (let i = 0; i < JOINS; i++) figures.get(count)!.times.push((await reserve(match)).took);
        figures.get(count)!.operations += asked.count() - before;
      }
    }
    const rows = LISTED.map((count): Row => {
      const { times, operations } = figures.get(count)!;
      return rowOf(`a join to another process, ${count.toLocaleString("en")} rooms listed`, times, operations);
    });
    const opened: number[] = [];
    const fresh: string[] = [];
    for (let i = 0; i < JOINS; i++) fresh.push(await host.open(2));
    const before = asked.count();
    for (const id of fresh) opened.push((await reserve(id)).took);
    return [...rows, rowOf("the first to come to a table", opened, asked.count() - before)];
  } finally {
    asked.stop();
    redis.disconnect();
    await cluster.close();
  }
}

const rowOf = (name: string, times: readonly number[], operations: number): Row => ({
  name,
  figures: {
    joins: times.length,
    "p50 ms": quantile(times, 0.5),
    "p99 ms": quantile(times, 0.99),
    "Redis operations": operations / times.length,
  },
});

/** `took` in ms. */
interface Place {
  readonly publicAddress: string;
  readonly processId: string;
  readonly took: number;
}

async function tableAtOther(host: Guest, reserve: (match: string) => Promise<Place>) {
  for (;;) {
    const match = await host.open(2);
    await host.join(match);
    const { publicAddress, processId } = await reserve(match);
    if (!publicAddress.endsWith("/p/1")) return { match, processId };
  }
}

/** Reserves a seat that is never used. @throws if the reservation is refused */
async function placeAt(origin: string, token: string, match: string): Promise<Place> {
  const sent = performance.now();
  const response = await fetch(`${origin}/matchmake/joinOrCreate/table`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ match }),
  });
  const place = (await response.json()) as Omit<Place, "took">;
  if (!response.ok) throw new Error(JSON.stringify(place));
  return { ...place, took: performance.now() - sent };
}

/** Replaces the rooms of the previous call in Redis' list. */
async function list(redis: Redis, count: number, processId: string): Promise<void> {
  const [rooms, former] = ["roomcaches", (await redis.hkeys("roomcaches")).filter((id) => id.startsWith("listed-"))];
  for (let i = 0; i < former.length; i += 1000) await redis.hdel(rooms, ...former.slice(i, i + 1000));
  for (let i = 0; i < count; i += 1000) {
    const some = Array.from({ length: Math.min(1000, count - i) }, (_, j) => {
      const roomId = `listed-${i + j}`;
      const room = { clients: 2, locked: false, private: false, unlisted: false, name: "table", processId, roomId };
      return [roomId, JSON.stringify({ ...room, createdAt: new Date(0), metadata: { match: roomId } })];
    });
    await redis.hset(rooms, ...some.flat());
  }
}

/** A line of `MONITOR`: database, address or "lua", command, and key. */
const ASKED = /^\+\S+ \[(\d+) ([^\]]*)\] "([^"]*)"(?: "((?:[^"\\]|\\.)*)")?/;

/**
 * Counts commands to a Redis database, without background ones. Reads the socket directly, because the driver fails
 * when a command arrives together with the answer to `MONITOR`.
 */
async function watchRedis(url: string): Promise<{ count(): number; stop(): void }> {
  const { hostname, port, password, pathname } = new URL(url);
  const socket = createConnection(Number(port || 6379), hostname);
  const begun = Promise.withResolvers<void>();
  let count = 0;
  socket.on("error", begun.reject);
  createInterface({ input: socket }).on("line", (line) => {
    if (line === "+OK") begun.resolve();
    if (line.startsWith("-")) begun.reject(new Error(line));
    const [asked, database, source, command = "", key = ""] = ASKED.exec(line) ?? [];
    const isBackground = BACKGROUND.includes(command.toLowerCase()) || key.startsWith(BEAT);
    // Excludes commands within a script.
    if (asked && database === pathname.slice(1) && source !== "lua" && !isBackground) count++;
  });
  if (password) socket.write(`AUTH ${password}\r\n`);
  socket.write("MONITOR\r\n");
  await begun.promise;
  return { count: () => count, stop: () => socket.destroy() };
}
