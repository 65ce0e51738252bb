import type { OccupantKind } from "../match/match-events.ts";
import type { Phase } from "../match/summary.ts";
import type { SeriesScore, SeriesState, SeriesWindow } from "../series/series.ts";

/** A series in lists. */
export interface SeriesHeader extends SeriesWindow {
  readonly id: string;
  /** Empty if its opener gave none. */
  readonly title: string;
  readonly state: SeriesState;
  /** Seconds until this state ends, by the server's clock; absent once it is over. */
  readonly left?: number;
  readonly isListed: boolean;
  readonly seats: number;
  readonly hasBots: boolean;
  /** The games of its deals, each once. */
  readonly games: readonly string[];
  readonly deals: number;
  /** Whether the caller opened it. */
  readonly isOwn: boolean;
}

/** A page of a list of series. */
export interface SeriesListResponse {
  readonly series: readonly SeriesHeader[];
  /** To request the next page; absent on the last one. */
  readonly next?: string;
}

/** The caller's attempt at a deal. */
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
  /** The commitment to the seed of this deal: hex SHA-256. */
  readonly commitment: string;
  /** How many tables have begun it. */
  readonly tables: number;
  readonly own?: OwnSeriesAttempt;
  /** Whether the caller may see the results of this deal. */
  readonly isKnown: boolean;
}

/** A person, program or bot at a table of a series. */
export interface SeriesPlayer {
  readonly name: string;
  readonly kind: OccupantKind;
  /** Whether a bot took over their seat. */
  readonly stoodIn?: true;
}

/** A table's result at a deal. */
export interface SeriesResultRow {
  readonly match: string;
  readonly players: readonly SeriesPlayer[];
  /** Whether the match can still get a score. */
  readonly isLive: boolean;
  readonly rank?: number;
  readonly percentile?: number;
  readonly score?: SeriesScore;
  /** Whether the caller played at this table. */
  readonly isOwn: boolean;
}

/** A page of the results of a deal. */
export interface SeriesResultsResponse {
  readonly deal: number;
  /** The names of the figures in scores, in order. */
  readonly order: readonly string[];
  /** The number of tables. */
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

/** A page of the standings. */
export interface SeriesStandingsResponse {
  /** The deals that are counted: those whose results the caller may see. */
  readonly deals: readonly number[];
  /** The names of the summed figures; empty if the games of the deals have different ones. */
  readonly order: readonly string[];
  /** The number of teams. */
  readonly total: number;
  readonly rows: readonly SeriesTeamRow[];
  /** The caller's own teams, if they are not on this page. */
  readonly own: readonly SeriesTeamRow[];
}

export interface SeriesResponse extends Omit<SeriesHeader, "deals" | "games"> {
  /** The commitment to the secret of the series: hex SHA-256. */
  readonly commitment: string;
  /** The secret from which the seeds of all deals follow; published when the series is over. */
  readonly secret?: string;
  readonly deals: readonly SeriesDealResponse[];
}

/** All results that the caller may see, for a download. */
export interface SeriesExport {
  readonly series: SeriesResponse;
  readonly standings: readonly SeriesTeamRow[];
  readonly results: readonly SeriesResultsResponse[];
}
