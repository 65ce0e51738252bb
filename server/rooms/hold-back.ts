/** The longest that a timer is set to, in milliseconds. */
const LONGEST = 60_000;
/** How many entries of one kind wait at a time: a player who leaves and comes back all day must not fill the memory. */
const MOST_OF_KIND = 256;

interface Waiting {
  readonly due: number;
  readonly tell: () => void;
  readonly kind: string | undefined;
}

/**
 * What is told later than it happens, in the order it is due. When it is due is asked of a clock that may be another than that of
 * timers: a timer is only when to look.
 */
export class HoldBack {
  readonly #now: () => number;
  readonly #onTold: () => void;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param now in milliseconds since 1970
   * @param onTold called after something was told that had to wait
   */
  constructor(now: () => number, onTold: () => void) {
    this.#now = now;
    this.#onTold = onTold;
  }

  /**
   * Tells something at a moment, in milliseconds since 1970: at once where that is past, and nothing before it waits.
   * @param kind of an entry that includes the content of the last one of this kind: when many wait, it replaces that one
   */
  until(due: number, tell: () => void, kind?: string): void {
    if (kind !== undefined) this.#makeRoom(kind);
    const place = 1 + this.#waiting.findLastIndex((other) => other.due <= due);
    if (place === 0 && due <= this.#now()) tell();
    else this.#waiting.splice(place, 0, { due, tell, kind });
    if (place === 0) this.#wind();
  }

  /** Tells all that waits. */
  release(): void {
    this.#tell(Number.POSITIVE_INFINITY);
  }

  /** Nobody is told anything more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #makeRoom(kind: string): void {
    const isOfKind = (one: Waiting) => one.kind === kind;
    if (this.#waiting.filter(isOfKind).length >= MOST_OF_KIND)
      this.#waiting.splice(this.#waiting.findLastIndex(isOfKind), 1);
  }

  #tell(now: number): void {
    const held = this.#waiting.findIndex(({ due }) => due > now);
    const due = this.#waiting.splice(0, held < 0 ? this.#waiting.length : held);
    for (const { tell } of due) tell();
    if (due.length > 0) this.#onTold();
    this.#wind();
  }

  #wind(): void {
    clearTimeout(this.#timer);
    const [next] = this.#waiting;
    if (!next) return;
    const wait = Math.min(LONGEST, Math.max(0, next.due - this.#now()));
    this.#timer = setTimeout(() => this.#tell(this.#now()), wait).unref();
  }
}
