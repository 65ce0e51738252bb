import { type Day, dayAt } from "../../../shared/engine/daily/day.ts";

/** The current day in UTC, as days are counted on the whole site. */
export const today = (): Day => dayAt(Date.now());
