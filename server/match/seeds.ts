import { createHash, createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { Day } from "../../shared/engine/day.ts";
import type { Seat } from "../../shared/engine/game.ts";
import type { Charter } from "../../shared/engine/match.ts";

/** The secret seed of a match, 64 hex digits: derived, so that no place has to keep it, and no log can leak it. */
export const seedOf = (secret: string, match: string): string => derived(secret, `seed:${match}`);

/** The secret seed of all matches of a day.  */
export const seedOfDay = (secret: string, day: Day): string => derived(secret, `day:${day}`);

/** The seed a match was dealt with, whichever it is; one that is played on has one of its own. */
export const seedOfMatch = (secret: string, { id, daily, from }: Pick<Charter, "id" | "daily" | "from">): string =>
  daily && !from ? seedOfDay(secret, daily.day) : seedOf(secret, id);

/** The share of a seat in the chance of a day, which anybody can tell: see PROTOCOL.md. */
export const nonceOfDay = (day: Day, seat: Seat): string =>
  createHash("sha256").update(`${day} seat ${seat}`).digest("hex").slice(0, 32);

const derived = (secret: string, name: string): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(name).digest("hex");

/**
 * The cause under which the log has what follows from a seat's order, 32 hex digits. The id of an order is its sender's choice and
 * everybody reads the log: hashed under the seed, which nobody knows while the match goes on, it tells nothing. The seat is hashed
 * with it, so that nobody learns which ids another seat has used.
 * @param key of the match's seed: see `causeKeyOf`
 */
export const causeOf = (key: KeyObject, by: Seat, id: string): string =>
  createHmac("sha256", key).update(`cause:${by}:${id}`).digest("hex").slice(0, 32);

/** The key of a match's causes, to be kept for all its moves. @param seed 64 hex digits */
export const causeKeyOf = (seed: string): KeyObject => createSecretKey(seed, "hex");
