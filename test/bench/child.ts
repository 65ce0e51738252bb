import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS } from "../../server/heap.ts";
import { freePort } from "../server/rooms/program.ts";
import type { Question, Usage } from "./probe.ts";

export interface Child {
  readonly pid: number;
  readonly origin: string;
  usage(): Promise<Usage>;
  /** @returns the size of all objects in use, in bytes */
  live(): Promise<number>;
  /** Profiles the main thread. The returned function writes a `.cpuprofile` file. */
  profile(): Promise<(file: string) => Promise<void>>;
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PROBE = new URL("./probe.ts", import.meta.url).href;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => (child.exitCode === null ? child.once("exit", () => done()) : done()));

/**
 * Starts a script with its own port and data folder, and waits until it listens.
 * @param variables override the default environment
 */
export async function startChild(script: string, variables: Readonly<Record<string, string>> = {}): Promise<Child> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-bench-"));
  const own = await freePort();
  const env = {
    ...process.env,
    PORT: String(own),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    BOT_PAUSE: "0",
    LOG_LEVEL: "warn",
    // This limit is never reached, but counted.
    LIMIT_WRITES: "999999999/60",
    ...variables,
  };
  const child = spawn(process.execPath, [...NODE_FLAGS, "--import", PROBE, resolve(ROOT, script)], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  await new Promise<void>((open, failed) => {
    child.stdout!.on("data", (text: Buffer) => text.includes("open") && open());
    child.once("exit", (code) => failed(new Error(`${script} ended with ${code} before it was open`)));
  });
  const ask = asking(child);
  return {
    pid: child.pid!,
    origin: `http://127.0.0.1:${own}`,
    usage: () => ask({ ask: "usage" }) as Promise<Usage>,
    live: () => ask({ ask: "live" }) as Promise<number>,
    async profile() {
      await ask({ ask: "profile" });
      return async (file) => {
        await ask({ ask: "profile", file });
      };
    },
    async stop() {
      child.kill("SIGTERM");
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Open = Question extends infer Each ? (Each extends Question ? Omit<Each, "id"> : never) : never;

function asking(child: ChildProcess): (question: Open) => Promise<unknown> {
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  child.on("message", ({ id, answer }: { readonly id: number; readonly answer: unknown }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  return (question) => {
    const id = ++last;
    child.send({ id, ...question });
    return new Promise((answered) => waiting.set(id, answered));
  };
}
