/**
 * MessagePack (https://github.com/msgpack/msgpack/blob/master/spec.md) as far as requests and their answers need it: what
 * JSON can say. vite.config.ts puts it in the place of the framework's general packer, which is ten times as large and can
 * do much that the server has switched off so that clients like this one can read it.
 */

/** In the options of `pack`: that many bytes are left free before the packed value. */
export const RESERVE_START_SPACE = 2048;

const text = new TextEncoder();
const read = new TextDecoder();

/** Bytes that grow as they are written. */
class Sheet {
  bytes = new Uint8Array(256);
  at: number;
  constructor(start: number) {
    this.at = start;
  }

  /** A view on room for `length` more bytes. */
  room(length: number): DataView {
    const from = this.at;
    this.at += length;
    if (this.at > this.bytes.length) {
      const grown = new Uint8Array(Math.max(this.at, this.bytes.length * 2));
      grown.set(this.bytes);
      this.bytes = grown;
    }
    return new DataView(this.bytes.buffer, from, length);
  }

  byte(value: number): void {
    this.room(1).setUint8(0, value);
  }

  /** A kind, then how many follow: short if `short` may hold it, else in two or four bytes. */
  count(n: number, short: number, most: number, wide: number): void {
    if (n <= most) this.byte(short | n);
    else if (n <= 0xffff) {
      this.byte(wide);
      this.room(2).setUint16(0, n);
    } else {
      this.byte(wide + 1);
      this.room(4).setUint32(0, n);
    }
  }
}

function writeNumber(sheet: Sheet, value: number): void {
  const isWhole = Number.isInteger(value);
  if (isWhole && value >= -32 && value < 128) sheet.byte(value & 0xff);
  else if (isWhole && value >= 0 && value <= 0xffffffff) {
    sheet.byte(0xce);
    sheet.room(4).setUint32(0, value);
  } else {
    sheet.byte(0xcb);
    sheet.room(8).setFloat64(0, value);
  }
}

function writeText(sheet: Sheet, value: string): void {
  const bytes = text.encode(value);
  sheet.count(bytes.length, 0xa0, 31, 0xda);
  const { byteOffset } = sheet.room(bytes.length);
  sheet.bytes.set(bytes, byteOffset);
}

function writeList(sheet: Sheet, values: readonly unknown[]): void {
  sheet.count(values.length, 0x90, 15, 0xdc);
  for (const value of values) write(sheet, value);
}

function writeRecord(sheet: Sheet, record: object): void {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  sheet.count(entries.length, 0x80, 15, 0xde);
  for (const [key, value] of entries) {
    writeText(sheet, key);
    write(sheet, value);
  }
}

function write(sheet: Sheet, value: unknown): void {
  if (typeof value === "boolean") sheet.byte(value ? 0xc3 : 0xc2);
  else if (typeof value === "number") writeNumber(sheet, value);
  else if (typeof value === "string") writeText(sheet, value);
  else if (Array.isArray(value)) writeList(sheet, value);
  else if (typeof value === "object" && value !== null) writeRecord(sheet, value);
  else sheet.byte(0xc0);
}

/** What the framework's rooms make for themselves. */
export class Packr {
  pack(value: unknown, options = 0): Uint8Array {
    const sheet = new Sheet(options & (RESERVE_START_SPACE - 1));
    write(sheet, value);
    return sheet.bytes.subarray(0, sheet.at);
  }
}

/** Reads one value after the other. */
class Reader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at: number;
  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  /** The place of the next `length` bytes. */
  skip(length: number): number {
    const from = this.at;
    this.at += length;
    return from;
  }

  /** A number in the notation of its kind. */
  number(kind: number): number {
    const { view } = this;
    if (kind === 0xcc) return view.getUint8(this.skip(1));
    if (kind === 0xcd) return view.getUint16(this.skip(2));
    if (kind === 0xce) return view.getUint32(this.skip(4));
    if (kind === 0xcf) return Number(view.getBigUint64(this.skip(8)));
    if (kind === 0xd0) return view.getInt8(this.skip(1));
    if (kind === 0xd1) return view.getInt16(this.skip(2));
    if (kind === 0xd2) return view.getInt32(this.skip(4));
    if (kind === 0xd3) return Number(view.getBigInt64(this.skip(8)));
    return kind === 0xca ? view.getFloat32(this.skip(4)) : view.getFloat64(this.skip(8));
  }

  text(length: number): string {
    const from = this.skip(length);
    return read.decode(this.bytes.subarray(from, this.at));
  }

  list(length: number): unknown[] {
    return Array.from({ length }, () => this.value());
  }

  record(length: number): Record<string, unknown> {
    return Object.fromEntries(Array.from({ length }, () => [String(this.value()), this.value()]));
  }

  value(): unknown {
    const kind = this.view.getUint8(this.skip(1));
    if (kind < 0x80) return kind;
    if (kind >= 0xe0) return kind - 0x100;
    if (kind < 0x90) return this.record(kind & 15);
    if (kind < 0xa0) return this.list(kind & 15);
    if (kind < 0xc0) return this.text(kind & 31);
    if (kind >= 0xca && kind <= 0xd3) return this.number(kind);
    if (kind >= 0xd9 && kind <= 0xdb) return this.text(this.number(kind - 0xd9 + 0xcc));
    if (kind === 0xdc || kind === 0xdd) return this.list(this.number(kind - 0xdc + 0xcd));
    if (kind === 0xde || kind === 0xdf) return this.record(this.number(kind - 0xde + 0xcd));
    if (kind === 0xc0) return null;
    if (kind === 0xc2 || kind === 0xc3) return kind === 0xc3;
    // The server's way to say `undefined`: an extension of type 0 and one byte.
    if (kind === 0xd4 && this.skip(2)) return undefined;
    throw new Error(`a message holds what this reader does not know: 0x${kind.toString(16)}`);
  }
}

/** The value packed at `start`. */
export const unpack = (bytes: Uint8Array, { start = 0 } = {}): unknown => new Reader(bytes, start).value();
