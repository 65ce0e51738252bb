import { availableParallelism } from "node:os";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { type Threads, type ThreadsOptions, threadsFor } from "../threads.ts";

export interface AsyncBotQuestion {
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  /** A key of the game's `asyncBots`. */
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** Makes the answer reproducible. */
  readonly seed: number;
}

export interface Shelf {
  gameOf(id: string): AnyGame | undefined;
}

export type AsyncBotThreads = Threads<AsyncBotQuestion, GameCommand>;

export interface AsyncBotThreadsOptions extends Omit<ThreadsOptions, "name" | "code" | "data"> {
  readonly shelf?: URL;
}

export const SHELF = new URL("../../shared/games/index.ts", import.meta.url);

/** After `timeLimit`, in ms, the game's first bot plays instead. */
export const ASYNC_BOT_THREADS = {
  threads: Math.max(1, availableParallelism() >> 1),
  queue: 64,
  queueOfOne: 32,
  timeLimit: 5000,
} as const;

export const asyncBotThreads = ({ shelf = SHELF, ...options }: AsyncBotThreadsOptions): AsyncBotThreads =>
  threadsFor({
    ...options,
    name: "thinking",
    code: new URL("./async-bot-threads.worker.ts", import.meta.url),
    data: { shelf: shelf.href },
  });
