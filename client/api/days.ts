import type { Day } from "../../shared/engine/day.ts";
import type { Calendar, WholeDay } from "../../shared/engine/told-day.ts";
import { ask, POLLED, post } from "./api.ts";

/** So many days are a page of the calendar. */
const PAGE = "10";

/** The days there are, the last first: those before a day, or from today on. */
export const readCalendar = (before: Day | undefined, token?: string) =>
  ask<Calendar>(
    `/days?${new URLSearchParams({ limit: PAGE, ...(before === undefined ? {} : { before }) })}`,
    POLLED,
    token,
  );

/** A day as the guest of the token may know it, today's by the clock of the server unless told. Refused with `NoSuchDay` where there is none. */
export const readDay = (day: Day | undefined, token?: string) =>
  ask<WholeDay>(`/days/${day ?? "today"}`, POLLED, token);

/** A match on the deal of a day: the try that counts, or one that does not. */
export const playDay = (day: Day, token: string) =>
  ask<{ readonly id: string; readonly code: string; readonly counts: boolean }>(`/days/${day}/tries`, post({}), token);
