import type { Seat } from "../../../../../shared/engine/game.ts";
import type { Layout } from "../../../../../shared/games/tranquility/layouts.ts";
import type { Panels, Rect, Shape, Size, Stay } from "../../../game.ts";
import type { Shallow } from "../../art/table/shoals.ts";

export type { Rect, Shape, Size };

/** A square by its middle. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export type Point = readonly [x: number, y: number];

/** Where the page around the canvas puts its panels, and this game its own words, in CSS px. */
export interface Regions extends Panels {
  readonly pile: Rect;
  /** Below the own discards, where they are seen. */
  readonly spent?: Rect;
  /** The count of the toll, while one is open. */
  readonly toll?: Rect;
  /** The words beside the explorers' deck, and beside the card last drawn from it. */
  readonly deck?: Rect;
  readonly drawn?: Rect;
  /** Which side is up, in words. */
  readonly side?: Rect;
  /** Over and under the cards of the open row: which is drawn next, and how many are left. */
  readonly row?: { readonly next: Rect; readonly left: Rect };
}

/** How a match has left the sea. */
export type Mood = "still" | "evening" | "lost";

/** What the backdrop is painted from. */
export interface Sea {
  readonly size: Size;
  readonly mood: Mood;
  /** What the depth lines run around. */
  readonly land: readonly Shallow[];
  readonly cells: readonly Square[];
  readonly shore: readonly Point[];
  /** The shore stands on the right instead of lying below. */
  readonly aside: boolean;
  readonly cape?: Point;
  readonly rose?: Square;
  /** Night falls below this height. */
  readonly night?: number;
}

/** The fan of the own hand. */
export interface Fan {
  /** All the room there is for it. */
  readonly area: Rect;
  /** The middle of a hand that leaves room on both sides. */
  readonly middle: number;
  /** The height of the middle of its cards, as long as they lie in one row. */
  readonly base: number;
  readonly size: number;
  /** From card to card, at most. */
  readonly spread: number;
  readonly tilt: number;
  readonly drop: number;
}

/** The explorers' deck with its discards, and the card last drawn from it, each on its panel. */
export interface Explorers {
  readonly deck: Square;
  readonly spent: Square;
  readonly drawn: Square;
  readonly panels: readonly [deck: Rect, drawn: Rect];
}

/** The open row of a duel: its places from the next to be drawn to the one beside the pile. */
export interface Row {
  readonly places: readonly Square[];
  readonly pile: Square;
  readonly panel: Rect;
}

/** Everything that depends on the window and not on the cards. */
export interface Frame {
  readonly shape: Shape;
  readonly viewport: Size;
  /** The board as it lies here: on a narrow screen a wide one lies on its side. */
  readonly on: Layout;
  readonly board: Rect;
  readonly cell: number;
  readonly gap: number;
  readonly lane: number;
  readonly boat: number;
  /** Which sides of the board have room for the boats of the frame. */
  readonly lanes: "all" | "rows" | "columns" | "none";
  /** Some boards have no start, some no finish. */
  readonly start?: Square;
  readonly finish?: Square;
  readonly explorers?: Explorers;
  readonly dial?: Square;
  readonly row?: Row;
  readonly fan: Fan;
  readonly pile: Square;
  readonly pileShown: boolean;
  readonly spent: Square;
  readonly quay?: Rect;
  /** Where each seat's hand lies, when all are shown. */
  readonly hands?: readonly Rect[];
  readonly sea: Omit<Sea, "mood" | "cells">;
  /** The round of sand under a finish, where there is no far shore. */
  readonly islet?: Square;
  readonly regions: Regions;
}

/** What a frame is made for. */
export interface Occasion {
  readonly viewport: Size;
  readonly board: Layout;
  readonly seats: number;
  /** The seat whose table it is. */
  readonly seat: Seat | undefined;
  readonly toll: boolean;
  /** What somebody is there for; to play, unless told. */
  readonly stay?: Stay["for"];
  /** What a mode puts on the table beside its board. */
  readonly extra?: Extra;
}

/** What makes of the frame of a table the one of those who watch a match again. */
export type Arrange = (frame: Frame, occasion: Occasion) => Frame;

export type Extra = "explorers" | "dial" | "row";

/** Whoever looks on while others play has neither hand nor buttons: the board has their room. */
export const looksOn = ({ seat, stay }: Occasion): boolean =>
  seat === undefined && stay !== "replay" && stay !== "result";

/** The seats in the order of their plaques: the others as they follow, oneself last. */
export function seatsAround(seats: number, seat: Seat | undefined): Seat[] {
  const first = seat === undefined ? 0 : seat + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** Plaques one after another, by seat. */
export function plaquesIn(occasion: Occasion, first: Rect, dx: number, dy: number): Rect[] {
  const plaques: Rect[] = [];
  seatsAround(occasion.seats, occasion.seat).forEach((seat, i) => {
    plaques[seat] = { ...first, x: first.x + i * dx, y: first.y + i * dy };
  });
  return plaques;
}

/** The square in the middle of a rectangle, as wide as that. */
export const squareIn = ({ x, y, width, height }: Rect): Square => ({
  x: x + width / 2,
  y: y + height / 2,
  size: width,
});

/** The rectangle around some. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
