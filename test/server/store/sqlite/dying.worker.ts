import { parentPort } from "node:worker_threads";
import { CLOSE, type Message } from "../../../../server/store/sqlite/queue.ts";
import type { Job } from "../../../../server/store/sqlite/writer.ts";

// A writer thread that only dies on one kind of secret.

parentPort!.on("message", (message: Message) => {
  if (message === CLOSE) return parentPort!.close();
  const jobs: readonly Job[] = JSON.parse(message);
  if (jobs.some((job) => job.kind === "secret" && job.name === "poison")) throw new Error("poisoned");
  parentPort!.postMessage(jobs.map(() => "stored"));
});
