import type { Day } from "../../shared/engine/daily/day.ts";
import type { CalendarResponse, WholeDayResponse } from "../../shared/engine/lists/day-responses.ts";
import { ask, POLLED } from "./api.ts";
import { post } from "./request.ts";

/** Days per page. */
const PAGE = "10";

/**
 * Latest first.
 * @param before the page has only earlier days; default: it begins with today
 */
export const readCalendar = (before: Day | undefined, token?: string) =>
  ask<CalendarResponse>(
    `/days?${new URLSearchParams({ limit: PAGE, ...(before === undefined ? {} : { before }) })}`,
    POLLED,
    token,
  );

/**
 * Returns the day as the token's guest may see it. Refused with `NoSuchDay` if the day has no deal.
 * @param day default: today by the server's clock
 */
export const readDay = (day: Day | undefined, token?: string) =>
  ask<WholeDayResponse>(`/days/${day ?? "today"}`, POLLED, token);

/** `counts`: whether the standings include this try. */
export const playDay = (day: Day, token: string) =>
  ask<{ readonly id: string; readonly code: string; readonly counts: boolean }>(`/days/${day}/tries`, post({}), token);
