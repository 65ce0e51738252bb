import type { Timestamp } from "../../shared/engine/time.ts";

export interface StoredBoard {
  /** A fingerprint, see `Boards.idOf`. Title and author do not change it. */
  readonly id: string;
  readonly game: string;
  readonly publisher: string;
  readonly title: string;
  /** The author that the board names, or else the publisher's name at publication. */
  readonly author: string;
  readonly publishedAt: Timestamp;
  /** The checked definition as JSON. */
  readonly definition: string;
  /** Whether the host has hidden the board. */
  readonly isHidden: boolean;
  /** When it became the board of the week; empty if never. */
  readonly featuredAt: Timestamp | "";
  /** The odds of bots as JSON, see `BoardOdds`; empty while unknown. */
  readonly odds: string;
}

/** A board with the number of matches that count for it. */
export interface GalleryBoard extends StoredBoard {
  readonly matches: number;
  /** Number of matches that people won. */
  readonly won: number;
}

export type NewBoard = Omit<StoredBoard, "isHidden" | "featuredAt" | "odds">;

/** Maximum numbers: of a publisher, of a publisher since a time, and in the store. */
export interface GalleryLimits {
  readonly most: number;
  readonly since: Timestamp;
  readonly mostSince: number;
  readonly mostInAll: number;
}

/** `taken`: the board is published or hidden already; `full`: a limit is reached, or the publisher is deleted. */
export type PublishResult = "published" | "taken" | "full";

/** `newest`: by time; `played`: by number of matches; `won`: by share of won matches, boards without matches last. */
export const GALLERY_ORDERS = ["newest", "played", "won"] as const;
export type GalleryOrder = (typeof GALLERY_ORDERS)[number];

/** Applies if the host has chosen no board of the week. `played`: the most played of the last week. */
export const WEEK_RULES = ["played", "none"] as const;
export type WeekRule = (typeof WEEK_RULES)[number];

export interface GalleryQuery {
  readonly order: GalleryOrder;
  /** A part of a title or an author; case and accents are ignored. */
  readonly name?: string | undefined;
  readonly publisher?: string | undefined;
  /** Number of boards to skip. */
  readonly from: number;
  readonly limit: number;
}

export interface BoardReport {
  readonly board: string;
  /** The reporter. */
  readonly player: string;
  readonly at: Timestamp;
}

interface BoardReportStore {
  /** One report per reporter. Does nothing if the board is missing, has `most` reports, or the reporter is deleted. */
  report(report: BoardReport, most: number): Promise<void>;
  reportsOf(id: string): Promise<number>;
}

/** Only `get` finds hidden boards. */
export interface GalleryStore extends BoardReportStore {
  publish(board: NewBoard, limits: GalleryLimits): Promise<PublishResult>;
  get(id: string): Promise<GalleryBoard | undefined>;
  list(query: GalleryQuery): Promise<readonly GalleryBoard[]>;
  /**
   * Removes a board, unless it is hidden, and the series on it.
   * @returns whether it was removed: false also for another publisher's board
   */
  unpublish(id: string, publisher: string): Promise<boolean>;
  /**
   * Hiding a board removes the series on it.
   * @returns whether the board exists
   */
  hide(id: string, isHidden: boolean): Promise<boolean>;
  /** @returns whether the board exists */
  setOdds(id: string, odds: string): Promise<boolean>;
  /**
   * @param condition `unlessSince`: does nothing if there is a board of the week since this time. Default: no condition
   * @returns false if nothing was done, or the board is missing
   */
  feature(id: string, at: Timestamp, condition?: { readonly unlessSince?: Timestamp | undefined }): Promise<boolean>;
  /** The latest board of the week, not before `since`. */
  featured(since: Timestamp): Promise<GalleryBoard | undefined>;
  /**
   * The board with the most matches that ended since `since`, without tries of series and days; among equals, the first
   * id.
   */
  mostPlayed(since: Timestamp): Promise<GalleryBoard | undefined>;
}
