import { sha256 } from "@noble/hashes/sha2.js";

/** Internals of a SHA-256 of `@noble/hashes`: its eight state words, and its compression of a block. */
interface Compression {
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly D: number;
  readonly E: number;
  readonly F: number;
  readonly G: number;
  readonly H: number;
  get(): Words;
  set(...words: Words): void;
  process(block: DataView, offset: number): void;
}

type Words = readonly [number, number, number, number, number, number, number, number];

/** The size of a SHA-256 block, and the offset in it of the last four bytes of the message length, in bytes. */
const BLOCK = 64;
const LENGTH_AT = 60;
/** The longest message that fits one block together with the end mark (1 byte) and the length (8), in bytes. */
const LONGEST = 55;

// Shared by all keys, because each computation overwrites them.
const compression = sha256.create() as unknown as Compression;
const START = compression.get();
const block = new Uint8Array(BLOCK);
const view = new DataView(block.buffer);

/** The state words of SHA-256 after one block: the key, padded with zeros, each byte XORed with `mask`. */
function afterKey(key: Uint8Array, mask: number): Words {
  for (let i = 0; i < BLOCK; i++) block[i] = (key[i] ?? 0) ^ mask;
  compression.set(...START);
  compression.process(view, 0);
  return compression.get();
}

/** Pads the message in `block` and compresses it, after the block of the key. @param length in bytes */
function compressLast(after: Words, length: number): void {
  block[length] = 0x80;
  block.fill(0, length + 1);
  view.setUint32(LENGTH_AT, (BLOCK + length) * 8);
  compression.set(...after);
  compression.process(view, 0);
}

/**
 * HMAC-SHA-256 (RFC 2104) with one key, for messages of at most 55 ASCII characters. Two compressions for each message
 * take a third of the time of a general HMAC, and less than Node's built-in one.
 */
export class KeyedHash {
  readonly #inner: Words;
  readonly #outer: Words;

  /**
   * @param key of at most 64 bytes
   * @throws RangeError if it is longer
   */
  constructor(key: Uint8Array) {
    if (key.length > BLOCK) throw new RangeError(`a key of ${key.length} bytes is longer than ${BLOCK}`);
    this.#inner = afterKey(key, 0x36);
    this.#outer = afterKey(key, 0x5c);
  }

  /**
   * Writes the hash of a message into `words`, as eight words of 32 bits.
   * @throws RangeError if the message is too long
   */
  hash(message: string, words: Uint32Array): void {
    if (message.length > LONGEST) throw new RangeError(`"${message}" is longer than ${LONGEST} characters`);
    for (let i = 0; i < message.length; i++) block[i] = message.charCodeAt(i);
    compressLast(this.#inner, message.length);
    copyWords(words);
    for (let i = 0; i < words.length; i++) view.setUint32(4 * i, words[i]!);
    compressLast(this.#outer, 4 * words.length);
    copyWords(words);
  }
}

function copyWords(words: Uint32Array): void {
  words[0] = compression.A;
  words[1] = compression.B;
  words[2] = compression.C;
  words[3] = compression.D;
  words[4] = compression.E;
  words[5] = compression.F;
  words[6] = compression.G;
  words[7] = compression.H;
}
