import type { TableSettings } from "../../../shared/engine/match/table-settings.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The values of each setting, the default first. Durations are in seconds; null is unlimited. */
export const TABLE_SETTINGS = {
  patience: [10 * MINUTE, 2 * MINUTE, HOUR, DAY, null],
  clock: [null, 2 * MINUTE, 10 * MINUTE, HOUR, DAY],
  watchers: [true, false],
  watchDelay: [0, MINUTE, 3 * MINUTE, 10 * MINUTE],
  practice: [false, true],
} as const satisfies Readonly<Record<keyof TableSettings, readonly TableSettings[keyof TableSettings][]>>;
