import type { Rect } from "../../../../client/games/tranquility/scene/frame.ts";

/** Rounding may move two adjacent edges by half a pixel. */
const SLACK = 0.5;

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - SLACK &&
  b.x < a.x + a.width - SLACK &&
  a.y < b.y + b.height - SLACK &&
  b.y < a.y + a.height - SLACK;

export const inside = ({ x, y, width, height }: Rect, w: number, h: number): boolean =>
  x >= -SLACK && y >= -SLACK && x + width <= w + SLACK && y + height <= h + SLACK;

export const contains = (on: Rect, thing: Rect): boolean =>
  inside({ ...thing, x: thing.x - on.x, y: thing.y - on.y }, on.width, on.height);
