import { rmSync } from "node:fs";
import { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Preloaded by a program: ends it with the process that started it, reports its heap size, shifts its clock, and
// removes its folder. With an IPC channel the program would behave as a managed one, so this uses another stream.

/** Number of collections, each in its own turn of the event loop: some objects are collected only in a later one. */
const SWEEPS = 4;

setFlagsFromString("--expose-gc");
const sweep = runInNewContext("gc") as () => void;

/** Heap size after garbage collection, in bytes. */
async function weight(): Promise<number> {
  for (let i = 0; i < SWEEPS; i++) {
    await new Promise(setImmediate);
    sweep();
  }
  return process.memoryUsage().heapUsed;
}

/** How far the clock is ahead, in ms. */
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
if (ahead !== 0) {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, called) => Reflect.construct(target, given.length > 0 ? given : [now() + ahead], called),
    get: (target, key, called) => (key === "now" ? () => now() + ahead : Reflect.get(target, key, called)),
  });
}

const { REMOVE_AT_END } = process.env;
if (REMOVE_AT_END !== undefined) process.on("exit", () => rmSync(REMOVE_AT_END, { recursive: true, force: true }));

/** The first stream after stdin, stdout and stderr. */
const line = new Socket({ fd: 3 });
line.on("data", async () => line.write(`${await weight()}\n`));
line.on("end", () => process.exit());
line.on("error", () => process.exit());
line.unref();
