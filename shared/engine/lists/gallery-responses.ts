/** Of a board's title and author, in characters. */
export const LONGEST_BOARD_NAME = 60;

/** Results of bots' matches on a board, with one number of seats. */
export interface BoardOdds {
  readonly seats: number;
  readonly played: number;
  /** In competitive games, by the first player. */
  readonly won: number;
  /** Of all matches. */
  readonly moves: number;
}

export interface GalleryEntry {
  /** Fingerprint of the content, see `Boards.idOf`. */
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** As the board names its author; otherwise the publisher's name at that time. */
  readonly author: string;
  /** Inclusive. */
  readonly seats: readonly [least: number, most: number];
  /** Finished matches that count for the board. */
  readonly matches: number;
  /** How many of them people won. */
  readonly won: number;
  /** By number of seats; empty while they are unknown. */
  readonly odds: readonly BoardOdds[];
  readonly isOpposed: boolean;
  readonly publishedAt: string;
  /** Published by the caller. */
  readonly isOwn: boolean;
  /** In the format of its game. */
  readonly definition: object;
}

export interface GalleryResponse {
  readonly boards: readonly GalleryEntry[];
  /** The `from` of the next page; absent on the last one. */
  readonly next?: number;
}

export interface WeekBoardResponse {
  readonly board: GalleryEntry | null;
  /** The id of its series: one deal, which each player plays once, with standings. */
  readonly series?: string;
}
