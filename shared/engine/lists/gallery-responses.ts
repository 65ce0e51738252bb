/** The maximum length of a board's title and of its author, in characters. */
export const LONGEST_BOARD_NAME = 60;

/** Results of bots' matches on a board, with one number of seats. */
export interface BoardOdds {
  readonly seats: number;
  readonly played: number;
  /** How many were won; in competitive games, by the first player. */
  readonly won: number;
  /** The number of moves of all matches. */
  readonly moves: number;
}

/** A board of the gallery. */
export interface GalleryEntry {
  /** The fingerprint of its content, see `Boards.idOf`. */
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** The author that the board names; otherwise the name that its publisher had then. */
  readonly author: string;
  /** The allowed numbers of seats, inclusive. */
  readonly seats: readonly [least: number, most: number];
  /** Number of finished matches that count for it. */
  readonly matches: number;
  /** Number of these matches that people won. */
  readonly won: number;
  /** By number of seats; empty while they are unknown. */
  readonly odds: readonly BoardOdds[];
  /** Whether players play against each other, see `Game.opposed`. */
  readonly isOpposed: boolean;
  readonly publishedAt: string;
  /** Whether the caller published it. */
  readonly isOwn: boolean;
  /** The definition, in the format of its game. */
  readonly definition: object;
}

/** A page of the gallery. */
export interface GalleryResponse {
  readonly boards: readonly GalleryEntry[];
  /** The `from` of the next page; absent on the last one. */
  readonly next?: number;
}

/** The board of the week, if there is one. */
export interface WeekBoardResponse {
  readonly board: GalleryEntry | null;
  /** The id of the series of one deal on it, which each player plays once, with its standings. */
  readonly series?: string;
}
