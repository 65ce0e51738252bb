import type { AnyGame, GameCommand, Seat } from "../../shared/engine/game.ts";
import { type Threads, type ThreadsOptions, threadsFor } from "../threads.ts";

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

/** What a module exports that games are taken from in the threads. */
export interface Shelf {
  gameOf(id: string): AnyGame | undefined;
}

/** Where bots think that take their time, so that no table waits for another one's. */
export type Thinking = Threads<Question, GameCommand>;

export interface ThinkingOptions extends Omit<ThreadsOptions, "name" | "code" | "data"> {
  /** Where games are. */
  readonly shelf?: URL;
}

/** Where games are on the shelf of the place. */
export const SHELF = new URL("../../shared/games/index.ts", import.meta.url);

/** Threads that think. */
export const thinking = ({ shelf = SHELF, ...options }: ThinkingOptions): Thinking =>
  threadsFor({
    ...options,
    name: "thinking",
    code: new URL("./thinking.worker.ts", import.meta.url),
    data: { shelf: shelf.href },
  });
