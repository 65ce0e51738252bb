import type { Moment } from "./time.ts";

/** A day of the calendar, in UTC: `2026-11-24`. */
export type Day = string;

/** How long a day is, in milliseconds. */
const LENGTH = 24 * 60 * 60 * 1000;

// biome-ignore lint/style/noRestrictedGlobals: reading a moment from its text asks no clock
const parse = Date.parse;

/** The first day that has a deal. */
export const FIRST_DAY: Day = "2026-11-01";

/** A time as logs write it. @param time in milliseconds since 1970 */
// biome-ignore lint/style/noRestrictedGlobals: writing a time down asks no clock
export const momentAt = (time: number): Moment => new Date(time).toISOString();

/** The day at a time. @param time in milliseconds since 1970 */
export const dayAt = (time: number): Day => momentAt(time).slice(0, 10);

/** Whether a text is a day that has a deal. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_DAY && parse(text) >= 0 && dayAt(parse(text)) === text;

/** How many days lie between a day and 1970-01-01. */
export const numberOf = (day: Day): number => parse(day) / LENGTH;

/** The day so many days later; earlier where it is negative. */
export const dayAfter = (day: Day, days: number): Day => dayAt(parse(day) + days * LENGTH);

/** When the deal of a day is opened: at its midnight. In milliseconds since 1970, as all of these. */
export const opensAt = (day: Day): number => parse(day);

/** When nobody begins a try of a day any more that counts: at the midnight after it. */
export const closesAt = (day: Day): number => parse(day) + LENGTH;

/** When tries of a day must be over to count, and nothing of it is a secret any more: a day after it has closed. */
export const settlesAt = (day: Day): number => parse(day) + 2 * LENGTH;

/** Nobody knows the deal; tries can be begun; those that were begun may be ended; all is known. */
export type DayState = "sealed" | "open" | "closing" | "past";

/** How far a day is at a time. */
export function dayStateAt(day: Day, time: number): DayState {
  if (time < opensAt(day)) return "sealed";
  if (time < closesAt(day)) return "open";
  return time < settlesAt(day) ? "closing" : "past";
}
