import type { Seat } from "../../../../../shared/engine/contract/events.ts";
import type { Layout } from "../../../../../shared/games/tranquility/layouts.ts";
import type { Stay } from "../../../../contract/board.ts";
import type { Panels, Rect, ScreenShape, Size } from "../../../../contract/layout.ts";
import type { Shallow } from "../../art/table/shoals.ts";

export type { Rect, ScreenShape as Shape, Size };

/** A square by its centre. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export type ScreenPoint = readonly [x: number, y: number];

/** Where the page around the canvas puts its panels, and this game its own text, in CSS px. */
export interface Regions extends Panels {
  readonly pile: Rect;
  /** The text below the player's discards, where those are visible. */
  readonly spent?: Rect;
  /** The count of the toll, while one is open. */
  readonly toll?: Rect;
  /** The text beside the explorers' deck, and beside the last card drawn from it. */
  readonly deck?: Rect;
  readonly drawn?: Rect;
  /** The text that says which side is up. */
  readonly side?: Rect;
  /** The text at both ends of the open row: which card is drawn next, and how many are left. */
  readonly row?: { readonly next: Rect; readonly left: Rect };
}

/** The look of the sea: `still` during a match, then `evening` after a win or `lost`. */
export type Mood = "still" | "evening" | "lost";

export interface SeaBackdrop {
  readonly size: Size;
  readonly mood: Mood;
  /** The land below the board; depth lines run around it. */
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

/** The fan of the player's hand. */
export interface Fan {
  /** All available room. */
  readonly area: Rect;
  /** x of the middle of the hand in px, if there is room on both sides. */
  readonly middle: number;
  /** y of the middle of the cards in a single row, in px. */
  readonly base: number;
  readonly size: number;
  /** Maximum distance from card to card, in px. */
  readonly spread: number;
  readonly tilt: number;
  readonly drop: number;
}

/** The explorers' deck with its discards, and the last card drawn from it, each on its panel. */
export interface Explorers {
  readonly deck: Square;
  readonly spent: Square;
  readonly drawn: Square;
  readonly panels: readonly [deck: Rect, drawn: Rect];
}

/** The open row of a duel: its places from the next to be drawn to the one beside the pile. */
export interface MarketRow {
  readonly places: readonly Square[];
  readonly pile: Square;
  readonly panel: Rect;
}

/** The layout of a page: everything that depends on the window and not on the cards. */
export interface TranquilityPageLayout {
  readonly shape: ScreenShape;
  readonly viewport: Size;
  /** The board in its orientation here: on a narrow screen a wide one is turned sideways. */
  readonly on: Layout;
  readonly board: Rect;
  readonly cell: number;
  readonly gap: number;
  readonly lane: number;
  readonly boat: number;
  /** The sides of the board that have room for boats. */
  readonly lanes: "all" | "rows" | "columns" | "none";
  /** Absent on boards without a start or a finish. */
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
  /** The place of each seat's hand, when all are shown. */
  readonly hands?: readonly Rect[];
  readonly sea: Omit<SeaBackdrop, "mood" | "cells">;
  /** The round of sand below a finish, where there is no far shore. */
  readonly islet?: Square;
  readonly regions: Regions;
}

export interface TranquilityLayoutContext {
  readonly viewport: Size;
  readonly board: Layout;
  readonly seats: number;
  /** The reader's seat. */
  readonly seat: Seat | undefined;
  readonly toll: boolean;
  /** Why the table is open. Default: playing. */
  readonly stay?: Stay["for"];
  /** The addition of a mode beside its board. */
  readonly extra?: Extra;
}

/** Changes the layout of a table into that of a replay. */
export type Arrange = (frame: TranquilityPageLayout, occasion: TranquilityLayoutContext) => TranquilityPageLayout;

export type Extra = "explorers" | "dial" | "row";

/** Spectators have neither hand nor buttons, which leaves more room for the board. */
export const isSpectating = ({ seat, stay }: TranquilityLayoutContext): boolean =>
  seat === undefined && stay !== "replay" && stay !== "result";

/** The seats in the order of their plaques: the others in turn order, the player's own last. */
export function seatsAround(seats: number, seat: Seat | undefined): Seat[] {
  const first = seat === undefined ? 0 : seat + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** Places plaques in a row or column. The result is indexed by seat. */
export function plaquesIn(occasion: TranquilityLayoutContext, first: Rect, dx: number, dy: number): Rect[] {
  const plaques: Rect[] = [];
  seatsAround(occasion.seats, occasion.seat).forEach((seat, i) => {
    plaques[seat] = { ...first, x: first.x + i * dx, y: first.y + i * dy };
  });
  return plaques;
}

/** The square in the middle of a rectangle, of the same width. */
export const squareIn = ({ x, y, width, height }: Rect): Square => ({
  x: x + width / 2,
  y: y + height / 2,
  size: width,
});

/** The bounding rectangle. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
