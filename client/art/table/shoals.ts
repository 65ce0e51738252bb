/** Depth lines around the board, as on a chart. */
import { mix } from "../colour.ts";
import { type Context, fill } from "../pen.ts";
import { SEAS, type SeaName } from "../sea.ts";

/** What rises from the sea, in px. Deep land shows in the outer lines only. */
export interface Shallow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly deep?: boolean;
}

/** How far a depth line strays at a place, -1..1: slow waves that never repeat on a screen. */
const wander = (x: number, y: number) =>
  Math.sin(x * 0.013 + 1) * 0.5 + Math.sin(y * 0.017 + 2.3) * 0.4 + Math.sin((x + y) * 0.029) * 0.25;

/** Everything nearer to land than `out` px, more or less. */
function around(land: readonly Shallow[], out: number): Path2D {
  const path = new Path2D();
  const reach = (x: number, y: number) => {
    path.moveTo(x + out, y);
    path.arc(x, y, out * (1 + wander(x, y) * 0.13), 0, 7);
  };
  for (const { x, y, width, height, deep } of land) {
    if (deep && out < 60) continue;
    path.rect(x, y, width, height);
    const n = Math.ceil(width / 22);
    const m = Math.ceil(height / 22);
    for (let i = 0; i <= n; i++) {
      reach(x + (width * i) / n, y);
      reach(x + (width * i) / n, y + height);
    }
    for (let i = 0; i <= m; i++) {
      reach(x, y + (height * i) / m);
      reach(x + width, y + (height * i) / m);
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
