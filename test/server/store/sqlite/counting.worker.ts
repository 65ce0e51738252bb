import { parentPort } from "node:worker_threads";
import type { Job, JobOutcome } from "../../../../server/store/sqlite/jobs.ts";
import { CLOSE, type WriterMessage } from "../../../../server/store/sqlite/queue.ts";

// Answers each job with the number of jobs in its message.

parentPort!.on("message", (message: WriterMessage) => {
  if (message === CLOSE) return parentPort!.close();
  const jobs: readonly Job[] = JSON.parse(message);
  parentPort!.postMessage(jobs.map((): JobOutcome => ({ not: "failure", message: String(jobs.length) })));
});
