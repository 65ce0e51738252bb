import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** base64url (RFC 4648), six bits a digit. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const DIGIT_BITS = 6;

/** Packs small whole numbers into base64url without padding. */
export class BitWriter {
  #text = "";
  #held = 0;
  #count = 0;

  /** @throws RangeError unless `number` is a whole number that fits */
  write(number: number, bits: number): void {
    if (!Number.isInteger(number) || number < 0 || number >= 2 ** bits)
      throw new RangeError(`${number} is no whole number of ${bits} bits`);
    for (let bit = bits - 1; bit >= 0; bit--) {
      this.#held = this.#held * 2 + ((number >> bit) & 1);
      if (++this.#count < DIGIT_BITS) continue;
      this.#text += DIGITS[this.#held]!;
      this.#held = 0;
      this.#count = 0;
    }
  }

  writeFlag(flag: boolean | undefined): void {
    this.write(flag === true ? 1 : 0, 1);
  }

  /** A flag, then the value if there is one. */
  writeOptional<T>(value: T | undefined, write: (value: T) => void): void {
    this.writeFlag(value !== undefined);
    if (value !== undefined) write(value);
  }

  /** A bit for each number below `size`. */
  writeSet(numbers: readonly number[], size: number): void {
    for (let number = 0; number < size; number++) this.writeFlag(numbers.includes(number));
  }

  /** The length in bytes of UTF-8, with `bits` bits, then the bytes. */
  writeText(text: string, bits: number): void {
    const bytes = utf8ToBytes(text);
    this.write(bytes.length, bits);
    for (const byte of bytes) this.write(byte, 8);
  }

  /** Pads the last digit with zeros. */
  text(): string {
    if (this.#count === 0) return this.#text;
    return this.#text + DIGITS[this.#held * 2 ** (DIGIT_BITS - this.#count)]!;
  }
}

/** Beyond the end it reads zeros, and `isAtEnd` stays false. */
export class BitReader {
  readonly #digits: readonly number[];
  #at = 0;

  constructor(text: string) {
    this.#digits = Array.from(text, (digit) => DIGITS.indexOf(digit));
  }

  /** Only zeros that pad the last digit are left. */
  get isAtEnd(): boolean {
    const size = this.#digits.length * DIGIT_BITS;
    if (this.#at > size || size - this.#at >= DIGIT_BITS) return false;
    return this.#peek(this.#at, size) === 0;
  }

  #bit(at: number): number {
    const digit = this.#digits[Math.floor(at / DIGIT_BITS)] ?? 0;
    return (digit >> (DIGIT_BITS - 1 - (at % DIGIT_BITS))) & 1;
  }

  #peek(from: number, to: number): number {
    let number = 0;
    for (let at = from; at < to; at++) number = number * 2 + this.#bit(at);
    return number;
  }

  read(bits: number): number {
    this.#at += bits;
    return this.#peek(this.#at - bits, this.#at);
  }

  readFlag(): true | undefined {
    return this.read(1) === 1 ? true : undefined;
  }

  readOptional<T>(read: () => T): T | undefined {
    return this.readFlag() && read();
  }

  readList<T>(count: number, read: () => T): T[] {
    return Array.from({ length: count }, read);
  }

  readSet(size: number): number[] {
    return Array.from({ length: size }, (_, number) => number).filter(() => this.readFlag());
  }

  /** Empty if it is no valid UTF-8. */
  readText(bits: number): string {
    const bytes = this.readList(this.read(bits), () => this.read(8));
    try {
      return decodeURIComponent(bytesToHex(Uint8Array.from(bytes)).replace(/../g, "%$&"));
    } catch {
      return "";
    }
  }
}
