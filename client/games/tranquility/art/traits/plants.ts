import { mix } from "../../../../art/colour.ts";
import { lerp } from "../../../../art/numbers.ts";
import {
  around,
  curve,
  cut,
  dot,
  fill,
  near,
  type Point,
  pairs,
  pebble,
  rect,
  trace,
  triples,
  within,
} from "../../../../art/pen.ts";
import { canopy } from "../land/ground.ts";
import type { TranquilityArtContext } from "../scene.ts";
import { bark } from "./materials.ts";

export function palm(s: TranquilityArtContext, x: number, y: number, k: number) {
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
  const frond = (a: number, length: number, colour: string) => {
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
  const fronds = [
    -3.35, 8, 1, 0.2, 8, 1, -2.85, 8.6, 0, -0.3, 8.6, 0, -2.3, 8, 1, -0.85, 8, 1, -1.75, 5.6, 2, -1.3, 6, 0,
  ];
  for (const [a, length, rank] of triples(fronds)) {
    const sunlit = Math.cos(a) * s.side > -0.15 ? (rank === 1 ? p.leaf[0] : p.leaf[2]) : p.leaf[rank === 2 ? 0 : 1];
    frond(a + r.between(-0.12, 0.12), length * k, sunlit);
  }
  dot(ctx, bark(s), tx - 0.5, ty + 0.8, 0.8 * k);
  dot(ctx, bark(s), tx + 0.9, ty + 1, 0.7 * k);
}

export function pine(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  const h = 15 * k;
  const w = 3.7 * k;
  const boughs = (d: number) => {
    const points: Point[] = [];
    for (let t = 1; t <= 5; t++) {
      points.push(
        [x + d * w * (t / 5) * s.r.between(0.85, 1.1), y - h + h * (t / 5) * 0.92 - 0.2],
        [x + d * w * (t / 5) * 0.45, y - h + h * (t / 5) * 0.9 - 0.6 * k],
      );
    }
    return points;
  };
  rect(ctx, bark(s), x - 0.5 * k, y - h * 0.12, k, h * 0.14);
  const left = boughs(-1);
  const right = boughs(1);
  const tip: Point = [x, y - h];
  const lit = mix(s.p.leaf[1], s.p.leaf[0], 0.45);
  const dark = mix(s.p.leaf[1], s.p.rock[2], 0.35);
  cut(ctx, s.side < 0 ? lit : dark, [tip, ...left, [x, y - h * 0.08]]);
  cut(ctx, s.side < 0 ? dark : lit, [tip, ...right, [x, y - h * 0.08]]);
}

export function cypress(s: TranquilityArtContext, x: number, y: number, k: number) {
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

export function tree(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  trace(ctx, bark(s), 1.1 * k, near(x, y, k, [0, 0, 0.3, -4, -0.2, -7], 0.4));
  canopy(s, near(x, y, k, [-2.4, -7.6, 2.3, -7.2, 0, -10]), 3.4 * k);
}

export function bare(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  const twig = (w: number, ax: number, ay: number, bx: number, by: number) =>
    trace(ctx, bark(s), w, pairs([ax, ay, (ax + bx) / 2 + 0.6, (ay + by) / 2, bx, by]));
  const [tx, ty] = [x + 1.4 * k, y - 8 * k];
  twig(1.3 * k, x, y + 0.4, tx, ty);
  for (const [dx, dy, from] of triples([-5, -12, 0.5, -2.4, -14, 0.8, 2, -15, 1, 5.5, -12.5, 0.8, 6.6, -8.5, 0.6])) {
    twig(0.6 * k, lerp(x, tx, from), lerp(y, ty, from), x + dx * k, y + dy * k);
  }
}

export function grove(s: TranquilityArtContext, x: number, y: number, k: number) {
  canopy(s, near(x, y, k, [-4, -1, 0, -2.6, 4, -1.2, 1.5, -0.4]), 3 * k);
}

export function cactus(s: TranquilityArtContext, x: number, y: number, k: number) {
  const arms = [near(x, y, k, [0, 0, 0, -9], 0.5), near(x, y, k, [0, -4, 2.8, -4, 2.8, -7.4])];
  for (const arm of [...arms, near(x, y, k, [0, -2.6, -2.6, -2.6, -2.6, -5.4])]) {
    trace(s.ctx, s.p.leaf[1], 1.5 * k, arm);
  }
}

export function vines(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 6; i++)
      fill(
        ctx,
        r % 2 ? p.leaf[1] : mix(p.leaf[1], p.roof, 0.35),
        pebble(x + (i - 2.5) * 3.6 * k + r * 0.8, y + 2 + r * 3 * k, 1.15 * k, 0.85 * k, s.r),
      );
}
