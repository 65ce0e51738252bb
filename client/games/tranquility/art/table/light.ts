import { alpha, INK } from "../../../../art/colour.ts";
import { type Context, dot, fill, line, type Polyline, pairs, polygon, spoke, trace } from "../../../../art/pen.ts";
import { GLYPHS } from "../glyphs.ts";
import { crescent } from "../island-picture.ts";
import { LAMP, PAPER } from "../palette.ts";

/** `size` in px. */
export function drawLantern(ctx: Context, size: number): void {
  const c = size / 2;
  dot(ctx, alpha(LAMP, 0.16), c, c, size * 0.46);
  dot(ctx, alpha(LAMP, 0.25), c, c, size * 0.27);
  dot(ctx, "#ffe0a0", c, c, size * 0.1);
}

/** `points` and `width` are in px. */
export function drawLightLine(ctx: Context, points: Polyline, width = 7): void {
  trace(ctx, "rgba(255,200,100,.10)", width + 26, points);
  trace(ctx, "rgba(255,200,100,.18)", width + 14, points);
  trace(ctx, "rgba(255,214,130,.55)", width + 4, points);
  trace(ctx, "#ffe9b4", width, points);
}

/** The beam runs from (0, 0) to the right, `reach` px long and 2 * `spread` radians wide. */
export function drawBeam(ctx: Context, reach: number, spread: number, strength: number): void {
  const fading = ctx.createLinearGradient(0, 0, reach, 0);
  fading.addColorStop(0, `rgba(255,233,170,${strength})`);
  fading.addColorStop(1, "rgba(255,233,170,0)");
  fill(ctx, fading, polygon([[0, 0], spoke(0, 0, reach, -spread), spoke(0, 0, reach, spread)]));
}

/** Half day and half night, the dial turns under a pointer drawn separately. `size` in px. */
export function drawDial(ctx: Context, size: number): void {
  ctx.save();
  ctx.scale(size / 180, size / 180);
  dot(ctx, PAPER, 90, 90, 82);
  dot(ctx, "#f3c77a", 90, 90, 76, 0, Math.PI);
  dot(ctx, "#1d2a55", 90, 90, 76, Math.PI, 0);
  GLYPHS.sun(ctx, 90, 130, 21, "#b4552a");
  const moon = "#fdf3d0";
  for (const [x, y] of pairs([50, 70, 128, 64, 68, 32, 120, 36, 142, 78])) dot(ctx, moon, x, y, 1.8);
  ctx.translate(90, 52);
  fill(ctx, moon, crescent(0, 0, 17));
  ctx.restore();
}
export function drawDialPointer(ctx: Context, size: number): void {
  ctx.save();
  ctx.scale(size / 180, size / 180);
  const pointer = polygon(pairs([76, 2, 104, 2, 90, 26]));
  line(ctx, PAPER, 9, pointer);
  fill(ctx, INK, pointer);
  ctx.restore();
}
