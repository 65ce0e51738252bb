import { Worker } from "node:worker_threads";
import { FairQueue } from "./fair-queue.ts";

export type ThreadReply<Answer> = { readonly answer: Answer } | { readonly failed: string };

export interface Threads<Question, Answer> {
  /**
   * Undefined if the queue is full, the thread failed or took too long, or the threads are closed. Never rejects.
   * @param owner owners take turns; default: one for all
   */
  ask(question: Question, owner?: string): Promise<Answer | undefined>;
  /** Answers pending questions with undefined. */
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** In error reports. */
  readonly name: string;
  readonly threads: number;
  /** Maximum number of waiting questions. Beyond it, one is answered with undefined. */
  readonly queue: number;
  /** The same per owner. Default: `queue`. */
  readonly queueOfOne?: number;
  /** In ms, without the time in the queue; a slower thread is ended. */
  readonly timeLimit: number;
  readonly onError: (error: unknown, where: string) => void;
  /** The code posts a `ThreadReply` to each question, in order. */
  readonly code: URL;
  readonly data?: object;
}

interface PendingQuestion<Question, Answer> {
  readonly question: Question;
  answer(answer: Answer | undefined): void;
}

/** Without a variable of `node --watch` that makes threads post messages about loaded modules. */
const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;

/** Threads start when needed, and are replaced if they die. */
export function threadsFor<Question, Answer>(options: ThreadsOptions): Threads<Question, Answer> {
  const waiting = new FairQueue<PendingQuestion<Question, Answer>>({
    most: options.queue,
    mostOfOne: options.queueOfOne,
  });
  const slots = Array.from({ length: options.threads }, () => new ThreadSlot<Question, Answer>({ ...options, next }));
  let closed = false;

  function next(): void {
    for (const slot of slots) {
      if (slot.isBusy) continue;
      const next = waiting.shift();
      if (!next) return;
      slot.ask(next);
    }
  }

  return {
    ask: (question, owner = "") =>
      new Promise((answer) => {
        if (closed) return answer(undefined);
        waiting.push(owner, { question, answer })?.answer(undefined);
        next();
      }),
    async close() {
      closed = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) next.answer(undefined);
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}

class ThreadSlot<Question, Answer> {
  private readonly deps: ThreadsOptions & { next(): void };
  private worker: Worker | undefined;
  private pending: PendingQuestion<Question, Answer> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(deps: ThreadsOptions & { next(): void }) {
    this.deps = deps;
  }

  get isBusy(): boolean {
    return this.pending !== undefined;
  }

  ask(pending: PendingQuestion<Question, Answer>): void {
    this.pending = pending;
    this.timer = setTimeout(() => this.giveUp(), this.deps.timeLimit);
    try {
      this.worker ??= this.started();
      this.worker.ref();
      this.worker.postMessage(pending.question);
    } catch (error) {
      // No thread could start, or the question is not plain data.
      this.report(error);
      this.settle(undefined);
    }
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.settle(undefined);
    await worker?.terminate();
  }

  private started(): Worker {
    const { code, data } = this.deps;
    // Some of the process's flags would prevent the start.
    const worker = new Worker(code, { workerData: data, execArgv: [], env });
    worker.on("message", (reply: ThreadReply<Answer>) => {
      if (worker !== this.worker) return;
      if ("failed" in reply) this.report(new Error(reply.failed));
      this.settle("failed" in reply ? undefined : reply.answer);
    });
    worker.on("error", (error) => this.report(error));
    worker.on("exit", () => this.lose(worker));
    return worker;
  }

  private giveUp(): void {
    const { worker } = this;
    this.report(new Error(`no answer within ${this.deps.timeLimit} ms: the thread was ended`));
    if (worker) this.lose(worker);
    void worker?.terminate();
  }

  private report(error: unknown): void {
    this.deps.onError(error, this.deps.name);
  }

  /** The next question gets a new thread. */
  private lose(worker: Worker): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    this.settle(undefined);
  }

  private settle(answer: Answer | undefined): void {
    clearTimeout(this.timer);
    // An idle thread does not keep the process alive.
    this.worker?.unref();
    const { pending } = this;
    this.pending = undefined;
    pending?.answer(answer);
    this.deps.next();
  }
}
