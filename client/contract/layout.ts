import type { Seat } from "../../shared/engine/contract/events.ts";

/** In CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In CSS px, from the table's top left corner. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** The four shapes of a window for which each page has a layout of its own. */
export type ScreenShape = "desktop" | "tablet" | "portrait" | "landscape";

/** The areas of a page, which its style sheet lays out. */
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

/** Sizes depend on the window and the seats, never on the state of a match. */
export interface PageAreas {
  readonly shape: ScreenShape;
  /** The summary of a finished match is instead of plaques and log, or beside them. */
  readonly summary: "instead" | "beside";
  readonly rects: Readonly<Record<PageArea, Rect>>;
  /** The plaques on show, by seat. */
  readonly plaques: readonly (readonly [seat: Seat, rect: Rect])[];
}

/** Places of panels that the board decides, because they depend on its pieces. */
export interface BoardPanels {
  /** The platform's notices, when there is little room. Default: over the log. */
  readonly notice?: Rect | undefined;
  /** The list of spectators, where the title has no room for it. */
  readonly watchers?: Rect;
}

/** In CSS px. */
export interface Panels extends Readonly<Record<PageArea, Rect>>, BoardPanels {
  readonly shape: ScreenShape;
  readonly plaques: readonly Rect[];
  /** Whether the summary of a finished match replaces plaques and log. */
  readonly showsSummary: boolean;
}
