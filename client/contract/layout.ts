import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { Stay } from "./board.ts";

/** A size in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in CSS px, from the top left corner of the table. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** The arrangement of a table. Each of the four shapes is designed; sizes in between follow from them. */
export type ScreenShape = "desktop" | "tablet" | "portrait" | "landscape";

/** Where the page around a board puts its panels. */
export interface Panels {
  readonly shape: ScreenShape;
  readonly title: Rect;
  readonly tools: Rect;
  /** The area of all plaques. */
  readonly players: Rect;
  readonly plaques: readonly Rect[];
  /** On a desktop the whole log; on a tablet and in landscape the last move; in portrait the edge of the sheet. */
  readonly log: Rect;
  /** The player's own hand, below the board or beside it. */
  readonly hand: Rect;
  /** The buttons of the table, or whatever is shown instead of them. */
  readonly actions: Rect;
  /** Where the platform's notices go when there is little room. Default: over the log. */
  readonly notice?: Rect | undefined;
  /** The list of spectators, where the title has no room for it. */
  readonly watchers?: Rect;
  /** The summary of a finished match. */
  readonly story: Rect;
  /** Whether the summary replaces the plaques and the log. */
  readonly showsSummary: boolean;
  /** The controls of a replay. */
  readonly replay?: Rect;
  /** The text of a lesson. */
  readonly lesson?: Rect;
  /** The style sheet lays out the page, and the rectangles are measured. */
  readonly isMeasured?: boolean;
}

/** The areas of a page that its style sheet lays out. */
export const AREAS = [
  "title",
  "tools",
  "players",
  "board",
  "hand",
  "pile",
  "count",
  "actions",
  "log",
  "story",
  "replay",
  "lesson",
] as const;

export type PageArea = (typeof AREAS)[number];

/** The measured areas of a page. Their sizes depend on the window and the seats, and never on the state of a match. */
export interface PageAreas {
  readonly shape: ScreenShape;
  readonly rects: Readonly<Record<PageArea, Rect>>;
  /** The plaques on show, by seat. */
  readonly plaques: readonly (readonly [seat: Seat, rect: Rect])[];
}

export interface LayoutContext<State = unknown> {
  readonly match: Match<State>;
  /** The seat of the reader; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly viewport: Size;
  readonly stay: Stay["for"];
  /** The areas of the page, on a page that is laid out by its style sheet. */
  readonly areas?: PageAreas | undefined;
}
