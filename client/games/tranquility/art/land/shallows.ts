import { mix } from "../../../../art/colour.ts";
import {
  around,
  cut,
  dab,
  fill,
  type Point,
  pebble,
  polygon,
  rough,
  speckle,
  trace,
  within,
} from "../../../../art/pen.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import { type Bump, body, canopy, foam, grounded, landOf, MIDDLE, shallows, span } from "./ground.ts";

export function atoll(
  s: TranquilityArtContext,
  { x = MIDDLE, width, lagoon = true }: { x?: number; width: number; lagoon?: boolean },
) {
  const { ctx, p, r, night } = s;
  const x0 = x - width / 2;
  const x1 = x + width / 2;
  shallows(s, x0 - 2, x1 + 2);
  const back = rough(
    r,
    0.8,
    1,
    span(x0 + 6, x1 - 6, width / 9).map(
      (a, i, all): Point => [a, BASE - 2.6 - Math.sin((i / (all.length - 1)) * Math.PI) * 3.2],
    ),
  );
  cut(ctx, p.leaf[1], [...back, [x1 - 2, BASE], [x0 + 2, BASE]]);
  canopy(
    s,
    back.filter((_, i) => i % 2).map(([a, b]): Point => [a, b + 1]),
    2.1,
  );
  fill(ctx, p.sand, pebble(x, BASE - 0.2, width / 2, 3.3, r, 0.04, 16));
  if (lagoon) {
    fill(ctx, mix(p.sea[0], p.plate, night ? 0.1 : 0.45), pebble(x + 2, BASE + 0.1, width * 0.34, 1.75, r, 0.05, 14));
    trace(
      ctx,
      night ? mix(p.sea[0], "#ffffff", 0.3) : "#ffffff",
      0.5,
      around(x, BASE, width, 1, [-0.2, 0.2, 0, 0.5, 0.22, 0.1]),
    );
  }
  speckle(
    ctx,
    [
      [x0 + 4, BASE + 1.5],
      [x, BASE + 2.6],
      [x1 - 4, BASE + 1.4],
    ],
    0,
    -2.5,
    mix(p.sand, p.rock[1], 0.5),
    r,
    40,
    0.35,
  );
  foam(s, x0, x1, BASE + 0.6);
  const ground = span(x0 + 3, x1 - 3, 3).map((a): Point => [a, BASE - 2.2]);
  return landOf(ground);
}

export function skerry(s: TranquilityArtContext, { rocks }: { rocks: readonly Bump[] }) {
  const { ctx, p, r } = s;
  const x0 = Math.min(...rocks.map(([x, w]) => x - w));
  const x1 = Math.max(...rocks.map(([x, w]) => x + w));
  shallows(s, x0, x1);
  const lines = rocks.map(([x, w, h]) => {
    const k = span(x - w, x + w).map((a): Point => {
      const u = (a - x) / w;
      return [a, BASE - h * Math.max(0, 1 - Math.abs(u) ** 2.4)];
    });
    body(s, k, p.rock, { lean: 0.9, wiggle: 1.4, specks: 60 });
    within(ctx, polygon(grounded(k, BASE)), () => {
      for (let i = 0; i < 4; i++) {
        const y = BASE - h * r.between(0.2, 0.7);
        const a = x + r.between(-0.6, 0.3) * w;
        dab(ctx, p.rock[2], a, y, a + w * 0.35, y + 0.7, 0.35);
      }
    });
    foam(s, x - w, x + w);
    return k;
  });
  return landOf(...lines);
}
