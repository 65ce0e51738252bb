import { availableParallelism } from "node:os";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { type Threads, type ThreadsOptions, threadsFor } from "../threads.ts";

/** A question to an asynchronous bot: its seat's view, and a seed for its random numbers. */
export interface AsyncBotQuestion {
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  /** A key of the game's `asyncBots`. */
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** The same question with the same seed has the same answer. */
  readonly seed: number;
}

/** A module from which threads take games. */
export interface Shelf {
  gameOf(id: string): AnyGame | undefined;
}

/** Threads for asynchronous bots, so that no table waits for another's bot. */
export type AsyncBotThreads = Threads<AsyncBotQuestion, GameCommand>;

export interface AsyncBotThreadsOptions extends Omit<ThreadsOptions, "name" | "code" | "data"> {
  readonly shelf?: URL;
}

export const SHELF = new URL("../../shared/games/index.ts", import.meta.url);

/**
 * At most half of all cores think for bots. If a bot takes longer than `timeLimit`, in ms, the game's first bot plays
 * instead.
 */
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
    code: new URL("./async-bot.worker.ts", import.meta.url),
    data: { shelf: shelf.href },
  });
