import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createApp } from "../../server/app.ts";
import { configFrom, databaseIn } from "../../server/config.ts";
import type { LimitRules } from "../../server/limits.ts";
import { openLog } from "../../server/log.ts";
import { type CrowdedDatabase, crowd } from "../kit/crowded.ts";
import { VISITS, type Visit } from "../kit/visits.ts";
import type { RouteRequests } from "./http.client.ts";
import { printTable, type Row } from "./report.ts";

const CROWD = { matches: 100_000, different: 100, tries: 20_000, branches: 200, live: 60, fill: 1 };
/** Repetitions of each request after the first. */
const AGAIN = 20;
/** Processor time of the serving thread for the most expensive requests of every route, on 100,000 matches. */
export async function benchHttp(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "stillwater-bench-"));
  try {
    const world = await crowd(databaseIn(dataDir), CROWD, Date.now());
    return await measured(dataDir, world);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function measured(dataDir: string, world: CrowdedDatabase): Promise<Row[]> {
  const usual = configFrom({ DATA_DIR: dataDir, BOT_PAUSE: "60000", LOG_LEVEL: "silent" });
  // Limits are off, because they do not change the cost of a request.
  const limits = Object.fromEntries(Object.keys(usual.limits).map((name) => [name, undefined])) as LimitRules;
  const config = { ...usual, limits };
  const app = await createApp(config, { log: openLog("silent") });
  const origin = `http://127.0.0.1:${await app.listen(0, "127.0.0.1")}`;
  const client = new Worker(new URL("./http.client.ts", import.meta.url), { execArgv: [] });
  const ask = (asked: RouteRequests): Promise<readonly number[]> =>
    new Promise((done) => {
      client.once("message", done);
      client.postMessage(asked);
    });
  const held = await Promise.all([...world.live, ...world.delayed].map((id) => app.tables.acquire(id)));
  const rows: Row[] = [];
  let n = 0;
  for (const [route, visitsOf] of Object.entries(VISITS)) {
    for (const at of visitsOf(world, 0).keys()) {
      const visit = (): Visit => visitsOf(world, n++)[at]!;
      const { name, isOnce } = visit();
      const times = isOnce ? 0 : AGAIN;
      const first = await spent(() => ask({ origin, route, visits: [visit()] }));
      const later = await spent(() => ask({ origin, route, visits: Array.from({ length: times }, visit) }));
      const figures = {
        status: [...new Set([...first.answer, ...later.answer])].join(),
        "first ms": first.ms,
        ...(times > 0 ? { "later ms": later.ms / times } : {}),
      };
      rows.push({ name: `${route}: ${name}`, figures });
    }
  }
  for (const table of held) if (table) await app.tables.release(table);
  await client.terminate();
  await app.close();
  return rows;
}

/** Processor time in ms; work after the answer counts as well. */
async function spent<T>(act: () => Promise<T>): Promise<{ readonly answer: T; readonly ms: number }> {
  const before = process.threadCpuUsage();
  const answer = await act();
  await pause(30);
  const { user, system } = process.threadCpuUsage(before);
  return { answer, ms: (user + system) / 1000 };
}

if (import.meta.main) {
  printTable(await benchHttp());
  process.exit(0);
}
