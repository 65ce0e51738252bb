import type { Summary } from "./summary.ts";

/** Times are in seconds; null: no limit. */
export interface TableSettings {
  /** After this absence, others may vote for a bot. */
  readonly patience: number | null;
  /** Time to think before a reminder. After the same time again, others may vote for a bot. */
  readonly clock: number | null;
  /** Whether spectators may watch the match. */
  readonly watchers: boolean;
  /** Default, and in older logs: 0. */
  readonly watchDelay?: number;
  /** Whether a solo player may take hints; absent in older logs. */
  readonly practice?: boolean;
}

/** Absence, or too long thinking. */
export type Delay = "away" | "clock";

/** Time until others may vote, in seconds; null: no limit. */
export const limitOf = ({ patience, clock }: TableSettings, delay: Delay): number | null =>
  delay === "away" ? patience : clock;

const DAY = 24 * 60 * 60;

/** The table waits a day or more for absent players. */
export const isOverDays = ({ patience }: TableSettings): boolean => patience === null || patience >= DAY;

/** Also for logs without settings. */
export const DEFAULT_TABLE_SETTINGS: TableSettings = {
  patience: 600,
  clock: null,
  watchers: true,
  watchDelay: 0,
  practice: false,
};

export const isWatchable = ({ state, visibility, house = DEFAULT_TABLE_SETTINGS, seats }: Summary): boolean =>
  state === "live" && visibility === "open" && house.watchers && seats.some((held) => held?.kind === "human");
