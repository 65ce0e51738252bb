import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { KeyedHash } from "./keyed-hash.ts";
import type { Rng } from "./rng.ts";

/** Recorded in logs: any release can reproduce their shuffles. */
export const ALGORITHM = "hmac-sha256/1";

const SEED = /^[0-9a-f]{64}$/;

export const isSeed = (text: unknown): text is string => typeof text === "string" && SEED.test(text);

/** Hex SHA-256 of the seed's 32 bytes, published before players sit down. */
export const commit = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** HMAC-SHA-256 of the seats' nonces in seat order, under the seed. */
export const keyOf = (seed: string, nonces: readonly string[]): Uint8Array =>
  hmac(sha256, hexToBytes(seed), utf8ToBytes(JSON.stringify(nonces)));

/**
 * The event's random stream: HMAC-SHA-256(key, "version:counter") as big-endian 32-bit words. Skips words at or above
 * the largest multiple of n up to 2^32, for uniform results.
 */
export function rngFor(key: Uint8Array, version: number): Rng {
  const keyed = hashOf(key);
  const words = new Uint32Array(8);
  let at = words.length;
  let counter = 0;
  const word = (): number => {
    if (at === words.length) {
      keyed.hash(`${version}:${counter++}`, words);
      at = 0;
    }
    return words[at++]!;
  };
  return (n) => {
    for (;;) {
      const roll = word();
      const rest = roll % n;
      if (roll - rest <= 2 ** 32 - n) return rest;
    }
  };
}

/** Preparing a hash takes as long as hashing one message. */
const hashes = new WeakMap<Uint8Array, KeyedHash>();

function hashOf(key: Uint8Array): KeyedHash {
  const hash = hashes.get(key) ?? new KeyedHash(key);
  hashes.set(key, hash);
  return hash;
}
