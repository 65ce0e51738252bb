/** Shores, such as the one under the hand of cards. */
import { alpha } from "./colour.ts";
import { rng, TAU } from "./numbers.ts";
import { type Context, curve, dot, fill, line, type Polyline, shifted, within } from "./pen.ts";
import { SEAS, type SeaName } from "./sea.ts";

/** A line through points, each moved up or down by at most half of `swing`. */
export function waterline(width: number, through: Polyline, seed: number, swing: number): Path2D {
  const r = rng(seed);
  const [, first] = through[0]!;
  const [, last] = through.at(-1)!;
  const wandering = through.map(([x, y]) => [x, y + (r() - 0.5) * swing] as const);
  return curve([[-60, first], ...wandering, [width + 60, last]]);
}

export function under(edge: Path2D, width: number, height: number): Path2D {
  edge.lineTo(width + 60, height + 60);
  edge.lineTo(-60, height + 60);
  edge.closePath();
  return edge;
}

export function drawShore(ctx: Context, width: number, height: number, shore: Polyline, name: SeaName): void {
  const sea = SEAS[name];
  const edge = (dy: number) => waterline(width, shifted(shore, 0, dy), 12, 12);
  const area = (dy: number) => under(edge(dy), width, height);
  if (sea.isPlain) {
    fill(ctx, sea.sand, area(0));
    line(ctx, sea.foam, 2, edge(0));
    return;
  }
  fill(ctx, alpha(sea.shallow, 0.55), area(-26));
  line(ctx, alpha(sea.foam, 0.55 * sea.shine), 1.6, edge(-17));
  line(ctx, alpha(sea.foam, 0.8 * sea.shine), 2, edge(-7));
  fill(ctx, sea.sandShade, area(0));
  fill(ctx, sea.sand, area(9));
  line(ctx, alpha(sea.foam, sea.shine), 3, edge(0));
  const r = rng(77);
  within(ctx, area(12), () => {
    for (let i = 0; i < width / 7; i++) {
      dot(ctx, sea.sandShade, r() * width, height - r() * 300, 0.7 + r() * 0.9, 0, TAU);
    }
  });
}
