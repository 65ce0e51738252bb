import { createHmac } from "node:crypto";

/** The secret seed of a match, 64 hex digits: derived, so that no place has to keep it, and no log can leak it. */
export const seedOf = (secret: string, match: string): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(`seed:${match}`).digest("hex");
