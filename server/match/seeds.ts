import { createHmac } from "node:crypto";
import type { Seat } from "../../shared/engine/game.ts";

/** The secret seed of a match, 64 hex digits: derived, so that no place has to keep it, and no log can leak it. */
export const seedOf = (secret: string, match: string): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(`seed:${match}`).digest("hex");

/**
 * The cause under which the log has what follows from a seat's order, 32 hex digits. The id of an order is its sender's choice and
 * everybody reads the log: hashed under the seed, which nobody knows while the match goes on, it tells nothing. The seat is hashed
 * with it, so that nobody learns which ids another seat has used.
 */
export const causeOf = (seed: string, by: Seat, id: string): string =>
  createHmac("sha256", Buffer.from(seed, "hex")).update(`cause:${by}:${id}`).digest("hex").slice(0, 32);
