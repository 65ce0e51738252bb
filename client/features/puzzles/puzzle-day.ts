import { type Day, dayAt } from "../../../shared/engine/daily/day.ts";

/** Today in UTC, as days are counted everywhere. */
export const today = (): Day => dayAt(Date.now());
