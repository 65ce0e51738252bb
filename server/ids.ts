import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { Day } from "../shared/engine/daily/day.ts";

/** Letters and digits that are not confused when read aloud or written down. */
const CLEAR = "23456789abcdefghjkmnpqrstuvwxyz";

const clear = (length: number): string => Array.from({ length }, () => CLEAR[randomInt(CLEAR.length)]).join("");

/** The id of a match and its room: 16 characters, 79 bits, which cannot be guessed. */
export const matchId = (): string => clear(16);

/** The id of a match's rematch: as hard to guess, and the same in all processes. @param secret in hex */
export const rematchId = (secret: string, match: string): string => derivedId(secret, `rematch ${match}`);

/** The id of a match dealt on a device from a seed, derived in the same way. @param secret in hex */
export const offlineId = (secret: string, seed: string): string => derivedId(secret, `offline ${seed}`);

/** The id of a player's counting try on the deal of a day, derived in the same way. @param secret in hex */
export const tryId = (secret: string, day: Day, player: string): string => derivedId(secret, `try ${day} ${player}`);

function derivedId(secret: string, name: string): string {
  const digest = createHmac("sha256", Buffer.from(secret, "hex")).update(name).digest("hex");
  let rest = BigInt(`0x${digest}`);
  const base = BigInt(CLEAR.length);
  return Array.from({ length: 16 }, () => {
    const letter = CLEAR[Number(rest % base)];
    rest /= base;
    return letter;
  }).join("");
}

/** An invitation code, short enough to be read aloud in two halves: 8 characters, 40 bits; older ones have 6. See finding.ts. */
export const inviteCode = (): string => clear(8);

/** A pass for another device: as hard to guess as a match id, and kept out of logs in the same way (see log.ts). */
export const passCode = (): string => clear(16);

export const playerId = (): string => `p${clear(15)}`;

/** 16 random bytes in hex: a bot's share in the randomness. */
export const nonce = (): string => randomBytes(16).toString("hex");
