/** Running and scheduled work, whose failures are only reported. */
export class PendingWork {
  readonly #onError: (error: unknown) => void;
  readonly #running = new Set<Promise<void>>();
  /** Timers of scheduled work, with `giveUp`. */
  readonly #timers = new Map<NodeJS.Timeout, (() => Promise<void>) | undefined>();
  #isClosed = false;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Never rejects. */
  run(work: Promise<void>): Promise<void> {
    const running = work.catch(this.#onError).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  /**
   * @param wait in ms
   * @param giveUp called instead of `act` if `close` comes first
   */
  runLater(wait: number, act: () => Promise<void> | undefined, giveUp?: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.run(Promise.resolve(act()));
    }, wait).unref();
    this.#timers.set(timer, giveUp);
  }

  /** Scheduled work may remain. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Waits for running work, and gives up scheduled work. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.keys()) clearTimeout(timer);
    await this.settled();
    for (const giveUp of this.#timers.values()) if (giveUp) await this.run(giveUp());
  }
}
