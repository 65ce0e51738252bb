import { mix } from "../../../../art/colour.ts";
import { TAU } from "../../../../art/numbers.ts";
import {
  bar,
  curve,
  cut,
  disc,
  dot,
  fill,
  line,
  near,
  pairs,
  polygon,
  rect,
  rough,
  within,
} from "../../../../art/pen.ts";
import { LAMP } from "../palette.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import { glow, shadeOf } from "./materials.ts";

export function ruin(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  const tone = mix(p.wall, p.rock[0], s.night ? 0.25 : 0.5);
  const post = (dx: number, h: number) => {
    const a = x + dx * k;
    rect(ctx, tone, a - 0.95 * k, y - h * k, 1.9 * k, h * k + 1);
    rect(ctx, shadeOf(s, tone), s.side < 0 ? a + 0.1 * k : a - 0.95 * k, y - h * k, 0.85 * k, h * k + 1);
    rect(ctx, tone, a - 1.5 * k, y - h * k - 0.9 * k, 3 * k, 1.1 * k);
  };
  rect(ctx, shadeOf(s, tone), x - 10 * k, y - 0.4, 20 * k, 1.8);
  for (const [dx, h] of pairs([-8, 9, -4, 9, 0, 9, 4.2, 5.4, 8, 7])) post(dx, h);
  cut(ctx, tone, near(x, y, k, [-10, -12.2, 1.8, -12.2, 0.9, -10, -10, -9.9]));
  cut(ctx, shadeOf(s, tone), near(x, y, k, [-10, -12.2, -4, -15, -0.6, -13.4, 1, -12.2]));
}

export function menhirs(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, r } = s;
  for (const [dx, h] of pairs([-9, 6, -4.4, 9, 0.6, 10, 5.4, 8.4, 9.8, 5.6])) {
    const a = x + dx * k;
    const top = r.between(-0.6, 0.6) * k;
    const shape = polygon(
      rough(r, 0.4, 1, [
        [a - 1.5 * k, y + 1.6],
        [a - 1.2 * k + top, y - h * k],
        [a + 0.9 * k + top, y - h * k - 0.6],
        [a + 1.6 * k, y + 1.6],
      ]),
    );
    fill(ctx, p.rock[0], shape);
    within(ctx, shape, () => {
      rect(ctx, p.rock[2], s.side < 0 ? a + 0.2 : a - 4.2, y - 14 * k, 4, 18 * k);
    });
  }
}

export function monolith(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  const h = 15 * k;
  const shape = polygon([
    [x - 2.2 * k, y + 1],
    [x - 1.3 * k, y - h],
    [x, y - h - 2 * k],
    [x + 1.3 * k, y - h],
    [x + 2.2 * k, y + 1],
  ]);
  const tone = mix(p.sand, p.rock[0], 0.4);
  fill(ctx, tone, shape);
  within(ctx, shape, () => {
    rect(ctx, shadeOf(s, tone), s.side < 0 ? x : x - 6, y - h - 3, 6, h + 5);
  });
}

export function ring(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  const r = 8 * k;
  const cy = y - r + 0.6;
  line(ctx, p.rock[1], 3.2 * k, disc(x, cy, r));
  line(ctx, p.rock[0], 2 * k, disc(x + s.side * 0.4, cy - 0.3, r));
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU;
    bar(
      ctx,
      p.rock[2],
      0.35,
      x + Math.cos(a) * (r - 1.5 * k),
      cy + Math.sin(a) * (r - 1.5 * k),
      x + Math.cos(a) * (r + 1.5 * k),
      cy + Math.sin(a) * (r + 1.5 * k),
    );
  }
  rect(ctx, p.rock[1], x - 5 * k, y - 0.6, 10 * k, 2.2);
}

export function heads(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  for (const [dx, h] of pairs([-10, 9, 0, 12, 10, 10])) {
    const a = x + dx * k;
    const z = (h / 12) * k;
    const d = s.side;
    const shape = polygon(near(a, y, z, [-3, 0, -2.7, -9, -2, -12, 2, -12, 2.7, -9, 3, 0], 1.5));
    fill(ctx, p.rock[0], shape);
    within(ctx, shape, () => {
      rect(ctx, p.rock[1], d < 0 ? a + 0.6 * z : a - 6.6 * z, y - 14 * z, 6 * z, 18 * z);
    });
    cut(
      ctx,
      p.rock[2],
      near(a, y, z, [-2.2, -8.6, 2.2, -8.6, 1.9, -7.4, 0.6, -7.2, 0.9, -3.9, -0.9, -3.9, -0.6, -7.2, -1.9, -7.4]),
    );
    rect(ctx, p.rock[2], a - 1.1 * z, y - 2.3 * z, 2.2 * z, 0.6 * z);
  }
}

export function cave(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  const b = Math.min(BASE + 1, y + 9 * k);
  const shape = curve(near(x, b, k, [-4.4, 0, -3.6, -5, 0, -8, 3.6, -5, 4.4, 0]), true);
  fill(ctx, mix(s.p.rock[2], "#0d1326", 0.5), shape);
  if (s.night) {
    glow(s, x, b - 2 * k, 5 * k);
    dot(ctx, LAMP, x, b - 2 * k, 1.1 * k);
  }
}

export function steps(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  let cx = x;
  for (let b = y + 1, i = 0; b < BASE; b += 1.7, i++) {
    cx = x + Math.sin(i * 0.55) * 4 * k;
    rect(ctx, s.p.sand, cx - 1.5 * k, b, 3 * k, 0.75);
  }
}
