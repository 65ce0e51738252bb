import { parentPort } from "node:worker_threads";
import type { Job } from "../../../../server/store/sqlite/jobs.ts";
import { CLOSE, type WriterMessage } from "../../../../server/store/sqlite/queue.ts";

// Crashes when a lease of the stream "poison" is requested.

parentPort!.on("message", (message: WriterMessage) => {
  if (message === CLOSE) return parentPort!.close();
  const jobs: readonly Job[] = JSON.parse(message);
  if (jobs.some((job) => job.kind === "acquireLease" && job.stream === "poison")) throw new Error("poisoned");
  parentPort!.postMessage(jobs.map(() => "stored"));
});
