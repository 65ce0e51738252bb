import type { Summary } from "./summary.ts";

/** Settings besides the game's options. Times are in seconds; null means no limit. */
export interface TableSettings {
  /** How long an absent player may delay the table before others may vote for a bot. */
  readonly patience: number | null;
  /** Time to think before a reminder. After the same time again, others may vote for a bot. */
  readonly clock: number | null;
  /** Whether spectators may watch during the match. */
  readonly watchers: boolean;
  /** The spectators' delay. Default, and in older logs: 0. */
  readonly watchDelay?: number;
  /** Whether a solo player may take hints; absent in older logs. */
  readonly practice?: boolean;
}

/** The player is absent, or the time to think is up. */
export type Delay = "away" | "clock";

/** After this time others may vote, in seconds; null: no limit. */
export const limitOf = ({ patience, clock }: TableSettings, delay: Delay): number | null =>
  delay === "away" ? patience : clock;

const DAY = 24 * 60 * 60;

/** Whether the table waits a day or more for absent players. */
export const isOverDays = ({ patience }: TableSettings): boolean => patience === null || patience >= DAY;

/** Also for matches whose log has none. */
export const DEFAULT_TABLE_SETTINGS: TableSettings = {
  patience: 600,
  clock: null,
  watchers: true,
  watchDelay: 0,
  practice: false,
};

/** In play, public, open to spectators, and with a person seated. */
export const isWatchable = ({ state, visibility, house = DEFAULT_TABLE_SETTINGS, seats }: Summary): boolean =>
  state === "live" && visibility === "open" && house.watchers && seats.some((held) => held?.kind === "human");
