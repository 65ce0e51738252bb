/** In characters. */
export const LONGEST_BOARD_NAME = 60;

/** Results of bots' matches. */
export interface BoardOdds {
  readonly seats: number;
  readonly played: number;
  /** In competitive games, by the first player. */
  readonly won: number;
  readonly moves: number;
}

export interface GalleryEntry {
  /** See `Boards.idOf`. */
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** The publisher if the board names no author. */
  readonly author: string;
  /** Inclusive. */
  readonly seats: readonly [least: number, most: number];
  readonly matches: number;
  /** Matches that people won. */
  readonly won: number;
  /** By number of seats; empty while they are unknown. */
  readonly odds: readonly BoardOdds[];
  readonly isOpposed: boolean;
  readonly publishedAt: string;
  /** Published by the caller. */
  readonly isOwn: boolean;
  readonly definition: object;
}

export interface GalleryResponse {
  readonly boards: readonly GalleryEntry[];
  /** The `from` of the next page; absent on the last one. */
  readonly next?: number;
}

export interface WeekBoardResponse {
  readonly board: GalleryEntry | null;
  /** The board's series of one deal, with standings. */
  readonly series?: string;
}
