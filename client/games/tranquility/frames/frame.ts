import type { Seat } from "../../../../shared/engine/game.ts";
import type { Layout, Space } from "../../../../shared/games/tranquility/layouts.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** A square by its middle. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export type Point = readonly [x: number, y: number];

/** How the table is arranged: each of the four is designed, the sizes in between follow. */
export type Shape = "desktop" | "tablet" | "portrait" | "landscape";

/** Where the page around the canvas puts its panels, in CSS px. */
export interface Regions {
  readonly shape: Shape;
  readonly title: Rect;
  readonly tools: Rect;
  /** All plaques together, and each seat's own. */
  readonly players: Rect;
  readonly plaques: readonly Rect[];
  /** On a desktop the whole log; on a tablet and in landscape the last move; in portrait the sheet's edge. */
  readonly log: Rect;
  readonly actions: Rect;
  readonly hand: Rect;
  readonly pile: Rect;
  /** The count of the toll, while one is open. */
  readonly toll?: Rect;
}

/** What the backdrop is painted from. */
export interface Sea {
  readonly size: Size;
  readonly mood: "still" | "evening" | "lost";
  readonly board: Rect;
  readonly cells: readonly Square[];
  readonly shore: readonly Point[];
  /** The shore stands on the right instead of lying below. */
  readonly aside: boolean;
  readonly cape?: Point;
  readonly islet?: Square;
  readonly rose?: Square;
}

/** The fan of the own hand. */
export interface Fan {
  readonly area: Rect;
  readonly size: number;
  /** From card to card, at most. */
  readonly spread: number;
  readonly tilt: number;
  readonly drop: number;
}

/** Everything that depends on the window and not on the cards. */
export interface Frame {
  readonly shape: Shape;
  readonly viewport: Size;
  readonly board: Rect;
  readonly cell: number;
  readonly gap: number;
  readonly lane: number;
  readonly boat: number;
  /** Which sides of the board have room for the boats of the frame. */
  readonly lanes: "all" | "rows" | "columns";
  readonly start: Square;
  readonly finish: Square;
  readonly fan: Fan;
  readonly pile: Square;
  readonly pileShown: boolean;
  readonly spent: Square;
  readonly quay?: Rect;
  readonly sea: Omit<Sea, "mood" | "cells">;
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
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, part: number): number => a + (b - a) * part;

/** How far a board reaches, in cells. */
export function extentOf({ cells }: Layout): { left: number; top: number; columns: number; rows: number } {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, top, columns: right - left + 1, rows: top - bottom + 1 };
}

export const gapOf = (cell: number): number => Math.max(4, Math.round(cell * 0.062));

/** The largest even cell with which a board fits into a room. */
export function cellFor(board: Layout, room: Size): number {
  const { columns, rows } = extentOf(board);
  for (let cell = 140; cell > 20; cell -= 2) {
    const gap = gapOf(cell);
    const fits = columns * (cell + gap) - gap <= room.width && rows * (cell + gap) - gap <= room.height;
    if (fits) return cell;
  }
  return 20;
}

export function sizeOf(board: Layout, cell: number): Size {
  const { columns, rows } = extentOf(board);
  const step = cell + gapOf(cell);
  return { width: columns * step - gapOf(cell), height: rows * step - gapOf(cell) };
}

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

/** The rectangle around some. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The middle of a space of the board, or of one around it, as a square of one cell. */
export function squareAt({ board, cell, gap }: Pick<Frame, "board" | "cell" | "gap">, on: Layout, at: Space): Square {
  const { left, top } = extentOf(on);
  const step = cell + gap;
  return { x: board.x + (at.x - left) * step + cell / 2, y: board.y + (top - at.y) * step + cell / 2, size: cell };
}
