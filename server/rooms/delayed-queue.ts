/** Maximum time between checks of the clock, in ms. */
const LONGEST = 60_000;
/** Maximum number per kind: players who leave and return must not fill the memory. */
const MOST_OF_KIND = 256;

interface DelayedItem {
  readonly due: number;
  readonly publish: () => void;
  readonly kind: string | undefined;
}

/** Uses the clock `now`, from which a timer's clock may differ. */
export class DelayedQueue {
  readonly #now: () => number;
  readonly #onPublished: () => void;
  #waiting: DelayedItem[] = [];
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param now in ms since 1970
   * @param onPublished called after delayed callbacks
   */
  constructor(now: () => number, onPublished: () => void) {
    this.#now = now;
    this.#onPublished = onPublished;
  }

  /**
   * Runs `publish` at `due`, in ms since 1970, or immediately if that has passed and nothing earlier waits.
   * @param kind if 256 of the kind wait, the item replaces the last, whose content it includes
   */
  add(due: number, publish: () => void, kind?: string): void {
    if (kind !== undefined) this.#makeRoom(kind);
    const index = 1 + this.#waiting.findLastIndex((other) => other.due <= due);
    if (index === 0 && due <= this.#now()) publish();
    else this.#waiting.splice(index, 0, { due, publish, kind });
    if (index === 0) this.#startTimer();
  }

  flush(): void {
    this.#publishUntil(Number.POSITIVE_INFINITY);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #makeRoom(kind: string): void {
    const isOfKind = (item: DelayedItem) => item.kind === kind;
    if (this.#waiting.filter(isOfKind).length >= MOST_OF_KIND)
      this.#waiting.splice(this.#waiting.findLastIndex(isOfKind), 1);
  }

  #publishUntil(now: number): void {
    const later = this.#waiting.findIndex(({ due }) => due > now);
    const due = this.#waiting.splice(0, later < 0 ? this.#waiting.length : later);
    for (const { publish } of due) publish();
    if (due.length > 0) this.#onPublished();
    this.#startTimer();
  }

  #startTimer(): void {
    clearTimeout(this.#timer);
    const [next] = this.#waiting;
    if (!next) return;
    const wait = Math.min(LONGEST, Math.max(0, next.due - this.#now()));
    this.#timer = setTimeout(() => this.#publishUntil(this.#now()), wait).unref();
  }
}
