import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { KeyedHash } from "../../../../shared/engine/chance/keyed-hash.ts";

function wordsByNode(key: Uint8Array, message: string): number[] {
  const bytes = createHmac("sha256", key).update(message).digest();
  return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i));
}

const keys = fc.uint8Array({ maxLength: 64 });
const messages = fc.string({ unit: "binary-ascii", maxLength: 55 });

test("a keyed hash equals Node's HMAC-SHA-256 for every key of up to 64 bytes and message of up to 55 characters", () => {
  const words = new Uint32Array(8);
  fc.assert(
    fc.property(keys, fc.array(messages, { minLength: 1, maxLength: 5 }), (key, texts) => {
      const keyed = new KeyedHash(key);
      for (const text of texts) {
        keyed.hash(text, words);
        expect([...words]).toEqual(wordsByNode(key, text));
      }
    }),
  );
});

test("keyed hashes of two keys do not disturb each other", () => {
  const keysOfTwo = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const both = keysOfTwo.map((key) => new KeyedHash(key));
  const words = new Uint32Array(8);
  for (const message of ["1:0", "", "x".repeat(55), "1:0"])
    for (const [i, keyed] of both.entries()) {
      keyed.hash(message, words);
      expect([...words]).toEqual(wordsByNode(keysOfTwo[i]!, message));
    }
});

test("a keyed hash refuses keys and messages that do not fit one block", () => {
  expect(() => new KeyedHash(new Uint8Array(65))).toThrow(RangeError);
  expect(() => new KeyedHash(new Uint8Array(64)).hash("x".repeat(56), new Uint32Array(8))).toThrow(RangeError);
});
