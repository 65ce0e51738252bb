import type { Summary } from "./summary.ts";

/** What a table chose for its people, beside the options of its game. Times are in seconds; null: for ever. */
export interface TableSettings {
  /** How long somebody who is away may keep the table waiting before the others may call a bot. */
  readonly patience: number | null;
  /** How long anybody may think before they are nudged, and then again before the others may call a bot. */
  readonly clock: number | null;
  /** Whether people may look on while the match is played. */
  readonly watchers: boolean;
  /** How much later than who sits there they are shown what is played, in seconds; at once where it is absent, as in older logs. */
  readonly watchDelay?: number;
  /** Whether who sits here alone may take hints, which the log tells; absent in logs from before there was a choice. */
  readonly practice?: boolean;
}

/** Why the others may call a bot: somebody is away, or their time is up. */
export type Delay = "away" | "clock";

/** How long a delay may last before the others may call a bot, in seconds; null: for ever. */
export const limitOf = ({ patience, clock }: TableSettings, delay: Delay): number | null =>
  delay === "away" ? patience : clock;

const DAY = 24 * 60 * 60;

/** Whether a table waits for somebody who is away for a day or more: it is played over days. */
export const isOverDays = ({ patience }: TableSettings): boolean => patience === null || patience >= DAY;

/** What holds where a table chose nothing, as in logs from before there was a choice. */
export const DEFAULT_TABLE_SETTINGS: TableSettings = {
  patience: 600,
  clock: null,
  watchers: true,
  watchDelay: 0,
  practice: false,
};

/** Whether a match is played that anybody may find and look on at; a person has begun it. */
export const isWatchable = ({ state, visibility, house = DEFAULT_TABLE_SETTINGS, seats }: Summary): boolean =>
  state === "live" && visibility === "open" && house.watchers && seats.some((held) => held?.kind === "human");
