import { mix } from "../../../../art/colour.ts";
import { clamp, lerp } from "../../../../art/numbers.ts";
import {
  around,
  cut,
  dab,
  fill,
  type Point,
  pairs,
  pebble,
  polygon,
  rough,
  shifted,
  speckle,
  trace,
  within,
} from "../../../../art/pen.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import {
  beach,
  body,
  canopy,
  type Extent,
  facets,
  foam,
  grounded,
  landOf,
  MIDDLE,
  shallows,
  span,
  stones,
  strata,
} from "./ground.ts";

/** `snow`: share of the height under snow, 0..1. */
export function peaks(
  s: TranquilityArtContext,
  { tops, width, snow = 0 }: { tops: readonly Point[]; width: number; snow?: number },
) {
  const x = MIDDLE;
  const { ctx, p, r, side, night } = s;
  const x0 = x - width / 2;
  const x1 = x + width / 2;
  const anchors: Point[] = [[x0, BASE]];
  for (const [i, [tx, h]] of tops.entries()) {
    if (i) {
      const [px, ph] = tops[i - 1]!;
      anchors.push([(px + tx) / 2 + r.between(-2, 2), BASE - Math.min(ph, h) * 0.52]);
    }
    anchors.push([tx, BASE - h]);
  }
  anchors.push([x1, BASE]);
  const skyline = rough(r, 3.4, 3, anchors);
  shallows(s, x0, x1);
  foam(s, x0, x1);
  const shape = body(s, skyline, p.rock, { lean: 0.06, wiggle: 3.4, specks: 50 });
  within(ctx, shape, () => {
    for (const [tx, h] of tops) {
      for (let i = 0; i < 4; i++) {
        const y = BASE - h * r.between(0.3, 0.8);
        const a = tx - side * r.between(2, 9);
        cut(ctx, p.rock[2], around(a, y, side, 1, [0, 0, -2.6, 5, -0.4, 7]));
      }
      if (!snow) continue;
      const edge = rough(r, 1.5, 1, [
        [tx - 14, BASE - h * (1 - snow) + 4],
        [tx - 6, BASE - h * (1 - snow) - 1],
        [tx - 2, BASE - h * (1 - snow) + 4],
        [tx + 2, BASE - h * (1 - snow)],
        [tx + 6, BASE - h * (1 - snow) + 4],
        [tx + 14, BASE - h * (1 - snow) + 1],
      ]);
      const cap = polygon([[tx - 14, 0], ...edge, [tx + 14, 0]]);
      fill(ctx, night ? mix(p.wall, p.sky[2], 0.2) : mix(p.cloud, "#ffffff", 0.7), cap);
      within(ctx, cap, () => {
        for (const f of facets(s, skyline, BASE, { lean: 0.06, wiggle: 1 }))
          fill(ctx, mix(p.sky[0], p.cloud, night ? 0.25 : 0.35), f.shape);
      });
    }
    const skirt = rough(
      r,
      1.6,
      2,
      span(x0, x1, 5).map((a): Point => [a, BASE - r.between(3, 7.5)]),
    );
    cut(ctx, p.leaf[1], [...skirt, [x1, 70], [x0, 70]]);
    cut(ctx, p.leaf[0], [...skirt.map(([a, b]): Point => [a + side * 1.2, b + 2.2]), [x1, 70], [x0, 70]]);
  });
  beach(s, x0 + 6, x1 - 6, 1.3);
  stones(s, x0 + 1, x0 + 12, 3);
  stones(s, x1 - 14, x1 - 2, 3.4);
  return landOf(skyline);
}

export function volcano(
  s: TranquilityArtContext,
  {
    x = MIDDLE,
    width,
    height,
    mouth,
    green,
    smoke = true,
  }: Extent & { x?: number; mouth: number; green: number; smoke?: boolean },
) {
  const { ctx, p, r, side } = s;
  const top = BASE - height;
  const x0 = x - width / 2;
  const x1 = x + width / 2;
  if (smoke) breathe(s, x, top);
  const flank = (u: number) => height * (1 - u) ** 1.75;
  const skyline = rough(r, 0.9, 1, [
    ...span(0, 1, 0.1).map((t): Point => [lerp(x0, x - mouth, t), BASE - flank(1 - t)]),
    [x - mouth * 0.4, top + 2.2],
    [x + mouth * 0.45, top + 1.4],
    ...span(0, 1, 0.1).map((t): Point => [lerp(x + mouth, x1, t), BASE - flank(t)]),
  ]);
  shallows(s, x0 + 4, x1 - 4);
  foam(s, x0 + 3, x1 - 3);
  const shape = polygon(grounded(skyline, BASE));
  fill(ctx, p.rock[0], shape);
  within(ctx, shape, () => {
    const lee = -side;
    const crease = rough(r, 2, 2, [
      [x + lee * 1, top],
      [x + lee * 3, top + height * 0.35],
      [x + lee * 1, top + height * 0.65],
      [x + lee * 9, BASE + 3],
    ]);
    const shade = [...crease, [x + lee * 60, BASE + 3], [x + lee * 60, top]] as const;
    cut(ctx, p.rock[1], shade);
    speckle(ctx, crease, side * 9, 0, p.rock[1], r, 90, 0.42);
    gullies(s, x, top);
    fill(ctx, p.rock[2], pebble(x, top + 1.2, mouth * 0.82, 1.5, r, 0.08));
    if (s.night) fill(ctx, "#ff8a4a", pebble(x, top + 1.6, mouth * 0.55, 0.9, r, 0.08));
    const skirt = rough(
      r,
      2,
      2,
      span(x0, x1, 4).map(
        (a): Point => [a, BASE - flank(clamp(Math.abs(a - x) / (width / 2), 0, 1)) * green - r.between(0, 4)],
      ),
    );
    const meadow = polygon([...skirt, [x1, 70], [x0, 70]]);
    fill(ctx, p.leaf[0], meadow);
    within(ctx, meadow, () => {
      cut(ctx, p.leaf[1], shade);
      speckle(ctx, crease, side * 9, 0, p.leaf[1], r, 80, 0.45);
      tufts(s, x, width * 0.34, height * 0.5 * green);
    });
  });
  beach(s, x0 + 6, x1 - 6, 1.6);
  return landOf(skyline);
}

function breathe({ ctx, p, r, side }: TranquilityArtContext, x: number, top: number): void {
  for (let i = 6; i >= 0; i--) {
    const puff = pebble(x - side * i ** 1.5 * 1.7, top - 1.5 - i * 1.25, 2.4 + i * 0.85, 1.9 + i * 0.5, r, 0.16);
    fill(ctx, i % 2 ? p.cloud : mix(p.cloud, p.sky[0], 0.3), puff);
  }
}

function gullies({ ctx, p, r, side }: TranquilityArtContext, x: number, top: number): void {
  for (let i = 0; i < 7; i++) {
    const u = r.between(-0.8, 0.8);
    const y = top + 6 + r() * 8;
    const isDark = Math.sign(u) === -side;
    dab(ctx, isDark ? p.rock[2] : p.rock[1], x + u * 6, y, x + u * 22, y + 16 + r() * 6, 0.9, u * 2);
  }
}

/** Draws grass on the lit side of a cone, up to `reach` from its middle and `height` high. */
function tufts({ ctx, p, r, side }: TranquilityArtContext, x: number, reach: number, height: number): void {
  for (let i = 0; i < 9; i++) {
    const a = x + side * r.between(2, reach);
    const y = BASE - r.between(2, height);
    dab(ctx, p.leaf[2], a - 2, y, a + 2, y + 0.2, 0.5, -0.7);
  }
}

export function mesa(s: TranquilityArtContext, { width, height }: Extent) {
  const x = MIDDLE;
  const { ctx, p, r } = s;
  const x0 = x - width / 2;
  const x1 = x + width / 2;
  const top = BASE - height;
  const w = width;
  const skyline = rough(r, 2, 2, [
    [x0, BASE],
    [x0 + w * 0.07, BASE - height * 0.3],
    [x0 + w * 0.12, top],
    [x0 + w * 0.5, top + r.between(-1, 1)],
    [x1 - w * 0.13, top],
    [x1 - w * 0.06, BASE - height * 0.34],
    [x1, BASE],
  ]);
  shallows(s, x0, x1);
  foam(s, x0, x1);
  const shape = polygon(grounded(skyline, BASE));
  const land = landOf(skyline);
  fill(ctx, p.rock[0], shape);
  within(ctx, shape, () => {
    const lee = -s.side;
    const edge = x + lee * w * 0.14;
    const crease = rough(r, 2, 2, [
      [edge, top - 2],
      [edge + lee * 2, top + height * 0.5],
      [edge + lee * 1, BASE + 3],
    ]);
    cut(ctx, p.rock[1], [...crease, [x + lee * 60, BASE + 3], [x + lee * 60, top - 4]]);
    for (let a = x0 + 6; a < x1 - 5; a += r.between(4, 7.5)) {
      const dark = (a - edge) * lee > 0;
      const y = top + r.between(3, 7);
      cut(ctx, dark ? p.rock[2] : p.rock[1], [
        [a, y],
        [a + r.between(1.2, 2.6), y + 1],
        [a + r.between(0.6, 2), BASE - r.between(1, 6)],
        [a - 0.4, BASE - r.between(2, 8)],
      ]);
    }
  });
  strata(s, shape, top + 6, BASE - 3, 5, p.rock[2], x0, x1);
  const turf = skyline.filter(([, y]) => y < top + 4.5);
  const lower = rough(r, 1.2, 1, turf.map(([a, y]): Point => [a, y + r.between(2, 4.6)]).reverse());
  cut(ctx, p.leaf[1], [...shifted(turf, 0, -0.6), ...lower]);
  cut(ctx, p.leaf[0], [...shifted(turf, 0, -0.7), ...shifted(turf, 0, 1.6).reverse()]);
  stones(s, x0, x0 + 11, 3.6);
  stones(s, x1 - 12, x1, 3);
  return land;
}

export function spire(s: TranquilityArtContext, { width, height, foot = 54 }: Extent & { foot?: number }) {
  const x = MIDDLE;
  const { ctx, p } = s;
  const skyline = rough(s.r, 2, 2, [
    [x - foot / 2, BASE],
    [x - width * 0.62, BASE - 6],
    [x - width * 0.36, BASE - height * 0.42],
    [x - 5, BASE - height * 0.86],
    [x - 4.2, BASE - height],
    [x + 4.2, BASE - height],
    [x + 5.5, BASE - height * 0.82],
    [x + width * 0.33, BASE - height * 0.4],
    [x + width * 0.6, BASE - 7],
    [x + foot / 2, BASE],
  ]);
  shallows(s, x - foot / 2, x + foot / 2);
  foam(s, x - foot / 2, x + foot / 2);
  const shape = body(s, skyline, p.rock, { lean: 0.02, wiggle: 2.6, specks: 50 });
  const land = landOf(skyline);
  within(ctx, shape, () => {
    const turns = pairs([-1, 0.06, 1, 0.22, -1, 0.4, 1, 0.56, -1, 0.72, 1, 0.88, 0, 1]).map(
      ([d, t]): Point => [x + d * lerp(width * 0.34, 3, t), BASE - height * t],
    );
    trace(ctx, p.sand, 0.9, turns);
  });
  canopy(s, around(x, BASE, foot, 1, [-0.34, -4, -0.26, -6, 0.3, -4.5, 0.22, -6.5]), 3);
  stones(s, x - foot / 2, x - foot * 0.3, 3);
  stones(s, x + foot * 0.28, x + foot / 2, 3.4);
  return land;
}
