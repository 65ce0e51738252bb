import { existsSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { afterAll, beforeAll } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    processor?: Processor;
  }
}

export interface Processor {
  /** Seconds to load the file; few if the worker has loaded most imports before. */
  readonly loading: number;
  /** Seconds; include ended child processes, unless in a worker thread. */
  readonly testing: number;
}

const TICKS_PER_SECOND = 100;
const STAT = "/proc/self/stat";

/** Seconds of child processes that have ended; 0 without /proc. */
function secondsOfChildren(): number {
  if (!existsSync(STAT)) return 0;
  // The program's name is in brackets, and may contain spaces.
  const fields = readFileSync(STAT, "latin1")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Seconds of the thread in a worker thread, else of the process and its children. */
function secondsSoFar(): number {
  const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage();
  return (user + system) / 1e6 + (isMainThread ? secondsOfChildren() : 0);
}

const started = secondsSoFar();
let loaded = started;
beforeAll(() => {
  loaded = secondsSoFar();
});
// Registered first, so that it runs after all other hooks of the file.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the parameters which fixtures a hook takes
afterAll(({}, { file }) => {
  file.meta.processor = { loading: loaded - started, testing: secondsSoFar() - loaded };
});
