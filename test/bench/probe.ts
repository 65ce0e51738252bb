import { subscribe } from "node:diagnostics_channel";
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import type { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Worker } from "node:worker_threads";

/** Values since the process started; times in ms of user and system time. */
export interface Usage {
  /** Time of all threads. */
  readonly processor: number;
  readonly mainThread: number;
  /** Time of running threads that the program started, such as the store's. */
  readonly workers: number;
  /** Bytes written to accepted sockets. */
  readonly sent: number;
}

/**
 * The answer has the same id. `live` asks for the size of objects in use, in bytes. `profile` starts a profile, or with
 * a `file` ends it and writes it there.
 */
export type Question = { readonly id: number } & (
  | { readonly ask: "usage" }
  | { readonly ask: "live" }
  | { readonly ask: "profile"; readonly file?: string }
);

// Preloaded into a measured server by `child.ts`.

const sockets = new Set<Socket>();
const workers = new Set<Worker>();
let sentBefore = 0;

subscribe("net.server.socket", (message) => {
  const { socket } = message as { readonly socket: Socket };
  sockets.add(socket);
  socket.once("close", () => {
    sockets.delete(socket);
    sentBefore += socket.bytesWritten;
  });
});

process.on("worker", (worker) => {
  workers.add(worker);
  worker.once("exit", () => workers.delete(worker));
});

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

async function usage(): Promise<Usage> {
  const ofWorkers = await Promise.all([...workers].map((worker) => worker.cpuUsage()));
  return {
    processor: milliseconds(process.cpuUsage()),
    mainThread: milliseconds(process.threadCpuUsage()),
    workers: sum(ofWorkers.map(milliseconds)),
    sent: sentBefore + sum([...sockets].map(({ bytesWritten }) => bytesWritten)),
  };
}

function live(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  // Objects with finalizers are collected only the second time.
  for (let i = 0; i < 2; i++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let session: Session | undefined;

async function profile(file: string | undefined): Promise<void> {
  if (file === undefined) {
    session = new Session();
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: 500 });
    await session.post("Profiler.start");
  } else if (session) {
    const { profile: samples } = await session.post("Profiler.stop");
    writeFileSync(file, JSON.stringify(samples));
    session.disconnect();
  }
}

process.on("message", async (question: Question) => {
  const { id, ask } = question;
  const answer = ask === "usage" ? await usage() : ask === "live" ? live() : await profile(question.file);
  process.send?.({ id, answer });
});
// The channel must not keep the server alive.
process.channel?.unref();
