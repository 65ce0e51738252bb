import { createHmac, randomBytes } from "node:crypto";
import type { Seat } from "../shared/engine/contract/events.ts";
import type { Day } from "../shared/engine/daily/day.ts";

/** Tests may derive the bytes from `purpose`. */
export type Entropy = (bytes: number, purpose: string) => Buffer;

export const cryptoEntropy: Entropy = (bytes) => randomBytes(bytes);

/** Digits and letters without 0, 1, i, l and o, which look alike. */
const CLEAR = "23456789abcdefghjkmnpqrstuvwxyz";

/** Bytes that suffice for 16 almost evenly distributed characters. */
const ENOUGH = 32;

function clear(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  const base = BigInt(CLEAR.length);
  return Array.from({ length }, () => {
    const letter = CLEAR[Number(rest % base)];
    rest /= base;
    return letter;
  }).join("");
}

/** Ids that cannot be guessed. */
export interface Ids {
  /**
   * 16 characters, 79 bits; also the room's id.
   * @param from the player who opens it, or the match that it continues
   */
  match(from: string): string;
  /** 8 characters, 40 bits; older codes have 6. See match-lookup.ts. */
  inviteCode(match: string): string;
  player(name: string): string;
  /**
   * 16 characters, 79 bits.
   * @param opener empty for a series on a board of the week
   */
  series(opener: string): string;
  /** A bot's share in the seed: 16 random bytes in hex. */
  nonce(match: string, seat: Seat): string;
}

export const idsFrom = (entropy: Entropy): Ids => ({
  match: (from) => clear(entropy(ENOUGH, `match of ${from}`), 16),
  inviteCode: (match) => clear(entropy(ENOUGH, `code of ${match}`), 8),
  series: (opener) => clear(entropy(ENOUGH, `series of ${opener}`), 16),
  player: (name) => `p${clear(entropy(ENOUGH, `player ${name}`), 15)}`,
  nonce: (match, seat) => entropy(16, `nonce of ${match} ${seat}`).toString("hex"),
});

/** 32 random bytes in hex. */
export const newSecret = (entropy: Entropy, name: string): string => entropy(32, `secret ${name}`).toString("hex");

/**
 * The id is the same in all processes.
 * @param secret in hex
 */
export const rematchId = (secret: string, match: string): string => derivedId(secret, `rematch ${match}`);

/**
 * One id for each seed of an offline match.
 * @param secret in hex
 */
export const offlineId = (secret: string, seed: string): string => derivedId(secret, `offline ${seed}`);

/**
 * Id of a player's only try of a day that counts.
 * @param secret in hex
 */
export const tryId = (secret: string, day: Day, player: string): string => derivedId(secret, `try ${day} ${player}`);

/**
 * Id of a player's only table on a solo deal of a series.
 * @param secret in hex
 */
export const seriesTryId = (secret: string, series: string, deal: number, player: string): string =>
  derivedId(secret, `series ${series} ${deal} ${player}`);

const derivedId = (secret: string, name: string): string =>
  clear(createHmac("sha256", Buffer.from(secret, "hex")).update(name).digest(), 16);

/** Codes have the form of match ids, which `log.ts` redacts. */
export const passCode = (): string => clear(randomBytes(ENOUGH), 16);
