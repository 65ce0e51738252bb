import { alpha, mix } from "../../../../art/colour.ts";
import {
  around,
  bar,
  blob,
  curve,
  cut,
  dab,
  fill,
  near,
  pebble,
  quads,
  rect,
  rough,
  triples,
  within,
} from "../../../../art/pen.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import { bark, glow } from "./materials.ts";

export function fall(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, r } = s;
  const h = BASE - y - 1;
  const w = 2.4 * k;
  const water = s.night ? mix(p.wall, p.sky[2], 0.3) : "#f7fdff";
  blob(ctx, water, [
    [x - w * 0.6, y],
    [x - w * 0.8, y + h * 0.4],
    [x - w * 1.25, BASE + 0.6],
    [x + w * 1.25, BASE + 0.6],
    [x + w * 0.9, y + h * 0.4],
    [x + w * 0.6, y],
  ]);
  for (let i = 0; i < 4; i++)
    dab(
      ctx,
      mix(p.sky[0], water, 0.3),
      x + r.between(-0.7, 0.5) * w,
      y + h * r() * 0.4,
      x + r.between(-0.8, 0.8) * w,
      y + h * r.between(0.6, 0.95),
      0.4,
    );
  for (let i = 0; i < 6; i++)
    fill(ctx, water, pebble(x + r.between(-4, 4) * k, BASE + 0.6 + r.between(-0.8, 0.8), 1.5 * k, 0.9 * k, r));
}

export function reef(s: TranquilityArtContext, x: number, _y: number, k: number) {
  const { ctx, p } = s;
  for (const [dx, w, h] of triples([-4, 3, 2.4, 1.4, 2.4, 4.6, 5, 2.6, 1.9])) {
    const a = x + dx * k;
    cut(ctx, p.rock[1], rough(s.r, 0.8, 2, around(a, 65, w * k, h * k, [-1, 0, -0.4, -1, 0.5, -0.8, 1, 0])));
    cut(ctx, p.rock[0], [
      [a - w * 0.4 * k, 65 - h * k],
      [a + s.side * w * 0.9 * k, 65],
      [a, 65],
    ]);
    dab(ctx, alpha("#ffffff", 0.8), a - w * 1.3 * k, 65.2, a + w * 1.3 * k, 65.2, 0.45);
  }
}

export function balloon(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, side } = s;
  const r = 6.6 * k;
  const shape = curve(
    near(x, y, r, [0, -1, 0.9, -0.5, 0.92, 0.25, 0.3, 1.15, -0.3, 1.15, -0.92, 0.25, -0.9, -0.5]),
    true,
  );
  glow(s, x, y + r * 0.7, 7 * k);
  fill(ctx, p.roof, shape);
  within(ctx, shape, () => {
    for (const t of [-0.62, 0, 0.62])
      blob(ctx, p.wall, [
        [x + t * r * 0.4, y - r],
        [x + (t + 0.17) * r * 1.1, y],
        [x + (t + 0.1) * r * 0.5, y + r * 1.2],
        [x + (t - 0.1) * r * 0.5, y + r * 1.2],
        [x + (t - 0.17) * r * 1.1, y],
      ]);
    cut(ctx, alpha(p.rock[2], 0.28), around(x, y, side * r, r, [-0.4, -1, -0.3, 1.3, -2, 1.3, -2, -1]));
  });
  for (const d of [-1, 1]) bar(ctx, bark(s), 0.35, x + d * r * 0.28, y + r * 1.15, x + d * r * 0.2, y + r * 1.6);
  rect(ctx, bark(s), x - r * 0.24, y + r * 1.55, r * 0.48, r * 0.36);
}

export function balloons(s: TranquilityArtContext, x: number, y: number, k: number) {
  balloon(s, x, y, k * 0.9);
  balloon(s, x + 20 * k, y - 5 * k, k * 0.62);
  balloon(s, x - 17 * k, y - 3 * k, k * 0.5);
}

export function cloud(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  const tone = p.cloud;
  blob(ctx, tone, near(x, y, k, [-10, 1.6, -8, -0.4, -4.6, -1, -2, -3.6, 2.4, -3.2, 4.4, -0.8, 8.4, -0.6, 11, 1.6]));
  dab(ctx, mix(tone, p.sky[1], 0.45), x - 12 * k, y + 1.7 * k, x + 13 * k, y + 1.7 * k, 0.7 * k);
}

export function belt(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, night } = s;
  for (const [dx, dy, w, h] of quads([-7, 0.4, 13, 1.5, 8, 1, 14, 1.7, 0, 3, 18, 1.8, -4, -1.6, 7, 1.3])) {
    fill(
      ctx,
      alpha(mix(p.cloud, "#ffffff", night ? 0.05 : 0.35), 0.95),
      pebble(x + dx * k, y + dy * k, w * 0.62 * k, h * k, s.r, 0.12),
    );
    dab(
      ctx,
      mix(p.cloud, "#ffffff", night ? 0 : 0.2),
      x + (dx - w) * k,
      y + (dy + 0.6) * k,
      x + (dx + w) * k,
      y + (dy + 0.8) * k,
      0.9 * k,
    );
  }
}
