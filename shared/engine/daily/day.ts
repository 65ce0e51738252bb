import type { Timestamp } from "../time.ts";

/** A UTC calendar day, such as `2026-11-24`. */
export type Day = string;

/** In ms. */
const LENGTH = 24 * 60 * 60 * 1000;

// biome-ignore lint/style/noRestrictedGlobals: reads no clock
const parse = Date.parse;

export const FIRST_DAY: Day = "2026-11-01";

/** @param time in ms since 1970 */
// biome-ignore lint/style/noRestrictedGlobals: reads no clock
export const timestampAt = (time: number): Timestamp => new Date(time).toISOString();

/** @param time in ms since 1970 */
export const dayAt = (time: number): Day => timestampAt(time).slice(0, 10);

/** From `FIRST_DAY` on. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_DAY && parse(text) >= 0 && dayAt(parse(text)) === text;

/** Days since 1970-01-01. */
export const numberOf = (day: Day): number => parse(day) / LENGTH;

/** @param days may be negative */
export const dayAfter = (day: Day, days: number): Day => dayAt(parse(day) + days * LENGTH);

/** The midnight that begins the day, in ms since 1970. */
export const opensAt = (day: Day): number => parse(day);

/** Counting attempts must begin before this midnight, in ms since 1970. */
export const closesAt = (day: Day): number => parse(day) + LENGTH;

/** Counting attempts must end before this time, in ms since 1970; then the deal becomes public. */
export const settlesAt = (day: Day): number => parse(day) + 2 * LENGTH;

/**
 * `sealed`: the deal is secret. `open`: attempts can begin. `closing`: they can only be finished. `past`: all is
 * public.
 */
export type DayState = "sealed" | "open" | "closing" | "past";

/** @param time in ms since 1970 */
export function dayStateAt(day: Day, time: number): DayState {
  if (time < opensAt(day)) return "sealed";
  if (time < closesAt(day)) return "open";
  return time < settlesAt(day) ? "closing" : "past";
}
