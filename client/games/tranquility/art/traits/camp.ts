import { alpha, mix } from "../../../../art/colour.ts";
import { lerp } from "../../../../art/numbers.ts";
import {
  around,
  bar,
  blob,
  cut,
  fill,
  near,
  type Point,
  pairs,
  pebble,
  rect,
  shifted,
  trace,
} from "../../../../art/pen.ts";
import type { TranquilityArtContext } from "../scene.ts";
import { bark, glow, shadeOf, white } from "./materials.ts";

export function flag(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, side } = s;
  bar(ctx, bark(s), 0.7 * k, x, y + 0.5, x, y - 11 * k);
  blob(ctx, s.p.roof, [
    [x + 0.3, y - 11 * k],
    [x - side * 3 * k, y - 11.6 * k],
    [x - side * 6.4 * k, y - 10.2 * k],
    [x - side * 6.2 * k, y - 7.2 * k],
    [x - side * 3 * k, y - 8 * k],
    [x + 0.3, y - 7.2 * k],
  ]);
}

export function fire(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  glow(s, x, y - 2 * k, 9 * k);
  smoke(s, x, y - 3 * k, k * 0.8);
  for (const d of [-1, 1])
    bar(ctx, bark(s), 0.8 * k, x - 2 * k, y + (d > 0 ? 0.4 : -0.6), x + 2 * k, y + (d > 0 ? -0.6 : 0.4));
  blob(ctx, "#f2843c", near(x, y, k, [-1.5, 0, -1, -2.4, 0, -4.6, 1.2, -2.2, 1.5, 0], -0.4));
  blob(ctx, "#ffd66e", near(x, y, k, [-0.7, 0, 0, -2.6, 0.8, 0], -0.4));
}

export function smoke(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  for (let i = 0; i < 5; i++)
    fill(
      ctx,
      alpha(s.p.cloud, 0.85 - i * 0.1),
      pebble(x - s.side * i ** 1.4 * 1.1 * k, y - 1.5 * k - i * 2.6 * k, (1 + i * 0.35) * k, (0.9 + i * 0.26) * k, s.r),
    );
}

export function beacon(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  glow(s, x, y - 5 * k, 13 * k);
  cut(ctx, s.p.rock[2], near(x, y, k, [-2.6, 0, -1.4, -4, 1.4, -4, 2.6, 0], 1));
  blob(ctx, "#ef7a38", [
    [x - 2 * k, y - 4 * k],
    [x - 1.6 * k, y - 7 * k],
    [x - 0.2, y - 10.6 * k],
    [x + 1.7 * k, y - 7 * k],
    [x + 2 * k, y - 4 * k],
  ]);
  blob(ctx, "#ffe08a", near(x, y, k, [-1, -4, 0, -8, 1.1, -4]));
}

export function kite(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, side } = s;
  const [a, b] = [x - side * 14 * k, y - 20 * k];
  trace(ctx, p.rock[2], 0.3, pairs([x, y, x - side * 9 * k, y - 9 * k, a, b]));
  cut(ctx, p.roof, near(a, b, k, [0, -4, 2.8, 0, 0, 4.6, -2.8, 0]));
  cut(ctx, p.wall, near(a, b, k, [0, -4, 2.8, 0, 0, 4.6]));
  trace(ctx, p.roof, 0.5, around(a, b, 1, k, [0, 4.6, 2, 7, -0.5, 9.4]));
}

export function bridge(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  const w = 10 * k;
  const deck = (t: number): Point => [lerp(x - w, x + w, t), y + Math.sin(t * Math.PI) * 3.2];
  const ropes = [0, 0.25, 0.5, 0.75, 1].map(deck);
  trace(ctx, bark(s), 1.1, ropes);
  trace(ctx, bark(s), 0.5, shifted(ropes, 0, -3.2));
  for (let i = 0; i <= 12; i++) {
    const [a, b] = deck(i / 12);
    bar(ctx, bark(s), 0.4, a, b, a, b - 3.2);
  }
  for (const d of [-1, 1]) bar(ctx, bark(s), 1, x + d * w, y + 1, x + d * w, y - 4.6);
}

export function washing(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  for (const d of [-8, 8]) bar(ctx, bark(s), 0.7 * k, x + d * k, y + 1, x + d * k, y - 7 * k);
  trace(ctx, p.rock[2], 0.3, near(x, y, k, [-8, -6.6, 0, -5.4, 8, -6.6]));
  for (const [i, cloth] of [white(s), p.roof, p.wall, mix(p.sea[1], p.wall, 0.3)].entries()) {
    const d = [-5.4, -2, 1.6, 5.2][i]!;
    rect(ctx, cloth, x + (d - 1.2) * k, y - 5.7 * k, 2.5 * k, (i % 2 ? 3.4 : 2.6) * k);
  }
}

export function portal(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  for (const d of [-5, 5]) bar(ctx, p.roof, 1.5 * k, x + d * k, y + 1, x + d * 0.94 * k, y - 11 * k);
  trace(ctx, shadeOf(s, p.roof), 1.9 * k, near(x, y, k, [-8, -12.2, 0, -11.4, 8, -12.2]));
  bar(ctx, p.roof, 1.2 * k, x - 6 * k, y - 8.6 * k, x + 6 * k, y - 8.6 * k);
}
