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

/** Window shapes; pages have a layout for each. */
export type ScreenShape = "desktop" | "tablet" | "portrait" | "landscape";

export const isPhone = (shape: ScreenShape): boolean => shape === "portrait" || shape === "landscape";

/** The areas of a page, placed by its style sheet. */
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

/** Depends on the window and the page, never on the moves of a match. */
export interface PageAreas {
  readonly shape: ScreenShape;
  /** Whether the summary of a finished match replaces player panels and log. */
  readonly summary: "instead" | "beside";
  readonly rects: Readonly<Record<PageArea, Rect>>;
  readonly plaques: readonly (readonly [seat: Seat, rect: Rect])[];
}

/** Panels that the board places, because they depend on its pieces. */
export interface BoardPanels {
  /** For the notice of a lost connection, on a phone in landscape. Default: over the log. */
  readonly notice?: Rect | undefined;
  /** For the spectators' button, where the title has no room for it. */
  readonly watchers?: Rect;
}

/** In CSS px. */
export interface Panels extends Readonly<Record<PageArea, Rect>>, BoardPanels {
  readonly shape: ScreenShape;
  readonly plaques: readonly Rect[];
  /** Whether the summary of a finished match replaces player panels and log. */
  readonly showsSummary: boolean;
}
