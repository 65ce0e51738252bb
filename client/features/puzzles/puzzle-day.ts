import { type Day, dayAt } from "../../../shared/engine/daily/day.ts";

/** In UTC, as days are counted on the whole site. */
export const today = (): Day => dayAt(Date.now());
