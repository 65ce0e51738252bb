import { createHmac, randomBytes } from "node:crypto";
import type { Seat } from "../shared/engine/contract/events.ts";
import type { Day } from "../shared/engine/daily/day.ts";

/** Returns `bytes` random bytes. Tests may derive them from `purpose`, which names their use. */
export type Entropy = (bytes: number, purpose: string) => Buffer;

export const cryptoEntropy: Entropy = (bytes) => randomBytes(bytes);

/** Letters and digits that are not confused with each other when they are read aloud or written down. */
const CLEAR = "23456789abcdefghjkmnpqrstuvwxyz";

/** Number of random bytes for up to 16 characters, enough for almost equally likely characters. */
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

/** Makes the ids of a server, which cannot be guessed. */
export interface Ids {
  /** The id of a match and its room: 16 characters, 79 bits. @param from the player who opens it, or the match it continues */
  match(from: string): string;
  /** An invitation code: 8 characters, 40 bits; older ones have 6. See match-lookup.ts. */
  inviteCode(match: string): string;
  player(name: string): string;
  /** The id of a series, as hard to guess as that of a match. @param opener the player who opens it */
  series(opener: string): string;
  /** 16 random bytes in hex: a bot's share in the randomness. */
  nonce(match: string, seat: Seat): string;
}

export const idsFrom = (entropy: Entropy): Ids => ({
  match: (from) => clear(entropy(ENOUGH, `match of ${from}`), 16),
  inviteCode: (match) => clear(entropy(ENOUGH, `code of ${match}`), 8),
  series: (opener) => clear(entropy(ENOUGH, `series of ${opener}`), 16),
  player: (name) => `p${clear(entropy(ENOUGH, `player ${name}`), 15)}`,
  nonce: (match, seat) => entropy(16, `nonce of ${match} ${seat}`).toString("hex"),
});

/** A secret of a new server, in hex. */
export const newSecret = (entropy: Entropy, name: string): string => entropy(32, `secret ${name}`).toString("hex");

/** The id of a match's rematch, the same in all processes. @param secret in hex */
export const rematchId = (secret: string, match: string): string => derivedId(secret, `rematch ${match}`);

/** The id of a match that a device dealt from a seed: one for each seed. @param secret in hex */
export const offlineId = (secret: string, seed: string): string => derivedId(secret, `offline ${seed}`);

/** The id of the one try of a player on the deal of a day that counts. @param secret in hex */
export const tryId = (secret: string, day: Day, player: string): string => derivedId(secret, `try ${day} ${player}`);

/** The id of a player's own table on a deal of a series for one. @param secret in hex */
export const seriesTryId = (secret: string, series: string, deal: number, player: string): string =>
  derivedId(secret, `series ${series} ${deal} ${player}`);

const derivedId = (secret: string, name: string): string =>
  clear(createHmac("sha256", Buffer.from(secret, "hex")).update(name).digest(), 16);

/** A pass for another device, in the form of match ids, which `log.ts` removes from log lines. */
export const passCode = (): string => clear(randomBytes(ENOUGH), 16);
