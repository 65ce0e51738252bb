/** Listeners for streams that another process has taken. */
export class Takeovers {
  readonly #listeners = new Set<(stream: string) => void>();

  /** @returns a function that stops listening */
  listen = (listener: (stream: string) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notify(stream: string): void {
    for (const listener of this.#listeners) listener(stream);
  }
}
