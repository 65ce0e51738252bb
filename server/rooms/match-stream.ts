import type { Seat } from "../../shared/engine/contract/events.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import type { StreamedSeat, StreamLine } from "../../shared/engine/log/stream-line.ts";
import type { ChatMessage } from "../../shared/engine/log/wire.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { SeatQuestion } from "../../shared/engine/match/seat-questions.ts";
import { type LineSink, LineStream } from "./line-stream.ts";

/** A table as the reader of a stream may see it. */
export interface StreamedTable {
  readonly match: { readonly id: string; readonly code: string; readonly game: string };
  readonly seat: Seat | undefined;
  /** The whole log, unredacted. */
  readonly log: readonly Recorded[];
  /** Number of entries that the reader may see. */
  readonly version: number;
  /** Null for a free seat. */
  readonly seats: readonly (StreamedSeat | null)[];
  /** Messages as JSON, oldest first. Spectators' messages are empty if the reader may not see them. */
  readonly chats: readonly [table: readonly string[], spectators: readonly string[]];
  /** Code of the rematch, or empty. */
  readonly rematch: string;
  /** Whether the match is over and the reader may see its end. */
  readonly isOver: boolean;
  readonly asked: () => SeatQuestion | undefined;
}

interface StreamOptions {
  readonly after: number;
  readonly wantsAsked: boolean;
  readonly endsWithMatch: boolean;
}

/**
 * Writes a match as lines of JSON: the log after a version, other changes of the table, and questions to the reader's
 * seat. There is no queue: a slow reader costs no memory, and misses no event.
 */
export class MatchStream extends LineStream<StreamLine> {
  readonly #wantsAsked: boolean;
  readonly #endsWithMatch: boolean;
  #read: (() => StreamedTable) | undefined;
  /** The version up to which the reader has the log. */
  #version: number;
  #seat: Seat | null | undefined;
  #seats = "";
  #rematch = "";
  #asked: SeatQuestion | undefined;
  /** Positions in the table's and in the spectators' messages. */
  readonly #chats = [new ChatCursor(), new ChatCursor()];
  constructor(sink: LineSink, { after, wantsAsked, endsWithMatch }: StreamOptions) {
    super(sink);
    this.#endsWithMatch = endsWithMatch;
    this.#version = after;
    this.#wantsAsked = wantsAsked;
  }

  /** @param read returns the table as the reader may see it now */
  attach(read: () => StreamedTable): void {
    const { version } = read();
    if (this.#version > version) {
      // The public version: a delayed table's real version is secret.
      this.#version = version;
      this.close("NoSuchVersion");
      return;
    }
    this.#read = read;
    this.open();
    this.update();
  }

  /** Call this after each change. */
  update(): void {
    if (this.isBehind || !this.#read) return;
    const table = this.#read();
    for (const line of this.#news(table)) if (!this.write(line)) return;
    if (this.#endsWithMatch && table.isOver) this.close("MatchIsOver");
  }

  protected closedLine(reason: string): StreamLine {
    return { type: "closed", reason, version: this.#version };
  }

  protected heartbeatLine(): StreamLine {
    return { type: "heartbeat", version: this.#version };
  }

  override stop(): void {
    this.#read = undefined;
    super.stop();
  }

  /** A line refers only to earlier lines. */
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
    const text = JSON.stringify(seats);
    if (this.#seats !== text) {
      this.#seats = text;
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
}

/** The redacted entries of the first command after a version. */
function stepFrom({ log, version, seat }: StreamedTable, after: number): readonly Recorded[] {
  const { cause } = log[after]!;
  let end = after + 1;
  while (end < version && log[end]!.cause === cause) end++;
  return log.slice(after, end).map((entry) => redact(entry, seat ?? "table"));
}

/** Holds a time and a count, because old messages are removed from the list, and renames rewrite it. */
class ChatCursor {
  #last: string | undefined;
  #at = "";
  /** Number of written messages with the time `#at`. */
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
