import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Layout } from "../../../../shared/games/tranquility/layouts.ts";
import type { Stay } from "../../../contract/board.ts";
import type { Panels, Rect, ScreenShape, Size } from "../../../contract/layout.ts";
import type { Shallow } from "../art/table/shoals.ts";

export type { Rect, Size };

/** x and y are the centre. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export type ScreenPoint = readonly [x: number, y: number];

type PagePanel = "shape" | "title" | "tools" | "players" | "plaques" | "hand" | "actions" | "log" | "story";

/** Places of the page's panels and of this game's text, in CSS px. */
export interface Regions extends Pick<Panels, PagePanel | "watchers"> {
  readonly pile: Rect;
  /** Text below the player's visible discards. */
  readonly spent?: Rect;
  /** The count of an open toll. */
  readonly toll?: Rect;
  /** Text beside the explorer deck, and beside its last drawn card. */
  readonly deck?: Rect;
  readonly drawn?: Rect;
  /** Text that says which side is up. */
  readonly side?: Rect;
  /** Text at both ends: which card is next, and how many are left. */
  readonly row?: { readonly next: Rect; readonly left: Rect };
}

/** `still` during a match, `lost` after a lost one, `evening` after any other. */
export type Mood = "still" | "evening" | "lost";

export interface SeaBackdrop {
  readonly size: Size;
  readonly mood: Mood;
  readonly land: readonly Shallow[];
  readonly cells: readonly Square[];
  readonly shore: readonly ScreenPoint[];
  /** The shore is at the right instead of the bottom. */
  readonly aside: boolean;
  readonly cape?: ScreenPoint;
  readonly rose?: Square;
  /** y in px below which it is night. */
  readonly night?: number;
}

export interface Fan {
  readonly area: Rect;
  /** Middle of the hand in px, if there is room on both sides. */
  readonly middle: number;
  /** y of the cards' middle in a single row, in px. */
  readonly base: number;
  readonly size: number;
  /** Maximum distance from card to card, in px. */
  readonly spread: number;
  readonly tilt: number;
  readonly drop: number;
}

export interface Explorers {
  readonly deck: Square;
  readonly spent: Square;
  readonly drawn: Square;
  readonly panels: readonly [deck: Rect, drawn: Rect];
}

/** `places` run from the next card to the one beside the pile. */
export interface MarketRow {
  readonly places: readonly Square[];
  readonly pile: Square;
  readonly panel: Rect;
}

/** The places of the table, which do not depend on the cards. */
export interface TranquilityPageLayout {
  readonly shape: ScreenShape;
  readonly viewport: Size;
  /** The board as shown: a narrow screen turns a wide board sideways. */
  readonly on: Layout;
  readonly board: Rect;
  readonly cell: number;
  readonly gap: number;
  readonly lane: number;
  readonly boat: number;
  readonly lanes: "all" | "rows" | "columns" | "none";
  /** Absent on boards without these spaces. */
  readonly start?: Square;
  readonly finish?: Square;
  readonly explorers?: Explorers;
  readonly dial?: Square;
  readonly row?: MarketRow;
  readonly fan: Fan;
  readonly pile: Square;
  readonly pileShown: boolean;
  readonly spent: Square;
  readonly quay?: Rect;
  /** By seat, only when all hands are shown. */
  readonly hands?: readonly Rect[];
  readonly sea: Omit<SeaBackdrop, "mood" | "cells">;
  readonly islet?: Square;
  readonly regions: Regions;
}

export interface TranquilityLayoutContext {
  readonly viewport: Size;
  readonly board: Layout;
  readonly seats: number;
  readonly seat: Seat | undefined;
  readonly toll: boolean;
  /** Default: playing. */
  readonly stay?: Stay["for"];
  readonly extra?: Extra;
}

export type Extra = "explorers" | "dial" | "row";

export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
