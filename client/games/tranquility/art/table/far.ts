import { alpha } from "../../../../art/colour.ts";
import { rng } from "../../../../art/numbers.ts";
import { type Context, curve, fill, line, type Point, pairs, pebble, trace, within } from "../../../../art/pen.ts";
import { SEAS, type SeaName } from "../../../../art/sea.ts";

/** A coast for a table's upper right corner, on `width` x `height` px, with about 70 px of water left and below. */
export function drawFarShore(ctx: Context, width: number, height: number, name: SeaName): void {
  const sea = SEAS[name];
  const r = rng(9);
  const left = 70;
  const y = height - 70;
  const coast = pairs([
    ...[left + 6, -40, left - 18, y * 0.3, left - 8, y * 0.68, left + 44, y * 0.94, left + 120, y],
    ...[left + 200, y * 0.9, left + 270, y * 0.95, width - 30, y * 0.82, width + 40, y * 0.9, width + 40, -40],
  ]);
  const grown = (by: number) => {
    const path = curve(coast.map(([a, b]): Point => [a - by * 0.7, b + by]));
    path.closePath();
    return path;
  };
  if (sea.isPlain) {
    fill(ctx, sea.sand, grown(0));
    trace(ctx, sea.foam, 2, coast);
    return;
  }
  fill(ctx, alpha(sea.shallow, 0.5), grown(24));
  line(ctx, alpha(sea.foam, 0.5 * sea.shine), 1.6, grown(15));
  fill(ctx, sea.sandShade, grown(0));
  fill(ctx, sea.sand, grown(-8));
  trace(ctx, alpha(sea.foam, sea.shine), 3, coast);
  within(ctx, grown(-14), () => {
    const hills = [left + 40, -40, left + 62, y * 0.2, left + 150, y * 0.36, left + 260, y * 0.3, width, y * 0.42];
    fill(ctx, sea.meadow, curve(pairs([...hills, width + 60, -40])));
    for (let i = 0; i < 70; i++) {
      const a = left + 70 + r() * (width - left - 60);
      const b = r() ** 1.4 * y * 0.3 - 6;
      const q = 6 + r() * 7;
      fill(ctx, sea.leafShade, pebble(a, b + 3, q, q * 0.8, r));
      fill(ctx, sea.leaf, pebble(a - 1.5, b, q * 0.85, q * 0.66, r));
    }
  });
}

/** Sand for the finish, where the far shore has no room. `size` in px. */
export function drawIslet(ctx: Context, size: number, name: SeaName): void {
  const sea = SEAS[name];
  const c = size / 2;
  const ring = (k: number) => pebble(c, c, c * k, c * k * 0.92, rng(4), 0.07, 10);
  if (sea.isPlain) {
    fill(ctx, sea.sand, ring(0.82));
    line(ctx, sea.foam, 2, ring(0.82));
    return;
  }
  fill(ctx, alpha(sea.shallow, 0.8), ring(0.96));
  line(ctx, alpha(sea.foam, 0.5), 1.4, ring(0.9));
  fill(ctx, sea.sandShade, ring(0.82));
  fill(ctx, sea.sand, ring(0.76));
  line(ctx, sea.foam, 2.2, ring(0.82));
}
