import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server in a process of its own, as it would run for people. */
export interface Child {
  readonly origin: string;
  stop(): Promise<void>;
}

const ROOT = new URL("../../", import.meta.url).pathname;
let port = 28_650;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => (child.exitCode === null ? child.once("exit", () => done()) : done()));

/** Starts a script with a port and a data folder of its own, and waits until it says it is open. */
export async function startChild(script: string): Promise<Child> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-bench-"));
  const own = port++;
  const env = {
    ...process.env,
    PORT: String(own),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    BOT_PAUSE: "0",
    LOG_LEVEL: "warn",
  };
  const child = spawn(process.execPath, [join(ROOT, script)], { env, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((open, failed) => {
    child.stdout.on("data", (text: Buffer) => text.includes("open") && open());
    child.once("exit", (code) => failed(new Error(`${script} ended with ${code} before it was open`)));
  });
  return {
    origin: `http://127.0.0.1:${own}`,
    async stop() {
      child.kill("SIGTERM");
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
