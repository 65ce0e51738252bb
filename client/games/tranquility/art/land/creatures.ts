import { mix } from "../../../../art/colour.ts";
import { lerp, TAU } from "../../../../art/numbers.ts";
import {
  blob,
  cut,
  dab,
  dot,
  fill,
  line,
  near,
  type Point,
  polygon,
  rough,
  roundRect,
  triples,
  within,
} from "../../../../art/pen.ts";
import type { TranquilityTones } from "../palette.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import { body, canopy, type Extent, foam, landOf, MIDDLE, shallows, span } from "./ground.ts";

export function forest(
  s: TranquilityArtContext,
  { x = MIDDLE, width, height, cliffs = 6 }: Extent & { x?: number; cliffs?: number },
) {
  const { ctx, p, r } = s;
  const x0 = x - width / 2;
  const x1 = x + width / 2;
  shallows(s, x0, x1);
  foam(s, x0, x1);
  const rim = rough(
    r,
    1.6,
    2,
    span(x0, x1, width / 8).map((a, i, all): Point => [a, BASE - (i === 0 || i === all.length - 1 ? 0 : cliffs)]),
  );
  body(s, rim, p.rock, { specks: 20 });
  const dome = (a: number) =>
    BASE - cliffs - (height - cliffs) * Math.max(0, 1 - ((a - x) / (width / 2 - 4)) ** 2) ** 0.8;
  cut(ctx, p.leaf[1], [
    ...span(x0 + 5, x1 - 5, 3).map((a): Point => [a, dome(a) + 1]),
    [x1 - 4, BASE - cliffs + 1],
    [x0 + 4, BASE - cliffs + 1],
  ]);
  for (let rank = 0; rank < 4; rank++) {
    const k = 1 - rank * 0.27;
    const tones: TranquilityTones = rank === 0 ? [p.leaf[1], mix(p.leaf[1], p.rock[2], 0.5), p.leaf[0]] : p.leaf;
    const points: Point[] = [];
    for (let a = x0 + 5; a < x1 - 4; a += 5.2)
      points.push([a + r.between(-1, 1), lerp(BASE - cliffs, dome(a), k) + r.between(-0.8, 0.8)]);
    canopy(s, points, 3.9 - rank * 0.2, tones);
  }
  const skyline = span(x0 + 2, x1 - 2).map((a): Point => [a, dome(a) - 1.5]);
  return landOf(skyline);
}

export function turtle(s: TranquilityArtContext) {
  const [x, width, height] = [47, 56, 25];
  const { ctx, p } = s;
  const skyline = span(x - width / 2, x + width / 2).map(
    (a): Point => [a, BASE - height * Math.max(0, 1 - Math.abs((a - x) / (width / 2)) ** 2.1) ** 0.75],
  );
  const hx = x + width / 2 + 6;
  shallows(s, x - width / 2 - 4, hx + 5);
  blob(ctx, mix(p.leaf[0], p.sand, 0.5), [
    [x + width * 0.34, BASE + 1],
    [hx - 6, BASE - 6],
    [hx - 1, BASE - 11],
    [hx + 5, BASE - 10],
    [hx + 6.5, BASE - 6.5],
    [hx + 2, BASE - 4],
    [hx - 2, BASE + 1],
  ]);
  dot(ctx, s.night ? "#fdf3d0" : p.ink, hx + 2.4, BASE - 8.4, 0.75);
  blob(ctx, p.leaf[1], [
    [x - width * 0.1, BASE],
    [x + 2, BASE + 2.6],
    [x + 14, BASE + 3],
    [x + 18, BASE],
  ]);
  const shape = body(s, skyline, p.leaf, { lean: 0.2, specks: 70 });
  within(ctx, shape, () => {
    for (const [cx, cy, k] of triples([
      0, -18, 1, -14, -13, 0.95, 14, -13, 0.95, -23, -5, 0.8, -7, -6, 0.9, 8, -6, 0.9, 22, -5, 0.8,
    ])) {
      const hex = Array.from(
        { length: 6 },
        (_, i): Point => [x + cx + Math.cos((i / 6) * TAU) * 7 * k, BASE + cy + Math.sin((i / 6) * TAU) * 4.6 * k],
      );
      line(ctx, p.leaf[1], 0.9, polygon(hex));
    }
  });
  fill(ctx, mix(p.sand, p.leaf[0], 0.3), roundRect(x - width / 2 - 1, BASE - 1.6, width + 2, 3, 1.5));
  foam(s, x - width / 2 - 2, hx + 2, BASE + 0.8);
  return landOf(skyline);
}

export function whale(s: TranquilityArtContext) {
  const [x, width, height] = [43, 60, 20];
  const { ctx, p } = s;
  const skyline = span(x - width / 2, x + width / 2).map((a): Point => {
    const u = (a - x) / (width / 2);
    return [a, BASE - height * Math.max(0, 1 - Math.abs(u + 0.18) ** 2.2) * (u > 0.82 ? 0.6 : 1)];
  });
  shallows(s, x - width / 2, x + width / 2 + 14);
  const shape = body(s, skyline, [p.rock[0], p.rock[1]], { lean: 0.5, specks: 60 });
  within(ctx, shape, () => {
    for (let i = 0; i < 6; i++)
      dab(ctx, p.rock[2], x - width * 0.46, BASE - 1.2 - i * 1.5, x - width * 0.06, BASE + 0.6 - i * 1.1, 0.4, 0.6);
  });
  dot(ctx, s.night ? "#fdf3d0" : p.ink, x - width * 0.29, BASE - 7.6, 0.8);
  const tx = x + width / 2 + 9;
  blob(
    ctx,
    p.rock[1],
    near(tx, BASE, 1, [-5, 1, -1.5, -8, -9, -15, -1, -13.4, 0.8, -11, 3, -13.8, 10, -16, 3.4, -8, 2.4, 1]),
  );
  foam(s, x - width / 2, x + width / 2 - 2);
  foam(s, tx - 6, tx + 4);
  return landOf(skyline);
}
