import { Worker } from "node:worker_threads";
import type { AnyGame, GameCommand, Seat } from "../../shared/engine/game.ts";

/** What a bot that takes its time is asked: the seat's own view, and what to roll by. */
export interface Question {
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  /** One of the game's thinkers. */
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** The same question with the same seed has the same answer. */
  readonly seed: number;
}

export type Answer = { readonly command: GameCommand } | { readonly failed: string };

/** What a module exports that games are taken from in the threads. */
export interface Shelf {
  gameOf(id: string): AnyGame | undefined;
}

/** Where bots think that take their time, so that no table waits for another one's. */
export interface Thinking {
  /** What the bot does; undefined when nobody has the time for it, or its thread failed. Never rejects. */
  ask(question: Question): Promise<GameCommand | undefined>;
  /** Ends all threads. What was asked and not answered is not done. */
  close(): Promise<void>;
}

export interface ThinkingOptions {
  readonly threads: number;
  /** So many questions may wait beside those that are thought about; whoever comes then is told at once. */
  readonly queue: number;
  /** A thread that owes an answer for so long, in milliseconds, is given up. */
  readonly patience: number;
  readonly onError: (error: unknown, where: string) => void;
  /** Where games are. */
  readonly shelf?: URL;
  /** What the threads run. */
  readonly code?: URL;
}

interface Asked {
  readonly question: Question;
  answer(command: GameCommand | undefined): void;
}

const CODE = new URL("./thinking.worker.ts", import.meta.url);
const SHELF = new URL("../../shared/games/index.ts", import.meta.url);

/** `node --watch` has threads report what they load, by messages to whoever started them: here messages are answers alone. */
const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;

/** Threads that think, started when they are first needed; one that dies is replaced at the next question. */
export function thinking({ threads, queue, patience, onError, shelf = SHELF, code = CODE }: ThinkingOptions): Thinking {
  const waiting: Asked[] = [];
  const lines = Array.from({ length: threads }, () => new Line({ code, shelf, patience, onError, next }));
  let closed = false;

  /** Gives whoever is free what has waited longest. */
  function next(): void {
    for (const line of lines) {
      if (line.isBusy) continue;
      const asked = waiting.shift();
      if (!asked) return;
      line.ask(asked);
    }
  }

  return {
    ask: (question) =>
      new Promise((answer) => {
        if (closed || waiting.length >= queue) return answer(undefined);
        waiting.push({ question, answer });
        next();
      }),
    async close() {
      closed = true;
      for (const { answer } of waiting.splice(0)) answer(undefined);
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

/** One thread, and what it is thinking about. */
class Line {
  private readonly deps: Required<Pick<ThinkingOptions, "code" | "shelf" | "patience" | "onError">> & { next(): void };
  private worker: Worker | undefined;
  private asked: Asked | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(deps: Line["deps"]) {
    this.deps = deps;
  }

  get isBusy(): boolean {
    return this.asked !== undefined;
  }

  ask(asked: Asked): void {
    this.asked = asked;
    this.timer = setTimeout(() => this.giveUp(), this.deps.patience);
    try {
      this.worker ??= this.started();
      this.worker.ref();
      this.worker.postMessage(asked.question);
    } catch (error) {
      // No thread could be started, or the view is not plain data.
      this.deps.onError(error, "thinking");
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
    const { code, shelf } = this.deps;
    // The flags of the process are not for its threads: some of them refuse to start with one.
    const worker = new Worker(code, { workerData: { shelf: shelf.href }, execArgv: [], env });
    worker.on("message", (answer: Answer) => {
      if (worker !== this.worker) return;
      if ("failed" in answer) this.deps.onError(new Error(answer.failed), "thinking");
      this.settle("failed" in answer ? undefined : answer.command);
    });
    worker.on("error", (error) => this.deps.onError(error, "thinking"));
    worker.on("exit", () => this.lose(worker));
    return worker;
  }

  private giveUp(): void {
    const { worker } = this;
    this.deps.onError(new Error(`a bot thought for more than ${this.deps.patience} ms`), "thinking");
    if (worker) this.lose(worker);
    void worker?.terminate();
  }

  /** The next question gets a new thread. */
  private lose(worker: Worker): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    this.settle(undefined);
  }

  private settle(command: GameCommand | undefined): void {
    clearTimeout(this.timer);
    // An idle thread keeps no process alive.
    this.worker?.unref();
    const { asked } = this;
    this.asked = undefined;
    asked?.answer(command);
    this.deps.next();
  }
}
