import type { BoardOdds } from "../../shared/engine/lists/gallery-responses.ts";
import type { Ports } from "../store/ports.ts";
import { type Threads, type ThreadsOptions, threadsFor } from "../threads.ts";
import { SHELF } from "./async-bot-threads.ts";
import { type GameOf, tableOn } from "./board-table.ts";

export interface OddsQuestion {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly [least: number, most: number];
  /** Maximum number of matches for each number of seats. */
  readonly matches: number;
}

type OddsThreads = Threads<OddsQuestion, readonly BoardOdds[]>;

interface OddsThreadsOptions extends Pick<ThreadsOptions, "onError"> {
  readonly shelf?: URL;
}

/**
 * One thread is enough, because no request waits for odds. The thread limits its own processor time; `timeLimit` ends
 * one that is stuck.
 */
const oddsThreads = ({ shelf = SHELF, onError }: OddsThreadsOptions): OddsThreads =>
  threadsFor({
    threads: 1,
    queue: 1,
    timeLimit: 600_000,
    name: "odds",
    onError,
    code: new URL("./board-odds.worker.ts", import.meta.url),
    data: { shelf: shelf.href },
  });

/** Delay of a retry after a failure, in ms. */
const RETRY = 3_600_000;

interface OddsLearnerDeps {
  readonly store: Pick<Ports, "gallery">;
  readonly gameOf: GameOf;
  readonly bots: OddsThreads;
  /** Maximum number of matches for each number of seats; 0: none. */
  readonly matches: number;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
}

export class OddsLearner {
  readonly #deps: OddsLearnerDeps;
  /** Boards that wait or are being played, in order. */
  readonly #pending = new Set<string>();
  /** Times of the last failures, by board. */
  readonly #failed = new Map<string, number>();

  constructor(deps: OddsLearnerDeps) {
    this.#deps = deps;
  }

  /** Does nothing for a board that is pending or failed recently. */
  learn(board: string): void {
    const { matches, now } = this.#deps;
    const isLate = now() - (this.#failed.get(board) ?? Number.NEGATIVE_INFINITY) < RETRY;
    if (matches === 0 || isLate || this.#pending.has(board)) return;
    this.#pending.add(board);
    if (this.#pending.size === 1) void this.#playAll();
  }

  close(): Promise<void> {
    this.#pending.clear();
    return this.#deps.bots.close();
  }

  async #playAll(): Promise<void> {
    const { now, onError } = this.#deps;
    for (const board of this.#pending) {
      this.#failed.delete(board);
      const isDone = await this.#play(board).catch((error: unknown) => onError(error, `odds of board ${board}`));
      if (!isDone) this.#failed.set(board, now());
      this.#pending.delete(board);
    }
  }

  /** @returns false if bots failed */
  async #play(id: string): Promise<boolean> {
    const { store, gameOf, bots, matches } = this.#deps;
    const board = await store.gallery.get(id);
    const table = board?.odds === "" ? tableOn(board, gameOf) : undefined;
    if (!table?.game.bots) return true;
    const { game, options } = table;
    const odds = await bots.ask({ game: game.id, options, seats: game.seats(options), matches });
    if (odds) await store.gallery.setOdds(id, JSON.stringify(odds));
    return odds !== undefined;
  }
}

export const oddsLearner = (deps: Omit<OddsLearnerDeps, "bots"> & OddsThreadsOptions): OddsLearner =>
  new OddsLearner({ ...deps, bots: oddsThreads(deps) });
