import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type RunningProxy, startProxy } from "../cluster/proxy/proxy.ts";
import { NODE_FLAGS } from "../heap.ts";
import { count, flagsOf, Usage } from "./args.ts";

const USAGE = "npm run cluster -- [--processes 3] [--port 8080]";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

const flags = z.object({ positionals: z.tuple([]), processes: count(1, 64), port: count(1, 65_000) });

interface Member {
  readonly ended: Promise<unknown>;
  stop(): void;
}

/** Ctrl+C stops all processes; SIGHUP replaces one after the other. */
async function run(args: readonly string[]): Promise<number> {
  const options = { processes: { type: "string", default: "3" }, port: { type: "string", default: "8080" } } as const;
  const { processes, port } = flagsOf(args, options, flags);
  if (!process.env.DATABASE_URL || !process.env.REDIS_URL)
    throw new Usage("several processes need a shared database and Redis: set DATABASE_URL and REDIS_URL");
  const numbers = Array.from({ length: processes }, (_, i) => i + 1);
  const host = process.env.PUBLIC_HOST || `localhost:${port}`;
  const addresses = numbers.map((number) => `127.0.0.1:${port + number}`);
  const proxy: RunningProxy = await startProxy(port, addresses);
  let isEnding = false;
  const members = new Map<number, Member>();

  async function start(number: number): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(port + number),
      HOST: "127.0.0.1",
      PUBLIC_ADDRESS: `${host}/p/${number}`,
    };
    const child = spawn(process.execPath, [...NODE_FLAGS, MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
    members.set(number, { ended: endOf(child), stop: () => child.kill("SIGTERM") });
    await opened(child);
    child.stdout.pipe(process.stdout, { end: false });
  }

  async function replaceAll(): Promise<void> {
    for (const number of numbers) {
      if (isEnding) return;
      const { stop, ended } = members.get(number)!;
      stop();
      await ended;
      if (!isEnding) await start(number);
    }
    process.stdout.write("every process was replaced\n");
  }

  const stopped = new Promise<void>((done) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, done);
  });
  try {
    // The first process creates the database tables.
    for (const number of numbers) await start(number);
    process.on("SIGHUP", () => void replaceAll().catch(fail));
    process.stdout.write(`${processes} processes behind http://${host}; kill -HUP ${process.pid} replaces them\n`);
    await stopped;
    return 0;
  } finally {
    isEnding = true;
    for (const { stop } of members.values()) stop();
    await Promise.all(Array.from(members.values(), ({ ended }) => ended));
    await proxy.close();
  }
}

const endOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((done) => child.once("exit", done).once("error", done));

/** Rejects if the process ends before it is open. */
function opened(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    child.stdout!.on("data", (text: Buffer) => text.includes("is open") && done());
    child.once("exit", () => failed(new Error("a process ended before it was ready; its output above says why")));
  });
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

async function main(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    fail(error);
    if (!(error instanceof Usage)) return 1;
    process.stderr.write(`usage: ${USAGE}\n`);
    return 2;
  }
}

if (import.meta.main) process.exit(await main(process.argv.slice(2)));
