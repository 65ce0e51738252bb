/** Shapes that several pictures share. Cards are 100 units wide and 160 high. */
import { type SeededRandom, TAU } from "../../../art/numbers.ts";
import {
  type Context,
  curve,
  cut,
  fill,
  type Point,
  type Polyline,
  pairs,
  polygon,
  roundRect,
  spoke,
  within,
} from "../../../art/pen.ts";

export interface ArcanoidArtContext {
  readonly ctx: Context;
  readonly r: SeededRandom;
}

export const [WIDTH, HEIGHT] = [100, 160] as const;
/** y of the horizon. All cards with a sky share it, so that a hand is one panorama. */
export const HORIZON = 98;
/** y of the near shore on suit cards. */
export const SHORE = 147;

export function oval(ctx: Context, tone: string, x: number, y: number, rx: number, ry: number, turn = 0): void {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, TAU);
  fill(ctx, tone, path);
}

export const slab = (ctx: Context, tone: string, x: number, y: number, w: number, h: number, q: number): void =>
  fill(ctx, tone, roundRect(x, y, w, h, q));

const soft = (outline: Polyline): Path2D => curve(outline, true);

/** Everything right of x, with an uneven edge. */
const rightOf = (x: number): Point[] => pairs([x, -20, x + 3, 60, x - 2, 100, x + 1, 190, 240, 190, 240, -20]);

/**
 * Draws a body in two tones.
 * @param shade the unlit part, or x where it begins
 */
export function form(
  ctx: Context,
  [lit, dark]: readonly [lit: string, dark: string, ...rest: string[]],
  outline: Polyline,
  shade: Polyline | number,
  shape = soft,
): void {
  const path = shape(outline);
  fill(ctx, lit, path);
  within(ctx, path, () => {
    if (typeof shade === "number") cut(ctx, dark, rightOf(shade));
    else fill(ctx, dark, soft(shade));
  });
}

interface SheetPlacement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

export function placed(ctx: Context, { x, y, scale = 1, turn = 0 }: SheetPlacement, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

/**
 * The first point is at the top.
 * @param waist radius between two points, as a fraction of `radius`
 */
export const starShape = (x: number, y: number, radius: number, points: number, waist: number): Path2D =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      spoke(x, y, i % 2 ? radius * waist : radius, (i / points) * Math.PI - TAU / 4),
    ),
  );
