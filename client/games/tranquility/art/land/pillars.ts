import { mix } from "../../../../art/colour.ts";
import { lerp } from "../../../../art/numbers.ts";
import {
  around,
  cut,
  dab,
  fill,
  near,
  type Point,
  polygon,
  rect,
  rough,
  speckle,
  within,
} from "../../../../art/pen.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import { canopy, foam, grounded, landOf, MIDDLE, type Pillar, shallows, strata } from "./ground.ts";

function tower(s: TranquilityArtContext, [x, width, height]: Pillar, taper: number, green: boolean) {
  const { ctx, p, r, side } = s;
  const top = BASE - height;
  const w = width / 2;
  const skyline = rough(r, 1.3, 2, [
    [x - w, BASE],
    [x - w * lerp(1, taper, 0.5), BASE - height * 0.45],
    [x - w * taper, top + height * 0.12],
    [x - w * taper * 0.55, top],
    [x + w * taper * 0.5, top + r.between(-0.5, 1.5)],
    [x + w * taper, top + height * 0.14],
    [x + w * lerp(1, taper, 0.5), BASE - height * 0.5],
    [x + w, BASE],
  ]);
  const shape = polygon(grounded(skyline, BASE, 1));
  fill(ctx, p.rock[0], shape);
  within(ctx, shape, () => {
    const lee = -side;
    const crease = rough(r, 1.6, 2, [
      [x + lee * w * 0.05, top - 1],
      [x + lee * w * 0.3, top + height * 0.4],
      [x + lee * w * 0.1, top + height * 0.7],
      [x + lee * w * 0.35, BASE + 2],
    ]);
    cut(ctx, p.rock[1], [...crease, [x + lee * 40, BASE + 2], [x + lee * 40, top - 1]]);
    speckle(ctx, crease, side * w * 0.6, 0, p.rock[1], r, 26, 0.36);
    for (let i = 0; i < 3; i++) {
      const a = x + r.between(-0.7, 0.7) * w;
      const y = top + height * r.between(0.2, 0.6);
      dab(ctx, p.rock[2], a, y, a + r.between(-0.5, 0.5), y + height * r.between(0.15, 0.3), 0.5);
    }
  });
  if (green) {
    const n = Math.max(2, Math.round(width / 4));
    canopy(
      s,
      Array.from({ length: n }, (_, i) => [
        x + lerp(-0.72, 0.72, n === 1 ? 0.5 : i / (n - 1)) * w * taper * 1.15,
        top + Math.abs(lerp(-1, 1, i / (n - 1 || 1))) * 2.2 + 0.5,
      ]),
      Math.max(2, width / 5.4),
    );
  }
  return skyline;
}

export function karst(s: TranquilityArtContext, { towers }: { towers: readonly Pillar[] }) {
  const x0 = Math.min(...towers.map(([x, w]) => x - w / 2));
  const x1 = Math.max(...towers.map(([x, w]) => x + w / 2));
  shallows(s, x0, x1);
  foam(s, x0, x1);
  const order = towers.slice().sort((a, b) => b[2] - a[2]);
  return landOf(...order.map((pillar) => tower(s, pillar, 0.84, true)));
}

export function stacks(
  s: TranquilityArtContext,
  { needles, taper = 0.62 }: { needles: readonly Pillar[]; taper?: number },
) {
  for (const [x, w] of needles) {
    shallows(s, x - w / 2, x + w / 2);
    foam(s, x - w / 2, x + w / 2);
  }
  return landOf(...needles.map((needle) => tower(s, needle, taper, false)));
}

export function columns(s: TranquilityArtContext, { width = 62, height }: { width?: number; height: number }) {
  const x = MIDDLE;
  const pipe = 5.4;
  const { ctx, p, r, side } = s;
  const x0 = x - width / 2;
  const n = Math.floor(width / pipe);
  const tops: Point[] = [];
  shallows(s, x0, x + width / 2);
  foam(s, x0, x + width / 2);
  for (const row of [1, 0])
    for (let i = 0; i < n; i++) {
      const a = x0 + i * pipe + (row ? pipe / 2 : 0);
      const u = (a + pipe / 2 - x) / (width / 2);
      const h = Math.max(2.5, height * (row ? 1 : 0.62) * (1 - Math.abs(u) ** 1.7) + r.between(-3.4, 3.4));
      const y = BASE - h;
      const lit = side < 0 ? a : a + pipe * 0.42;
      const dark = side < 0 ? a + pipe * 0.58 : a;
      rect(ctx, p.rock[0], a, y, pipe + 0.1, h + 1.2 - Math.abs(u));
      rect(ctx, p.rock[1], dark, y, pipe * 0.42, h + 1.2 - Math.abs(u));
      cut(
        ctx,
        r.chance(0.35) ? p.leaf[0] : mix(p.rock[0], p.sand, 0.6),
        around(a, y, pipe, 1, [0, 0, 0.25, -1, 0.75, -1, 1, 0, 0.75, 1, 0.25, 1]),
      );
      for (let k = 0; k < 2; k++) {
        const yy = y + h * r.between(0.2, 0.9);
        rect(ctx, p.rock[2], lit, yy, pipe * 0.56, 0.35);
      }
      if (row) tops.push([a, y], [a + pipe, y]);
    }
  return landOf(tops);
}

export function sevens(s: TranquilityArtContext) {
  const height = 34;
  const { ctx, p, r, side } = s;
  return landOf(
    ...[34, 66].map((x) => {
      shallows(s, x - 9, x + 9);
      foam(s, x - 8, x + 7);
      const top = BASE - height;
      const shape = polygon(
        rough(r, 1.2, 2, [
          [x - 7, BASE + 1],
          [x - 1.5, BASE - height * 0.45],
          [x + 3.5, top + 8],
          [x - 11, top + 7.4],
          [x - 11.6, top + 1],
          [x, top - 0.6],
          [x + 11.6, top],
          [x + 11, top + 7],
          [x + 6, BASE - height * 0.42],
          [x + 3.4, BASE + 1],
        ]),
      );
      fill(ctx, p.rock[0], shape);
      within(ctx, shape, () => {
        cut(
          ctx,
          p.rock[1],
          rough(r, 1.5, 2, [
            [x - side * 3.4, top - 2],
            [x - side * 3 + 2, top + 12],
            [x - side * 1.5, BASE + 2],
            [x - side * 40, BASE + 2],
            [x - side * 40, top - 2],
          ]),
        );
        cut(ctx, p.rock[2], near(x, top, 1, [-12, 6.4, 4, 6.8, 3, 10, -12, 9]));
        strata(s, shape, top + 2, BASE - 4, 6, p.rock[2], x - 12, x + 12);
      });
      canopy(s, near(x, top, 1, [-8, 1, -3.4, 0, 2, -0.3, 7, 0.4]), 2.2);
      return near(x, top, 1, [-11, 1, 11, 0]);
    }),
  );
}
