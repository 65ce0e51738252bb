interface FairQueueOptions {
  readonly most: number;
  /** Maximum number of entries per owner. Default: `most`. */
  readonly mostOfOne?: number | undefined;
}

/** Serves owners in turn: an owner's first entry waits for at most one entry of each other owner. */
export class FairQueue<Entry> {
  readonly #most: number;
  readonly #mostOfOne: number;
  /** Entries by owner, in the order of turns. */
  readonly #waiting = new Map<string, Entry[]>();
  #size = 0;

  constructor({ most, mostOfOne = most }: FairQueueOptions) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * If the queue is full, replaces the last entry of the owner with the most entries, at least two more than `owner`.
   * @returns the rejected or replaced entry, if any
   */
  push(owner: string, entry: Entry): Entry | undefined {
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= this.#mostOfOne) return entry;
    let evicted: Entry | undefined;
    if (this.#size >= this.#most) {
      const [longest = []] = [...this.#waiting.values()].toSorted((a, b) => b.length - a.length);
      if (longest.length < own.length + 2) return entry;
      evicted = longest.pop();
      this.#size--;
    }
    own.push(entry);
    this.#waiting.set(owner, own);
    this.#size++;
    return evicted;
  }

  shift(): Entry | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [owner, own] = next;
    const entry = own.shift();
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    this.#size--;
    return entry;
  }
}
