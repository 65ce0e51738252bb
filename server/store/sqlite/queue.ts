import { setImmediate } from "node:timers";
import { Worker } from "node:worker_threads";
import { WriterLost } from "../errors.ts";
import type { Job, JobOutcome } from "./jobs.ts";

/** `patience`: wait for a lock, in ms. */
export interface WriterThreadOptions {
  readonly file: string;
  readonly patience: number;
}

/**
 * A JSON array of jobs, cheaper than a structured clone, or `CLOSE`, the last message. The thread posts outcomes in
 * order.
 */
export type WriterMessage = string;
export const CLOSE: WriterMessage = "close";

export interface Queue {
  /** @throws WriterLost if the thread died before it answered */
  send(job: Job): Promise<JobOutcome>;
  /** Ends the thread after all jobs. Send nothing afterwards. */
  close(): Promise<void>;
}

/** Without a variable of `node --watch`, see server/threads.ts. */
const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;

/** Replaces a dead thread at the next job. */
export function queue(code: URL, opening: WriterThreadOptions): Queue {
  let current: Queue | undefined;
  const connect = (): Queue => {
    // Some of the process's flags would prevent the start.
    const worker = new Worker(code, { workerData: opening, execArgv: [], env });
    const connected = threadQueue(worker, () => {
      if (current === connected) current = undefined;
    });
    return connected;
  };
  current = connect();

  return {
    send: (job) => {
      current ??= connect();
      return current.send(job);
    },
    close: async () => current?.close(),
  };
}

interface PendingJob {
  resolve(outcome: JobOutcome): void;
  reject(error: Error): void;
}

/** Keeps the process alive only while it has jobs or is closing. */
function threadQueue(worker: Worker, onLoss: () => void): Queue {
  let waiting: PendingJob[] = [];
  let batch: string[] = [];
  let closing = false;
  let trouble = new Error("its thread ended");
  const ended = Promise.withResolvers<void>();

  const post = (message: WriterMessage) => worker.postMessage(message);

  /** Jobs of one turn of the event loop share a transaction. */
  const flush = () => {
    if (batch.length > 0) post(`[${batch.join()}]`);
    batch = [];
  };

  worker.on("message", (outcomes: readonly JobOutcome[]) => {
    const answered = waiting;
    waiting = answered.slice(outcomes.length);
    if (waiting.length === 0 && !closing) worker.unref();
    for (const [index, outcome] of outcomes.entries()) answered[index]!.resolve(outcome);
  });

  worker.on("error", (error) => {
    trouble = error instanceof Error ? error : new Error(String(error));
  });

  worker.on("exit", () => {
    onLoss();
    const lost = new WriterLost(`the writer of the store stopped: ${trouble.message}`, { cause: trouble });
    for (const { reject } of waiting) reject(lost);
    ended.resolve();
  });

  // After the listeners, because adding one calls `ref`.
  worker.unref();

  return {
    send(job) {
      if (waiting.length === 0) worker.ref();
      if (batch.push(JSON.stringify(job)) === 1) setImmediate(flush);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    close() {
      closing = true;
      worker.ref();
      flush();
      post(CLOSE);
      return ended.promise;
    },
  };
}
