import { createHash, createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Day } from "../../shared/engine/daily/day.ts";
import type { MatchConfig } from "../../shared/engine/match/match-events.ts";
import { seedOfSeriesDeal } from "../../shared/engine/series/deal-seed.ts";

/** 64 hex digits. Derived, so that no seed is stored before the match ends. */
export const seedOf = (secret: string, match: string): string => derived(secret, `seed:${match}`);

export const seedOfDay = (secret: string, day: Day): string => derived(secret, `day:${day}`);

/** Derives the seeds of a series' deals. Published when the series is over. */
export const secretOfSeries = (secret: string, series: string): string => derived(secret, `series:${series}`);

export type SeededMatch = Pick<MatchConfig, "id" | "daily" | "series" | "from">;

/** Branches have their own seeds. */
export function seedOfMatch(secret: string, { id, daily, series, from }: SeededMatch): string {
  if (daily && !from) return seedOfDay(secret, daily.day);
  return series && !from ? seedOfSeriesDeal(secretOfSeries(secret, series.id), series.deal) : seedOf(secret, id);
}

/** A seat's public share in the randomness of a day, see PROTOCOL.md. */
export const nonceOfDay = (day: Day, seat: Seat): string =>
  createHash("sha256").update(`${day} seat ${seat}`).digest("hex").slice(0, 32);

const derived = (secret: string, name: string): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(name).digest("hex");

/**
 * 32 hex digits. A keyed hash, because the log must not reveal ids.
 * @param key see `causeKeyOf`
 */
export const causeOf = (key: KeyObject, by: Seat, id: string): string =>
  createHmac("sha256", key).update(`cause:${by}:${id}`).digest("hex").slice(0, 32);

/**
 * Create one key per match.
 * @param seed 64 hex digits
 */
export const causeKeyOf = (seed: string): KeyObject => createSecretKey(seed, "hex");
