export interface LineSink {
  /** @returns false if the reader is behind; then call the stream's `onDrain` once it has caught up */
  write(line: string): boolean;
  end(): void;
}

/** Silence before a heartbeat, in ms: proxies close a silent connection after 15 s. */
export const HEARTBEAT = 10_000;
/** How long a reader may be behind before the stream is closed, in ms. */
export const MAX_LAG = 30_000;
/** Interval at which streams are checked, in ms. */
const TICK = 1_000;

/** One timer for all streams saves memory. */
class Pulse {
  readonly #streams = new Set<LineStream<object>>();
  #timer: NodeJS.Timeout | undefined;

  add(stream: LineStream<object>): void {
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => this.#tick(), TICK).unref();
  }

  remove(stream: LineStream<object>): void {
    if (!this.#streams.delete(stream) || this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const now = performance.now();
    for (const stream of this.#streams) stream.beat(now);
  }
}

const pulse = new Pulse();

/**
 * There is no queue: `update` writes nothing while the reader is behind, and all that is new afterwards. A stream that
 * is behind for too long is closed.
 */
export abstract class LineStream<Line extends object> {
  readonly #sink: LineSink;
  /** By `performance.now()`. */
  #writtenAt = 0;
  #isBehind = false;
  #isClosed = false;

  constructor(sink: LineSink) {
    this.#sink = sink;
  }

  abstract update(): void;

  protected abstract heartbeatLine(): Line;

  protected abstract closedLine(reason: string): Line;

  protected get isBehind(): boolean {
    return this.#isBehind;
  }

  protected get isClosed(): boolean {
    return this.#isClosed;
  }

  protected open(): void {
    pulse.add(this);
  }

  /** Call this when the reader has caught up. */
  onDrain(): void {
    this.#isBehind = false;
    this.update();
  }

  /** Writes a last line with the reason, and ends the stream. */
  close(reason: string): void {
    if (this.#isClosed) return;
    this.write(this.closedLine(reason));
    this.stop();
    this.#sink.end();
  }

  /** Call this when the reader has disconnected. */
  stop(): void {
    this.#isClosed = true;
    pulse.remove(this);
  }

  /** @param now by `performance.now()` */
  beat(now: number): void {
    const silent = now - this.#writtenAt;
    if (this.#isBehind) {
      if (silent >= MAX_LAG) this.close("TooSlow");
    } else if (silent >= HEARTBEAT) this.write(this.heartbeatLine());
  }

  /** @returns whether more may be written */
  protected write(line: Line): boolean {
    this.#writtenAt = performance.now();
    this.#isBehind = !this.#sink.write(`${JSON.stringify(line)}\n`);
    return !this.#isBehind;
  }
}
