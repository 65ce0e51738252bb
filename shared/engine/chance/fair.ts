import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Rng } from "./rng.ts";

/** The name of the algorithm below, as recorded in logs, so that shuffles can be reproduced by any release. */
export const ALGORITHM = "hmac-sha256/1";

/** A seed: 32 bytes in hex. */
const SEED = /^[0-9a-f]{64}$/;

export const isSeed = (text: unknown): text is string => typeof text === "string" && SEED.test(text);

/** The commitment that a table publishes before anyone sits down: hex SHA-256 of the 32 seed bytes. */
export const commit = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The key of a match: HMAC-SHA-256 of its seats' nonces, in seat order, under its seed. */
export const keyOf = (seed: string, nonces: readonly string[]): Uint8Array =>
  hmac(sha256, hexToBytes(seed), utf8ToBytes(JSON.stringify(nonces)));

/**
 * The chance of the event at `version`: blocks HMAC-SHA-256(key, "version:counter"), read as big-endian 32-bit words.
 * Independent of any earlier roll, and uniform: the tail that does not divide evenly is rejected.
 */
export function rngFor(key: Uint8Array, version: number): Rng {
  const keyed = macOf(key);
  let block: Uint8Array = new Uint8Array(0);
  let at = 0;
  let counter = 0;
  const word = (): number => {
    if (at + 4 > block.length) {
      scratch = keyed._cloneInto(scratch);
      block = scratch.update(utf8ToBytes(`${version}:${counter++}`)).digest();
      at = 0;
    }
    const value = ((block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!) >>> 0;
    at += 4;
    return value;
  };
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const roll = word();
      if (roll < limit) return roll % n;
    }
  };
}

/** The part of an HMAC in progress that is used here. */
interface Mac {
  _cloneInto(to?: Mac): Mac;
  update(bytes: Uint8Array): Mac;
  digest(): Uint8Array;
}

/** One prepared HMAC per match, because preparing it is half the work. */
const macs = new WeakMap<Uint8Array, Mac>();

/** The MAC state that every block is computed in, so that none is allocated. */
let scratch: Mac | undefined;

function macOf(key: Uint8Array): Mac {
  const known = macs.get(key) ?? hmac.create(sha256, key);
  macs.set(key, known);
  return known;
}
