import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { Job } from "./jobs.ts";
import { CLOSE, type Message, type WriterThreadOptions } from "./queue.ts";
import { openDatabase } from "./schema.ts";
import { writer } from "./writer.ts";

// The thread that writes, and waits for the disk. Jobs that arrive while it commits are its next batch.

const port = parentPort!;
const { file, patience }: WriterThreadOptions = workerData;
const pen = writer(openDatabase(file, patience));

port.on("message", (first: Message) => {
  const jobs: Job[] = [];
  let message: Message | undefined = first;
  while (message && message !== CLOSE) {
    jobs.push(...(JSON.parse(message) as Job[]));
    message = next();
  }
  if (jobs.length > 0) port.postMessage(pen.commit(jobs));
  if (message !== CLOSE) return;
  pen.close();
  port.close();
});

/** The next queued message, if any. */
function next(): Message | undefined {
  const received: { message: Message } | undefined = receiveMessageOnPort(port);
  return received?.message;
}
