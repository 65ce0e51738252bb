import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { Day } from "../shared/engine/day.ts";

/** Letters and digits that are not mistaken for one another, read aloud or written down. */
const CLEAR = "23456789abcdefghjkmnpqrstuvwxyz";

const clear = (length: number): string => Array.from({ length }, () => CLEAR[randomInt(CLEAR.length)]).join("");

/** A match: 16 characters, 79 bits; who does not have it does not guess it. It is the room's id as well. */
export const matchId = (): string => clear(16);

/** The rematch of a match: as hard to guess, and the same whichever process is asked. @param secret in hex */
export const rematchId = (secret: string, match: string): string => derivedId(secret, `rematch ${match}`);

/** The match that was dealt on a device from a seed, likewise. @param secret in hex */
export const offlineId = (secret: string, seed: string): string => derivedId(secret, `offline ${seed}`);

/** The one try of a player on the deal of a day that counts: likewise. @param secret in hex */
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

/** An invitation, short enough to be read aloud in two halves: 8 characters, 40 bits; older ones have 6. See finding.ts. */
export const inviteCode = (): string => clear(8);

/** What makes another device a player's: as hard to guess as a match, and as little written to logs (see log.ts). */
export const passCode = (): string => clear(16);

export const playerId = (): string => `p${clear(15)}`;

/** 16 random bytes in hex: a bot's share of the chance. */
export const nonce = (): string => randomBytes(16).toString("hex");
