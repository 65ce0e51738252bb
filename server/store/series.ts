import type { SeriesWindow } from "../../shared/engine/series/series.ts";
import type { Timestamp } from "../../shared/engine/time.ts";

export interface StoredDeal {
  readonly game: string;
  readonly options: object;
}

/** Only `opener` can change. The id and the server's secret determine the deals, see engine/series/deal-seed.ts. */
export interface StoredSeries extends SeriesWindow {
  readonly id: string;
  /** Empty after the account is deleted. */
  readonly opener: string;
  readonly title: string;
  readonly isListed: boolean;
  readonly seats: number;
  readonly hasBots: boolean;
  /** Deal 1 first. */
  readonly deals: readonly StoredDeal[];
  readonly createdAt: Timestamp;
  /** The board of the week. Absent for series of players. */
  readonly board?: string;
}

export interface SeriesEntry {
  readonly series: string;
  /** From 1. */
  readonly deal: number;
  readonly player: string;
  readonly match: string;
  /** When the deal was claimed, shortly before the match started. */
  readonly at: Timestamp;
}

export interface SeriesClaim extends Omit<SeriesEntry, "player"> {
  readonly players: readonly string[];
}

/** `played`: a player has another table for this deal; `full`: the deal has too many tables. */
export type ClaimResult = "claimed" | "played" | "full";

/** Maximum numbers of series that have not closed at `now`. */
interface SeriesLimits {
  readonly now: Timestamp;
  /** Per player. */
  readonly most: number;
  readonly mostInAll: number;
}

export interface SeriesPlace {
  readonly closesAt: Timestamp;
  readonly id: string;
}

/**
 * `current`: listed and not over, next to end first. `past`: listed and over, latest first. `player`: opened or played
 * by the player, last to end first.
 */
export type SeriesQuery = SeriesListPart & (PublicSeriesQuery | PlayersSeriesQuery);

interface SeriesListPart {
  /** Where the previous page ended. */
  readonly after?: SeriesPlace | undefined;
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

export interface SeriesStore {
  get(id: string): Promise<StoredSeries | undefined>;
  /** @returns false beyond a limit, for a known id, for a deleted player, and for a hidden or missing board */
  add(series: StoredSeries, limits: SeriesLimits): Promise<boolean>;
  onBoard(board: string, opensAt: Timestamp): Promise<StoredSeries | undefined>;
  list(query: SeriesQuery): Promise<readonly StoredSeries[]>;
  /**
   * Removes a series with its entries.
   * @returns false if there is no such series, or it has entries and must have none
   */
  remove(id: string, condition: { readonly mustBeUnplayed: boolean }): Promise<boolean>;
  /**
   * Claims a deal for all players of a table, or for none: each may play it at one table. Replaces the table's earlier
   * claims.
   * @param most maximum number of tables for the deal
   */
  claim(claim: SeriesClaim, most: number): Promise<ClaimResult>;
  release(claim: Omit<SeriesClaim, "players" | "at">): Promise<void>;
  entriesOf(series: string, player: string): Promise<readonly SeriesEntry[]>;
  /** Sorted ids. */
  matchesOf(series: string, deal: number): Promise<readonly string[]>;
}
