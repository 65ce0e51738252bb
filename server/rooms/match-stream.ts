import type { Seat } from "../../shared/engine/contract/events.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import type { StreamedSeat, StreamLine } from "../../shared/engine/log/stream-line.ts";
import type { ChatMessage } from "../../shared/engine/log/wire.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { SeatQuestion } from "../../shared/engine/match/seat-questions.ts";

/** What the reader of a stream may know of a table now. */
export interface StreamedTable {
  readonly match: { readonly id: string; readonly code: string; readonly game: string };
  readonly seat: Seat | undefined;
  /** The entries of the log that the reader may see, with all secrets. */
  readonly log: readonly Recorded[];
  /** How many of them. */
  readonly version: number;
  /** By seat; null if it is free. */
  readonly seats: readonly (StreamedSeat | null)[];
  /** Chat messages as JSON, oldest first: of the table, and of the spectators if the reader may see them. */
  readonly chats: readonly [table: readonly string[], spectators: readonly string[]];
  /** The code of the rematch, or empty. */
  readonly rematch: string;
  /** Whether the match is over, and the reader may see its end. */
  readonly isOver: boolean;
  readonly asked: () => SeatQuestion | undefined;
}

/** Where the lines of a stream go. */
export interface LineSink {
  /** @returns false if the reader is behind: it calls `onDrain` of the stream once it has caught up */
  write(line: string): boolean;
  /** Ends the stream after the lines written so far. */
  end(): void;
}

interface StreamOptions {
  /** The version that the reader has already. */
  readonly after: number;
  readonly wantsAsked: boolean;
  /** Whether the stream is closed once the match is over. */
  readonly endsWithMatch: boolean;
}

/** How long a stream is silent before it says that it is alive, in ms: proxies close a silent connection after 15 s. */
export const HEARTBEAT = 10_000;
/** How long a reader may be behind before the stream is closed, in ms. */
export const PATIENCE = 30_000;
/** How often all streams look at the clock, in ms. */
const TICK = 1_000;

/** The clock of all open streams of a process: a timer for each would cost more than it keeps. */
class Pulse {
  readonly #streams = new Set<MatchStream>();
  #timer: NodeJS.Timeout | undefined;

  add(stream: MatchStream): void {
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => this.#tick(), TICK).unref();
  }

  remove(stream: MatchStream): void {
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
 * A match as lines of JSON, for clients without the SDK: the log as its reader may see it from a version on, then what
 * the reader is asked. It keeps no queue: while the reader is behind nothing is written, and later it continues from the
 * table as it is then, so that a slow reader costs no memory and misses no event.
 */
export class MatchStream {
  readonly #sink: LineSink;
  readonly #wantsAsked: boolean;
  readonly #endsWithMatch: boolean;
  #read: (() => StreamedTable) | undefined;
  /** The version up to which the reader has the log. */
  #version: number;
  #seat: Seat | null | undefined;
  #seats = "";
  #rematch = "";
  #asked: SeatQuestion | undefined;
  /** Of the table's messages, and of those of the spectators. */
  readonly #chats = [new ChatCursor(), new ChatCursor()];
  /** When the last line was written, by `performance.now()`. */
  #writtenAt = 0;
  #isBehind = false;
  #isClosed = false;

  constructor(sink: LineSink, { after, wantsAsked, endsWithMatch }: StreamOptions) {
    this.#sink = sink;
    this.#endsWithMatch = endsWithMatch;
    this.#version = after;
    this.#wantsAsked = wantsAsked;
  }

  /** Begins to write. @param read the table as the reader may see it now */
  attach(read: () => StreamedTable): void {
    const { version } = read();
    if (this.#version > version) {
      // Only what the reader may see decides: the version of a delayed table is secret.
      this.#version = version;
      this.close("NoSuchVersion");
      return;
    }
    this.#read = read;
    pulse.add(this);
    this.update();
  }

  /** Writes what is new. Call it after each change of the table. */
  update(): void {
    if (this.#isBehind || !this.#read) return;
    const table = this.#read();
    for (const line of this.#news(table)) if (!this.#write(line)) return;
    if (this.#endsWithMatch && table.isOver) this.close("MatchIsOver");
  }

  /** Continues after the reader has caught up. */
  onDrain(): void {
    this.#isBehind = false;
    this.update();
  }

  /** Ends the stream: the reader may open another one from its version on. */
  close(reason: string): void {
    if (this.#isClosed) return;
    this.#write({ type: "closed", reason, version: this.#version });
    this.stop();
    this.#sink.end();
  }

  /** Stops writing: the reader is gone. */
  stop(): void {
    this.#isClosed = true;
    this.#read = undefined;
    pulse.remove(this);
  }

  /** The lines that are due, in an order in which each is complete with those before it. */
  *#news(table: StreamedTable): Generator<StreamLine> {
    const { match, version, seats, rematch, chats } = table;
    const seat = table.seat ?? null;
    if (this.#seat !== seat) {
      this.#seat = seat;
      yield { type: "match", ...match, seat, version };
    }
    while (this.#version < version) {
      const events = stepFrom(table, this.#version);
      this.#version += events.length;
      yield { type: "events", events };
    }
    const known = JSON.stringify(seats);
    if (this.#seats !== known) {
      this.#seats = known;
      yield { type: "seats", seats };
    }
    for (const [i, messages] of chats.entries()) {
      for (const message of this.#chats[i]!.newIn(messages)) yield { type: "chat", message };
    }
    if (this.#rematch !== rematch) {
      this.#rematch = rematch;
      yield { type: "rematch", code: rematch };
    }
    const asked = this.#wantsAsked ? table.asked() : undefined;
    if (this.#asked !== asked) {
      this.#asked = asked;
      yield { type: "asked", asked: asked ?? null };
    }
  }

  /** Says that the stream is alive if it was silent, and gives up a reader that is behind. @param now by `performance.now()` */
  beat(now: number): void {
    const silent = now - this.#writtenAt;
    if (this.#isBehind) {
      if (silent >= PATIENCE) this.close("TooSlow");
    } else if (silent >= HEARTBEAT) this.#write({ type: "heartbeat", version: this.#version });
  }

  /** @returns whether more may be written */
  #write(line: StreamLine): boolean {
    this.#writtenAt = performance.now();
    this.#isBehind = !this.#sink.write(`${JSON.stringify(line)}\n`);
    return !this.#isBehind;
  }
}

/** The entries of the step after a version, as the reader may see them. */
function stepFrom({ log, version, seat }: StreamedTable, after: number): readonly Recorded[] {
  const { cause } = log[after]!;
  let end = after + 1;
  while (end < version && log[end]!.cause === cause) end++;
  return log.slice(after, end).map((entry) => redact(entry, seat ?? "table"));
}

/** The chat messages of a list that were not yet read. The list is cut at its start, and renames rewrite its messages. */
class ChatCursor {
  #last: string | undefined;
  #at = "";
  /** How many messages of that time were read. */
  #count = 0;

  *newIn(lines: readonly string[]): Generator<ChatMessage> {
    if (lines.at(-1) === this.#last) return;
    let same = 0;
    for (const line of lines) {
      const message: ChatMessage = JSON.parse(line);
      if (message.at < this.#at) continue;
      if (message.at === this.#at && ++same <= this.#count) continue;
      this.#count = message.at === this.#at ? this.#count + 1 : 1;
      if (message.at !== this.#at) same = 1;
      this.#at = message.at;
      yield message;
    }
    this.#last = lines.at(-1);
  }
}
