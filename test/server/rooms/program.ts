import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS } from "../../../server/heap.ts";
import { type Guest, guestOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { testKey } from "../../kit/test-key.ts";

const MAIN = fileURLToPath(new URL("../../../server/main.ts", import.meta.url));
const SEEDED = fileURLToPath(new URL("../../kit/program.main.ts", import.meta.url));
const SUPERVISED = new URL("../../kit/supervised.ts", import.meta.url).href;

interface ProgramEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The server as a separate process. */
export interface Program {
  readonly pid: number;
  readonly origin: string;
  readonly ended: Promise<ProgramEnd>;
  kill(signal: NodeJS.Signals): Promise<ProgramEnd>;
  /** Heap size after garbage collection, in bytes. */
  weigh(): Promise<number>;
  guest(name: string): Promise<Guest>;
}

/** stdin, stdout and stderr, as for `spawn`. */
type Streams = readonly ["ignore" | "pipe", "pipe" | number, "pipe" | number];

/** Starts the program, which ends with the test's process. Deals depend on the current test. */
export function launch(env: Record<string, string>, streams: Streams = ["pipe", "pipe", "pipe"]): ChildProcess {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const key = env.ENTROPY ?? testKey("server");
  return spawn(process.execPath, [...NODE_FLAGS, "--import", SUPERVISED, key === undefined ? MAIN : SEEDED], {
    env: { PATH, NODE_COMPILE_CACHE, HOST: "127.0.0.1", BOT_PAUSE: "0", ...(key && { ENTROPY: key }), ...env },
    // The extra stream leads to the supervisor (`supervised.ts`).
    stdio: [...streams, "pipe"],
  });
}

export function run(env: Record<string, string>): {
  readonly child: ChildProcess;
  readonly ended: Promise<ProgramEnd>;
} {
  const child = launch(env);
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    itemAt(child, stream)
      .setEncoding("utf8")
      .on("data", (text: string) => {
        said[stream] += text;
      });
  }
  const ended = new Promise<ProgramEnd>((done) => {
    child.on("close", (code, signal) => done({ code, signal, ...said }));
  });
  return { child, ended };
}

/** The system chooses a free port. */
export const ANY_PORT = 0;

/** Starts the program, and waits until it listens. @throws if it ends before */
export async function open(dataDir: string, port: number, env: Record<string, string> = {}): Promise<Program> {
  // All test guests share one address.
  const usual = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent", LIMIT_WRITES: "off" };
  const { child, ended } = run({ ...usual, ...env });
  const origin = await new Promise<string>((done, fail) => {
    let said = "";
    child.stdout!.on("data", (text: string) => {
      said += text;
      const [, at] = /is open at http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (at !== undefined) done(`http://127.0.0.1:${at}`);
    });
    void ended.then(({ stderr }) => fail(new Error(`the program ended: ${stderr}`)));
  });
  return {
    pid: child.pid!,
    origin,
    ended,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
    async weigh() {
      const supervisor = child.stdio[3] as Duplex;
      supervisor.write("weigh\n");
      const [answer] = await once(supervisor, "data");
      return Number(String(answer));
    },
    guest: (name) => guestOf(origin, name),
  };
}

/** Below the ephemeral range, from which systems choose ports. */
const [LOWEST, HIGHEST] = [12_000, 32_000];
const given = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
      .once("error", () => done(false))
      .listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });

/** A free port, for tests that must know it in advance. Others use `ANY_PORT`. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}
