import type { SeriesWindow } from "../../shared/engine/series/series.ts";
import type { Timestamp } from "../../shared/engine/time.ts";

/** A deal of a series: its game and options, with all defaults filled in. */
export interface StoredDeal {
  readonly game: string;
  readonly options: object;
}

/**
 * A series. It never changes; its deals follow from its id, see `seedOfSeriesDeal` in
 * shared/engine/series/deal-seed.ts.
 */
export interface StoredSeries extends SeriesWindow {
  readonly id: string;
  /** The player who opened it; empty once that account is deleted. */
  readonly opener: string;
  readonly title: string;
  /** Whether it is in the public list. */
  readonly isListed: boolean;
  readonly seats: number;
  readonly hasBots: boolean;
  /** Deal 1 first. */
  readonly deals: readonly StoredDeal[];
  readonly createdAt: Timestamp;
}

/** A player's place at the one table at which they play a deal. */
export interface SeriesEntry {
  readonly series: string;
  /** From 1. */
  readonly deal: number;
  readonly player: string;
  readonly match: string;
  /** When the table claimed the deal, shortly before its match started. */
  readonly at: Timestamp;
}

/** The players of a table who are about to see a deal. */
export interface SeriesClaim extends Omit<SeriesEntry, "player"> {
  readonly players: readonly string[];
}

/** Whether a claim succeeded; `played`: a player has another table for this deal; `full`: the deal has too many tables. */
export type ClaimResult = "claimed" | "played" | "full";

/** How many series may be open or ahead at `now`. */
interface SeriesLimits {
  readonly now: Timestamp;
  /** Maximum number per player. */
  readonly most: number;
  readonly mostInAll: number;
}

/** A place in a list of series. */
export interface SeriesPlace {
  readonly closesAt: Timestamp;
  readonly id: string;
}

/**
 * Which series to list. `current`: listed ones that are not over, the next to end first. `past`: listed ones that are over, the
 * latest first. `player`: those that a player opened or plays in, the last to end first.
 */
export type SeriesQuery = SeriesListPart & (PublicSeriesQuery | PlayersSeriesQuery);

interface SeriesListPart {
  /** Only series after this place in that order. */
  readonly after?: SeriesPlace | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

interface PublicSeriesQuery {
  readonly list: "current" | "past";
  readonly now: Timestamp;
}

interface PlayersSeriesQuery {
  readonly list: "player";
  readonly player: string;
}

/** Series of deals, and who plays which deal at which table. */
export interface SeriesStore {
  get(id: string): Promise<StoredSeries | undefined>;
  /**
   * Stores a new series.
   * @returns whether it was stored: false beyond a limit, for a known id, and for a deleted player
   */
  add(series: StoredSeries, limits: SeriesLimits): Promise<boolean>;
  list(query: SeriesQuery): Promise<readonly StoredSeries[]>;
  /**
   * Removes a series with its entries.
   * @returns whether it was removed: false if there is none, or if it has entries and must have none
   */
  remove(id: string, condition: { readonly mustBeUnplayed: boolean }): Promise<boolean>;
  /**
   * Claims a deal for all players of a table, or for none: a player has one table for each deal. Replaces earlier claims of the
   * same table.
   * @param most how many tables may play this deal
   */
  claim(claim: SeriesClaim, most: number): Promise<ClaimResult>;
  /** Removes the claims of a table. */
  release(claim: Omit<SeriesClaim, "players" | "at">): Promise<void>;
  /** The deals that a player plays or has played, in the order of their numbers. */
  entriesOf(series: string, player: string): Promise<readonly SeriesEntry[]>;
  /** The ids of the tables of a deal, sorted. */
  matchesOf(series: string, deal: number): Promise<readonly string[]>;
}
