import type { Summary } from "./summary.ts";

/** A table's settings, in addition to the options of its game. Times are in seconds; null means no limit. */
export interface TableSettings {
  /** How long a player may be absent while the table waits for them, before the others may vote for a bot. */
  readonly patience: number | null;
  /** How long a player may think before a reminder. After the same time again, the others may vote for a bot. */
  readonly clock: number | null;
  /** Whether spectators may watch the match while it is played. */
  readonly watchers: boolean;
  /** The delay of what spectators see, in seconds. Default, and in older logs: 0. */
  readonly watchDelay?: number;
  /** Whether a solo player may take hints, which the log records; absent in older logs. */
  readonly practice?: boolean;
}

/** Why the others may vote for a bot: the player is absent, or the time to think is up. */
export type Delay = "away" | "clock";

/** How long a delay may last before the others may vote, in seconds; null: no limit. */
export const limitOf = ({ patience, clock }: TableSettings, delay: Delay): number | null =>
  delay === "away" ? patience : clock;

const DAY = 24 * 60 * 60;

/** Whether the table waits a day or more for absent players. */
export const isOverDays = ({ patience }: TableSettings): boolean => patience === null || patience >= DAY;

/** The settings of tables that choose none, and of matches whose log has none. */
export const DEFAULT_TABLE_SETTINGS: TableSettings = {
  patience: 600,
  clock: null,
  watchers: true,
  watchDelay: 0,
  practice: false,
};

/**
 * Whether a match is listed for spectators: in play, public, open to spectators, and with at least one person seated.
 */
export const isWatchable = ({ state, visibility, house = DEFAULT_TABLE_SETTINGS, seats }: Summary): boolean =>
  state === "live" && visibility === "open" && house.watchers && seats.some((held) => held?.kind === "human");
