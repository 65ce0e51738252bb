/** Depth lines around the board, as on a chart. */
import { mix } from "../colour.ts";
import { type Context, fill, type Line } from "../pen.ts";
import { SEAS, type SeaName } from "../sea.ts";

/** What rises from the sea: a polygon in px, clockwise. Deep land shows in the outer lines only. */
export interface Shallow {
  readonly outline: Line;
  readonly deep?: boolean;
}

/** How far a depth line strays at a place, -1..1: slow waves that never repeat on a screen. */
const wander = (x: number, y: number) =>
  Math.sin(x * 0.013 + 1) * 0.5 + Math.sin(y * 0.017 + 2.3) * 0.4 + Math.sin((x + y) * 0.029) * 0.25;

/** Everything nearer to land than `out` px, more or less. */
function around(land: readonly Shallow[], out: number): Path2D {
  const path = new Path2D();
  for (const { outline, deep } of land) {
    if (deep && out < 60) continue;
    for (const [i, [x, y]] of outline.entries()) i ? path.lineTo(x, y) : path.moveTo(x, y);
    path.closePath();
    for (const [i, [x, y]] of outline.entries()) {
      const [toX, toY] = outline[(i + 1) % outline.length]!;
      const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 22);
      for (let step = 0; step < steps; step++) {
        const [ax, ay] = [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps];
        path.moveTo(ax + out, ay);
        path.arc(ax, ay, out * (1 + wander(ax, ay) * 0.13), 0, 7);
      }
    }
  }
  return path;
}

export function drawShoals(ctx: Context, land: readonly Shallow[], name: SeaName): void {
  if (name === "contrast") return;
  const { base, light, shoal, mark } = SEAS[name];
  fill(ctx, light, around(land, 124));
  fill(ctx, base, around(land, 122.5));
  fill(ctx, light, around(land, 88));
  fill(ctx, mix(base, shoal, 0.3), around(land, 86));
  fill(ctx, mix(light, mark, 0.35), around(land, 58));
  fill(ctx, mix(base, shoal, 0.75), around(land, 56));
}
