import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const CONF = new URL("nginx.conf", import.meta.url);

/** Longest wait for nginx to listen, in ms. */
const START = 10_000;

/**
 * The text of a file that nginx.conf includes.
 * @param addresses host:port of each process; the first is at /p/1
 */
export function processesConf(addresses: readonly string[]): string {
  // A process that fails twice in a second is skipped for a second.
  const servers = addresses.map((address) => `  server ${address} max_fails=2 fail_timeout=1s;`);
  // Joins skip no process: if all were skipped, clients would reach none.
  const patient = addresses.map((address) => `  server ${address} max_fails=0;`);
  const own = addresses.map((address, i) => `upstream process_${i + 1} { server ${address} max_fails=0; }`);
  const lines = ["upstream processes {", "  zone processes 64k;", ...servers, "}"];
  return `${[...lines, "upstream joining {", "  zone joining 64k;", ...patient, "}", ...own].join("\n")}\n`;
}

export interface RunningProxy {
  readonly port: number;
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * @param addresses see `processesConf`
 * @throws if nginx is missing, ends, or does not listen in time
 */
export async function startProxy(port: number, addresses: readonly string[]): Promise<RunningProxy> {
  const dir = mkdtempSync(join(tmpdir(), "stillwater-proxy-"));
  // Workers of a root nginx run as another user and store large bodies in this folder.
  chmodSync(dir, 0o711);
  const conf = readFileSync(CONF, "utf8").replace("listen 8080;", `listen 127.0.0.1:${port};`);
  writeFileSync(join(dir, "nginx.conf"), conf);
  writeFileSync(join(dir, "processes.conf"), processesConf(addresses));
  const args = ["-p", dir, "-c", "nginx.conf", "-e", "stderr", "-g", "daemon off;"];
  const nginx = spawn("nginx", args, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  nginx.stderr.on("data", (text: Buffer) => {
    said = (said + text).slice(-2000);
  });
  const ended = endOf(nginx);
  const close = async () => {
    nginx.kill("SIGTERM");
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  const failed = ended.then((error) => {
    throw new Error(`nginx ended: ${error?.message ?? said}`);
  });
  // nginx may end later, when nothing awaits this promise.
  failed.catch(() => {});
  await Promise.race([listening(port), failed]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { port, origin: `http://127.0.0.1:${port}`, close };
}

const endOf = (child: ChildProcess): Promise<Error | undefined> =>
  new Promise((done) => child.once("error", done).once("exit", () => done(undefined)));

async function listening(port: number): Promise<void> {
  const end = performance.now() + START;
  while (!(await answers(port))) {
    if (performance.now() > end) throw new Error(`nginx does not listen on port ${port}`);
    await pause(20);
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
