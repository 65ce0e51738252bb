import type { Day } from "../../shared/engine/daily/day.ts";
import type { CalendarResponse, WholeDayResponse } from "../../shared/engine/lists/day-responses.ts";
import { ask, POLLED } from "./api.ts";
import { post } from "./request.ts";

/** Number of days on a page of the calendar. */
const PAGE = "10";

/** A page of days, latest first. Default: the latest days up to today; with `before`, the days before that day. */
export const readCalendar = (before: Day | undefined, token?: string) =>
  ask<CalendarResponse>(
    `/days?${new URLSearchParams({ limit: PAGE, ...(before === undefined ? {} : { before }) })}`,
    POLLED,
    token,
  );

/**
 * Reads a day as the token's guest may see it. Default: today by the server's clock. Refused with `NoSuchDay` if it has
 * no deal.
 */
export const readDay = (day: Day | undefined, token?: string) =>
  ask<WholeDayResponse>(`/days/${day ?? "today"}`, POLLED, token);

/** Opens a match on the deal of a day. `counts`: whether it is the guest's try for the standings. */
export const playDay = (day: Day, token: string) =>
  ask<{ readonly id: string; readonly code: string; readonly counts: boolean }>(`/days/${day}/tries`, post({}), token);
