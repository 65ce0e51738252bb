import { setImmediate } from "node:timers";
import { Worker } from "node:worker_threads";
import type { Job, Outcome } from "./sqlite.writer.ts";
import { WriterLost } from "./store.ts";

/** What the writing thread is started with: the database's file, and how long to wait for a lock in ms. */
export interface Opening {
  readonly file: string;
  readonly patience: number;
}

/**
 * What the writing thread is sent: an array of jobs as JSON, since a structured clone of their many small objects costs several
 * times as much; `close` comes last. It answers jobs with their outcomes, in the order they came.
 */
export type Message = string;
export const CLOSE: Message = "close";

/** The jobs on their way to the thread that does them in batches. */
export interface Queue {
  /** @throws WriterLost when the thread died before it answered. */
  send(job: Job): Promise<Outcome>;
  /** Lets everything that was sent be done, then ends the thread. To be called once, and nothing is sent after it. */
  close(): Promise<void>;
}

/** `node --watch` has threads report what they load, by messages to whoever started them: here messages are answers alone. */
const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;

/** A queue in front of a thread that runs `code`. A thread that died is replaced when the next job comes. */
export function queue(code: URL, opening: Opening): Queue {
  let line: Queue | undefined;
  const connect = (): Queue => {
    // The flags of the process are not for its threads: some of them refuse to start with one.
    const worker = new Worker(code, { workerData: opening, execArgv: [], env });
    const connected = lineTo(worker, () => {
      if (line === connected) line = undefined;
    });
    return connected;
  };
  line = connect();

  return {
    send: (job) => {
      line ??= connect();
      return line.send(job);
    },
    close: async () => line?.close(),
  };
}

interface Waiting {
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

/** The line to one thread. An idle thread keeps no process alive; one that owes an answer or its end does. */
function lineTo(worker: Worker, onLoss: () => void): Queue {
  let waiting: Waiting[] = [];
  let batch: string[] = [];
  let closing = false;
  let trouble = new Error("its thread ended");
  const ended = Promise.withResolvers<void>();

  const post = (message: Message) => worker.postMessage(message);

  /** Moves that one turn of the event loop has read from many sockets travel as one message, and share a transaction. */
  const flush = () => {
    if (batch.length > 0) post(`[${batch.join()}]`);
    batch = [];
  };

  worker.on("message", (outcomes: readonly Outcome[]) => {
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

  // Not before: to listen is to hold on to the thread.
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
