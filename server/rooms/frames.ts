import { Protocol } from "@colyseus/core";
import { type Refused, refused } from "../../shared/engine/log/reply.ts";
import { LARGEST_REQUEST, largestOf } from "./request-schemas.ts";

/** Maximum nesting of a payload, and its maximum number of values and keys. */
const [DEEPEST, MOST] = [8, 256];

/** `request`: the request's number, if readable. */
export interface FrameFault {
  readonly refusal: Refused;
  readonly request: number | undefined;
}

/** The bits of a frame's first byte that hold its kind. */
const KIND = 31;

/** Kinds of frames without content. */
const BARE: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];

/**
 * The reason not to unpack a frame. Unpacking 4 KB of nested lists would block the process for 2.5 ms; this check
 * unpacks nothing.
 */
export function frameFault(frame: Uint8Array): FrameFault | undefined {
  const code = (frame[0] ?? 0) & KIND;
  if (BARE.includes(code)) return undefined;
  const reader = new Reader(frame, 1);
  const request = code === Protocol.ROOM_REQUEST ? reader.number() : undefined;
  const fault = (reason: string): FrameFault => ({ refusal: refused(reason), request });
  if (code === Protocol.ROOM_REQUEST ? request === undefined : code !== Protocol.ROOM_DATA) return fault("BadRequest");
  const name = reader.name();
  if (frame.length > (name === undefined ? LARGEST_REQUEST : largestOf(name))) return fault("TooLarge");
  return name !== undefined && reader.isPayload() ? undefined : fault("BadRequest");
}

class Reader {
  readonly #bytes: Uint8Array;
  #at: number;
  #values = 0;
  /** Number of fields by record tag: the SDK packs objects as records. */
  readonly #records = new Map<number, number>();

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** A number in Colyseus' format: in the first byte, or in 1, 2 or 4 bytes after it. */
  number(): number | undefined {
    const kind = this.#byte();
    if (kind < 0x80) return kind;
    return kind >= 0xcc && kind <= 0xce ? this.#length(1 << (kind - 0xcc)) : undefined;
  }

  /** A name in ASCII; undefined for other content. */
  name(): string | undefined {
    const kind = this.#byte();
    const isShort = kind >= 0xa0 && kind < 0xc0;
    if (!isShort && kind !== 0xd9) return undefined;
    const length = isShort ? kind & 31 : this.#length(1);
    const from = this.#at;
    if (!this.#skip(length)) return undefined;
    const name = this.#bytes.subarray(from, this.#at);
    return name.every((byte) => byte > 0x1f && byte < 0x7f) ? String.fromCharCode(...name) : undefined;
  }

  /** Whether the rest is empty or one value within the limits. */
  isPayload(): boolean {
    return this.#at === this.#bytes.length || (this.#isValue(0) && this.#at === this.#bytes.length);
  }

  /**
   * MessagePack, see https://github.com/msgpack/msgpack/blob/master/spec.md. Binary data and unknown extensions are
   * invalid.
   */
  #isValue(depth: number): boolean {
    if (depth > DEEPEST || ++this.#values > MOST || this.#at >= this.#bytes.length) return false;
    const kind = this.#byte();
    if (kind < 0x40 || kind >= 0xe0 || kind === 0xc0 || kind === 0xc2 || kind === 0xc3) return true;
    if (kind < 0x80) return this.#areValues(this.#records.get(kind) ?? 0, depth);
    if (kind < 0x90) return this.#areEntries(kind & 15, depth);
    if (kind < 0xa0) return this.#areValues(kind & 15, depth);
    if (kind < 0xc0 || (kind >= 0xd9 && kind <= 0xdb)) return this.#isText(kind);
    if (kind === 0xd4) return this.#isExtension(depth);
    if (kind === 0xdc || kind === 0xdd) return this.#areValues(this.#length(2 << (kind - 0xdc)), depth);
    if (kind === 0xde || kind === 0xdf) return this.#areEntries(this.#length(2 << (kind - 0xde)), depth);
    const width = WIDTHS[kind];
    return width !== undefined && this.#skip(width);
  }

  #areValues(count: number, depth: number): boolean {
    for (let i = 0; i < count; i++) if (!this.#isValue(depth + 1)) return false;
    return true;
  }

  #areEntries(count: number, depth: number): boolean {
    for (let i = 0; i < count; i++) if (!this.#isKey() || !this.#isValue(depth + 1)) return false;
    return true;
  }

  #isKey = (): boolean => ++this.#values <= MOST && this.#isText(this.#byte());

  #isText(kind: number): boolean {
    if (kind >= 0xa0 && kind < 0xc0) return this.#skip(kind & 31);
    return kind >= 0xd9 && kind <= 0xdb && this.#skip(this.#length(1 << (kind - 0xd9)));
  }

  /** `undefined`, or a record: its tag, its keys, then the values of the first object of this type. */
  #isExtension(depth: number): boolean {
    const [type, tag] = [this.#byte(), this.#byte()];
    if (type === 0) return true;
    if (type !== 0x72 || tag < 0x40 || tag >= 0x80) return false;
    const keys = this.#byte();
    const count = keys === 0xdc ? this.#length(2) : keys & 15;
    if (keys !== 0xdc && (keys < 0x90 || keys >= 0xa0)) return false;
    for (let i = 0; i < count; i++) if (!this.#isKey()) return false;
    this.#records.set(tag, count);
    return this.#areValues(count, depth);
  }

  #byte = (): number => this.#bytes[this.#at++] ?? 0xc1;

  /** Infinite if the frame ends before. */
  #length(width: number): number {
    let length = 0;
    for (let i = 0; i < width; i++) length = length * 256 + (this.#bytes[this.#at++] ?? Number.POSITIVE_INFINITY);
    return length;
  }

  #skip(length: number): boolean {
    this.#at += length;
    return this.#at <= this.#bytes.length;
  }
}

/** Bytes after a number's first byte, by that byte. */
const WIDTHS: Readonly<Record<number, number>> = {
  202: 4,
  203: 8,
  204: 1,
  205: 2,
  206: 4,
  207: 8,
  208: 1,
  209: 2,
  210: 4,
  211: 8,
};
