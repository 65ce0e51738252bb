/** What grows. */

import { mix } from "../colour.ts";
import { canopy } from "../land/ground.ts";
import { lerp } from "../numbers.ts";
import { around, curve, cut, dot, fill, pebble, rect, trace, triples, within } from "../pen.ts";
import type { Scene } from "../scene.ts";
import { bark } from "./materials.ts";

export function palm(s: Scene, x: number, y: number, k: number) {
  const { ctx, p, r } = s;
  const h = 17 * k;
  const lean = (x < 50 ? -1 : 1) * (0.18 + r() * 0.22) * h;
  const tx = x + lean;
  const ty = y - h;
  const trunk = new Path2D();
  trunk.moveTo(x - 0.8 * k, y + 0.6);
  trunk.quadraticCurveTo(x + lean * 0.2 - 0.6 * k, y - h * 0.55, tx - 0.4, ty);
  trunk.lineTo(tx + 0.5, ty);
  trunk.quadraticCurveTo(x + lean * 0.2 + 0.9 * k, y - h * 0.5, x + 1 * k, y + 0.6);
  trunk.closePath();
  fill(ctx, bark(s), trunk);
  const frond = (a: number, length: number, colour) => {
    const c = Math.cos(a);
    const ex = tx + c * length;
    const ey = ty + Math.sin(a) * length * 0.55 + length * 0.5;
    const cx = tx + c * length * 0.55;
    const cy = ty + Math.sin(a) * length * 0.75 - length * 0.16;
    const leaf = new Path2D();
    leaf.moveTo(tx, ty - 0.2);
    leaf.quadraticCurveTo(cx, cy - 1.3 * k, ex, ey);
    leaf.quadraticCurveTo(cx - c * 0.8 * k, cy + 1.7 * k, tx, ty + 0.7);
    fill(ctx, colour, leaf);
  };
  for (const [a, length, tone] of triples([
    -3.35, 8, 1, 0.2, 8, 1, -2.85, 8.6, 0, -0.3, 8.6, 0, -2.3, 8, 1, -0.85, 8, 1, -1.75, 5.6, 2, -1.3, 6, 0,
  ]))
    frond(
      a + r.between(-0.12, 0.12),
      length * k,
      Math.cos(a) * s.side > -0.15 ? p.leaf[tone === 1 ? 0 : 2 - (tone % 2)] : p.leaf[tone === 2 ? 0 : 1],
    );
  dot(ctx, bark(s), tx - 0.5, ty + 0.8, 0.8 * k);
  dot(ctx, bark(s), tx + 0.9, ty + 1, 0.7 * k);
}

export function pine(s: Scene, x: number, y: number, k: number) {
  const { ctx } = s;
  const h = 15 * k;
  const w = 3.7 * k;
  const n = 5;
  const side = (d) => {
    const p = [];
    for (let i = 0; i < n; i++) {
      const t0 = (i + 1) / n;
      p.push(
        [x + d * w * t0 * s.r.between(0.85, 1.1), y - h + h * t0 * 0.92 - 0.2],
        [x + d * w * t0 * 0.45, y - h + h * t0 * 0.9 - 0.6 * k],
      );
    }
    return p;
  };
  rect(ctx, bark(s), x - 0.5 * k, y - h * 0.12, k, h * 0.14);
  const left = side(-1);
  const right = side(1);
  const spine = [x, y - h];
  const lit = mix(s.p.leaf[1], s.p.leaf[0], 0.45);
  const dark = mix(s.p.leaf[1], s.p.rock[2], 0.35);
  cut(ctx, s.side < 0 ? lit : dark, [spine, ...left, [x, y - h * 0.08]]);
  cut(ctx, s.side < 0 ? dark : lit, [spine, ...right, [x, y - h * 0.08]]);
}

export function cypress(s: Scene, x: number, y: number, k: number) {
  const { ctx, p, side } = s;
  const h = 16 * k;
  const w = 2 * k;
  const shape = curve(around(x, y, w, h, [0, -1, 0.7, -0.7, 1, -0.35, 0.6, 0, -0.6, 0, -1, -0.35, -0.7, -0.7]), true);
  fill(ctx, mix(p.leaf[1], p.leaf[0], 0.3), shape);
  within(ctx, shape, () =>
    cut(ctx, mix(p.leaf[1], p.rock[2], 0.45), [
      [x, y - h],
      [x - side * 0.2 * k, y],
      [x - side * 9, y],
      [x - side * 9, y - h],
    ]),
  );
}

export function tree(s: Scene, x: number, y: number, k: number) {
  const { ctx } = s;
  trace(ctx, bark(s), 1.1 * k, around(x, y, k, k, [0, 0, 0.3, -4, -0.2, -7], 0.4));
  canopy(s, around(x, y, k, k, [-2.4, -7.6, 2.3, -7.2, 0, -10]), 3.4 * k);
}

export function bare(s: Scene, x: number, y: number, k: number) {
  const { ctx } = s;
  const twig = (a: number, b: number, w: number) =>
    trace(ctx, bark(s), w, [a, [(a[0] + b[0]) / 2 + 0.6, (a[1] + b[1]) / 2], b]);
  const top = [x + 1.4 * k, y - 8 * k];
  twig([x, y + 0.4], top, 1.3 * k);
  for (const [dx, dy, from] of triples([-5, -12, 0.5, -2.4, -14, 0.8, 2, -15, 1, 5.5, -12.5, 0.8, 6.6, -8.5, 0.6]))
    twig([lerp(x, top[0], from), lerp(y, top[1], from)], [x + dx * k, y + dy * k], 0.6 * k);
}

export function grove(s: Scene, x: number, y: number, k: number) {
  canopy(s, around(x, y, k, k, [-4, -1, 0, -2.6, 4, -1.2, 1.5, -0.4]), 3 * k);
}

export function cactus(s: Scene, x: number, y: number, k: number) {
  const { ctx } = s;
  for (const d of [
    [
      [x, y + 0.5],
      [x, y - 9 * k],
    ],
    [
      [x, y - 4 * k],
      [x + 2.8 * k, y - 4 * k],
      [x + 2.8 * k, y - 7.4 * k],
    ],
    [
      [x, y - 2.6 * k],
      [x - 2.6 * k, y - 2.6 * k],
      [x - 2.6 * k, y - 5.4 * k],
    ],
  ])
    trace(ctx, s.p.leaf[1], 1.5 * k, d);
}

export function vines(s: Scene, x: number, y: number, k: number) {
  const { ctx, p } = s;
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 6; i++)
      fill(
        ctx,
        r % 2 ? p.leaf[1] : mix(p.leaf[1], p.roof, 0.35),
        pebble(x + (i - 2.5) * 3.6 * k + r * 0.8, y + 2 + r * 3 * k, 1.15 * k, 0.85 * k, s.r),
      );
}
