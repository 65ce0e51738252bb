/** Those who want to hear which streams another process has taken from this one. */
export class Takeovers {
  readonly #listeners = new Set<(stream: string) => void>();

  /** Returns the way to stop listening. */
  listen = (listener: (stream: string) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(stream: string): void {
    for (const listener of this.#listeners) listener(stream);
  }
}
