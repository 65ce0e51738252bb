/** Work in progress and work for later, which a failure does not stop: failures are only reported. */
export class PendingWork {
  readonly #onError: (error: unknown) => void;
  readonly #running = new Set<Promise<void>>();
  /** Timers; for those of a retry, a function that gives it up. */
  readonly #timers = new Map<NodeJS.Timeout, (() => Promise<void>) | undefined>();
  #isClosed = false;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Resolves when the work is done or has failed. */
  run(work: Promise<void>): Promise<void> {
    const running = work.catch(this.#onError).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  /**
   * @param wait in ms
   * @param giveUp called instead when this is closed before
   */
  runLater(wait: number, act: () => Promise<void> | undefined, giveUp?: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.run(Promise.resolve(act()));
    }, wait).unref();
    this.#timers.set(timer, giveUp);
  }

  /** Resolves when all work is done; work for later may remain. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Finishes the work in progress, and gives up what was to be done later. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.keys()) clearTimeout(timer);
    await this.settled();
    for (const giveUp of this.#timers.values()) await giveUp?.();
  }
}
