/** Maximum duration of a timer, in ms. */
const LONGEST = 60_000;
/** Maximum number of waiting entries of one kind: a player who leaves and returns all day must not fill the memory. */
const MOST_OF_KIND = 256;

interface Waiting {
  readonly due: number;
  readonly tell: () => void;
  readonly kind: string | undefined;
}

/**
 * Runs callbacks later than their event, in the order they are due. The clock that decides may differ from that of timers: a
 * timer only triggers a check.
 */
export class HoldBack {
  readonly #now: () => number;
  readonly #onTold: () => void;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param now in ms since 1970
   * @param onTold called after a delayed callback ran
   */
  constructor(now: () => number, onTold: () => void) {
    this.#now = now;
    this.#onTold = onTold;
  }

  /**
   * Runs `tell` at `due`, in ms since 1970: immediately when that is past and nothing is due before it.
   * @param kind of an entry that includes the content of the previous one of this kind: when too many wait, it replaces that one
   */
  until(due: number, tell: () => void, kind?: string): void {
    if (kind !== undefined) this.#makeRoom(kind);
    const place = 1 + this.#waiting.findLastIndex((other) => other.due <= due);
    if (place === 0 && due <= this.#now()) tell();
    else this.#waiting.splice(place, 0, { due, tell, kind });
    if (place === 0) this.#wind();
  }

  release(): void {
    this.#tell(Number.POSITIVE_INFINITY);
  }

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
