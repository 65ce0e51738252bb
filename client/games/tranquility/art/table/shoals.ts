/** Depth lines around the board, as on a chart. */
import { mix } from "../../../../art/colour.ts";
import { lerp } from "../../../../art/numbers.ts";
import { type Context, fill, type Point, type Polyline, polygon, spoke } from "../../../../art/pen.ts";
import { SEAS, type SeaName } from "../../../../art/sea.ts";

/** A polygon in px, clockwise. Deep land has only the outer depth lines. */
export interface Shallow {
  readonly outline: Polyline;
  readonly deep?: boolean;
}

/** A depth line's deviation, about -1..1, in slow waves that do not repeat on a screen. */
const wander = (x: number, y: number) =>
  Math.sin(x * 0.013 + 1) * 0.5 + Math.sin(y * 0.017 + 2.3) * 0.4 + Math.sin((x + y) * 0.029) * 0.25;

/** A depth line's distance from the edge, in px; `out` is the mean. */
const reachAt = ([x, y]: Point, out: number) => out * (1 + wander(x, y) * 0.13);

/** The area within a depth line: the land, a band along each edge, and a slice at each corner. */
function around(land: readonly Shallow[], out: number): Path2D {
  const path = new Path2D();
  for (const { outline, deep } of land) {
    if (deep && out < 60) continue;
    path.addPath(polygon(outline));
    for (const [i, from] of outline.entries()) {
      const to = outline[(i + 1) % outline.length]!;
      const beyond = outline[(i + 2) % outline.length]!;
      path.addPath(polygon(band(from, to, out)));
      const [angle, next] = [outwards(from, to), outwards(to, beyond)];
      // At a concave corner the bands overlap, so no slice is needed.
      if (Math.sin(next - angle) <= 0) continue;
      path.moveTo(...to);
      path.arc(...to, reachAt(to, out), angle, next);
      path.closePath();
    }
  }
  return path;
}

const outwards = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax) - Math.PI / 2;

/** The band begins slightly inside the land. */
function band(from: Point, to: Point, out: number): Point[] {
  const away = outwards(from, to);
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 22);
  const edge = Array.from({ length: steps + 1 }, (_, step): Point => {
    const part = step / steps;
    return [lerp(from[0], to[0], part), lerp(from[1], to[1], part)];
  });
  return [
    spoke(...from, -2, away),
    ...edge.map((place) => spoke(...place, reachAt(place, out), away)),
    spoke(...to, -2, away),
  ];
}

export function drawShoals(ctx: Context, land: readonly Shallow[], name: SeaName): void {
  const { base, light, shallow, mark, isPlain } = SEAS[name];
  if (isPlain) return;
  fill(ctx, light, around(land, 124));
  fill(ctx, base, around(land, 122.5));
  fill(ctx, light, around(land, 88));
  fill(ctx, mix(base, shallow, 0.3), around(land, 86));
  fill(ctx, mix(light, mark, 0.35), around(land, 58));
  fill(ctx, mix(base, shallow, 0.75), around(land, 56));
}
