import { parentPort } from "node:worker_threads";
import type { Message } from "../../../server/store/sqlite.queue.ts";

// A writing thread that dies of one kind of secret, and does nothing else.

parentPort!.on("message", (message: Message) => {
  if (message === "close") return parentPort!.close();
  if (message.some((job) => job.kind === "secret" && job.name === "poison")) throw new Error("poisoned");
  parentPort!.postMessage(message.map(() => "stored"));
});
