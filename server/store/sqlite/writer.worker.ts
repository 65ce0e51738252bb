import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { Job } from "./jobs.ts";
import { CLOSE, type WriterMessage, type WriterThreadOptions } from "./queue.ts";
import { openDatabase } from "./schema.ts";
import { createWriter } from "./writer.ts";

// Jobs that arrive during a commit are the next batch.

const port = parentPort!;
const { file, patience }: WriterThreadOptions = workerData;
const writer = createWriter(openDatabase(file, patience));

port.on("message", (first: WriterMessage) => {
  const jobs: Job[] = [];
  let message: WriterMessage | undefined = first;
  while (message && message !== CLOSE) {
    jobs.push(...(JSON.parse(message) as Job[]));
    message = next();
  }
  if (jobs.length > 0) port.postMessage(writer.commit(jobs));
  if (message !== CLOSE) return;
  writer.close();
  port.close();
});

function next(): WriterMessage | undefined {
  const received: { message: WriterMessage } | undefined = receiveMessageOnPort(port);
  return received?.message;
}
