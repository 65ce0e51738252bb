import type { Day } from "../../shared/engine/daily/day.ts";
import type { CalendarResponse, WholeDayResponse } from "../../shared/engine/lists/day-responses.ts";
import { ask, POLLED } from "./api.ts";
import { post } from "./request.ts";

/** Number of days on a page of the calendar. */
const PAGE = "10";

/** A page of days, the latest first. With `before`, the days before that day. Default: the days up to today. */
export const readCalendar = (before: Day | undefined, token?: string) =>
  ask<CalendarResponse>(
    `/days?${new URLSearchParams({ limit: PAGE, ...(before === undefined ? {} : { before }) })}`,
    POLLED,
    token,
  );

/**
 * The table and results of a day, as far as the token's guest may see them. Default: today by the server's clock.
 * Refused with `NoSuchDay` if the day has no deal.
 */
export const readDay = (day: Day | undefined, token?: string) =>
  ask<WholeDayResponse>(`/days/${day ?? "today"}`, POLLED, token);

/** `counts`: whether the match is the guest's try for the standings. */
export const playDay = (day: Day, token: string) =>
  ask<{ readonly id: string; readonly code: string; readonly counts: boolean }>(`/days/${day}/tries`, post({}), token);
