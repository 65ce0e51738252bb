import type { OccupantKind } from "../match/match-events.ts";
import type { Phase } from "../match/summary.ts";
import type { SeriesScore, SeriesState, SeriesWindow } from "../series/series.ts";

export interface SeriesHeader extends SeriesWindow {
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  readonly state: SeriesState;
  /** Seconds until `state` changes; absent once the series is over. */
  readonly left?: number;
  readonly isListed: boolean;
  readonly seats: number;
  readonly hasBots: boolean;
  readonly games: readonly string[];
  readonly deals: number;
  readonly isOwn: boolean;
}

export interface SeriesListResponse {
  readonly series: readonly SeriesHeader[];
  /** Requests the next page; absent on the last one. */
  readonly next?: string;
}

export interface OwnSeriesAttempt {
  readonly id: string;
  readonly code: string;
  readonly state: Phase;
  readonly score?: SeriesScore;
}

export interface SeriesDealResponse {
  /** From 1. */
  readonly deal: number;
  readonly game: string;
  readonly options: object;
  /** Of the deal's seed: hex SHA-256. */
  readonly commitment: string;
  readonly tables: number;
  readonly own?: OwnSeriesAttempt;
  readonly isKnown: boolean;
}

export interface SeriesPlayer {
  readonly name: string;
  readonly kind: OccupantKind;
  /** A bot took over the seat. */
  readonly stoodIn?: true;
}

export interface SeriesResultRow {
  readonly match: string;
  readonly players: readonly SeriesPlayer[];
  readonly isLive: boolean;
  readonly rank?: number;
  readonly percentile?: number;
  readonly score?: SeriesScore;
  readonly isOwn: boolean;
}

export interface SeriesResultsResponse {
  readonly deal: number;
  readonly order: readonly string[];
  /** Rows on all pages. */
  readonly total: number;
  readonly rows: readonly SeriesResultRow[];
}

/** A team's totals over the deals whose results the caller may see. */
export interface SeriesTeamRow {
  readonly rank: number;
  readonly players: readonly SeriesPlayer[];
  readonly played: number;
  readonly wins: number;
  readonly figures: readonly number[];
  readonly seconds: number;
  readonly percentile?: number;
  readonly isOwn: boolean;
}

export interface SeriesStandingsResponse {
  /** Deals whose results the caller may see. */
  readonly deals: readonly number[];
  /** Names of the figures; empty if the games have different ones. */
  readonly order: readonly string[];
  /** Rows on all pages. */
  readonly total: number;
  readonly rows: readonly SeriesTeamRow[];
  /** The caller's own teams, if not on this page. */
  readonly own: readonly SeriesTeamRow[];
}

export interface SeriesResponse extends Omit<SeriesHeader, "deals" | "games"> {
  /** Of `secret`: hex SHA-256. */
  readonly commitment: string;
  /** Determines the deals' seeds; published when the series is over. */
  readonly secret?: string;
  readonly deals: readonly SeriesDealResponse[];
}

/** All that the caller may see. */
export interface SeriesExport {
  readonly series: SeriesResponse;
  readonly standings: readonly SeriesTeamRow[];
  readonly results: readonly SeriesResultsResponse[];
}
