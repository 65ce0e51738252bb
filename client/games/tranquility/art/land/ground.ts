/** Parts shared by landforms. */

import { mix } from "../../../../art/colour.ts";
import { lerp } from "../../../../art/numbers.ts";
import {
  cut,
  dab,
  fill,
  type Point,
  type Polyline,
  pairs,
  pebble,
  polygon,
  rough,
  speckle,
  trace,
  within,
} from "../../../../art/pen.ts";
import type { TranquilityTones } from "../palette.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";

/** `w` is half of the width. */
export type Bump = readonly [x: number, w: number, h: number];
/** `w` is the full width. */
export type Pillar = readonly [x: number, w: number, h: number];

export interface Extent {
  readonly width: number;
  readonly height: number;
}
export const MIDDLE = 50;

export interface Land {
  /** y of the ground at x, or of the waterline where there is no land. */
  at(x: number): number;
  readonly left: number;
  readonly right: number;
}

/** The border between the lit and the shaded side of land. */
interface Creasing {
  /** Sideways drift of the border, as a fraction of the height. */
  readonly lean?: number;
  readonly wiggle?: number;
  readonly specks?: number;
}

/** Numbers from `a` up to the one nearest to `b`. */
export const span = (a: number, b: number, step = 1.5): number[] =>
  Array.from({ length: Math.round((b - a) / step) + 1 }, (_, i) => a + i * step);
/** A hill over -1..1 with a height of 1. */
export const bell = (u: number): number => (Math.abs(u) >= 1 ? 0 : (1 + Math.cos(Math.PI * u)) / 2);

/** Closes a skyline slightly below the waterline. */
export function grounded(skyline: Polyline, base = BASE, sag = 2): Point[] {
  const [x0] = skyline[0]!;
  const [x1] = skyline.at(-1)!;
  return [...skyline, ...span(0, 1, 0.1).map((t): Point => [lerp(x1, x0, t), base + Math.sin(t * Math.PI) * sag])];
}

/** Skylines run from left to right. */
export function landOf(...skylines: readonly Polyline[]): Land {
  const ends = skylines.flatMap((skyline) => [skyline[0]![0], skyline.at(-1)![0]]);
  const at = (x: number) => Math.min(BASE, ...skylines.map((skyline) => heightAt(skyline, x)));
  return { at, left: Math.min(...ends), right: Math.max(...ends) };
}

function heightAt(skyline: Polyline, x: number): number {
  for (let i = 1; i < skyline.length; i++) {
    const [ax, ay] = skyline[i - 1]!;
    const [bx, by] = skyline[i]!;
    if (ax <= x && x <= bx && bx > ax) return lerp(ay, by, (x - ax) / (bx - ax));
  }
  return BASE;
}

/** Indices of summits; of several within `reach`, the highest, or else the first. */
function summits(skyline: Polyline, reach = 4): number[] {
  const found: number[] = [];
  for (const [i, [x, y]] of skyline.entries()) {
    const overlooked = skyline.some(([nx, ny]) => Math.abs(nx - x) < reach && ny < y - 0.01);
    const near = found.length && Math.abs(skyline[found.at(-1)!]![0] - x) < reach;
    if (y <= BASE - 5 && !overlooked && !near) found.push(i);
  }
  return found;
}

/** The shaded parts of land: a crease runs down from each summit, with shade beyond it. */
export function facets(
  s: TranquilityArtContext,
  skyline: Polyline,
  base: number,
  { lean = 0.14, wiggle = 2 }: Creasing = {},
) {
  const { r } = s;
  const lee = -s.side;
  const tops = summits(skyline);
  return tops.map((top) => {
    const slope = [skyline[top]!];
    let saddle = 0;
    for (let i = top + lee; skyline[i] && !tops.includes(i); i += lee) {
      slope.push(skyline[i]!);
      if (skyline[i]![1] >= slope[saddle]![1]) saddle = slope.length - 1;
    }
    const [x, y] = slope[0]!;
    const [ex, ey] = slope[saddle]!;
    const height = base - y;
    const crease = rough(r, wiggle, 2, [
      [x, y],
      [x + lee * height * (lean + 0.16), y + height * 0.4],
      [x + lee * height * lean, y + height * 0.72],
      [x + lee * height * (lean + 0.22), base + 2],
    ]);
    const valley: Polyline = [slope[saddle]!, [ex + lee * (base - ey) * 0.3, base + 2]];
    const foot = ey < base - 3 ? rough(r, wiggle * 0.7, 2, valley) : pairs([ex, base + 2]);
    return { crease, shape: polygon([...slope.slice(0, saddle + 1), ...foot, ...crease.toReversed()]) };
  });
}

export function body(
  s: TranquilityArtContext,
  skyline: Polyline,
  [lit, shade]: readonly [lit: string, shade: string, ...rest: string[]],
  options: Creasing = {},
): Path2D {
  const { ctx } = s;
  const shape = polygon(grounded(skyline));
  fill(ctx, lit, shape);
  within(ctx, shape, () => {
    for (const facet of facets(s, skyline, BASE, options)) {
      fill(ctx, shade, facet.shape);
      speckle(ctx, facet.crease, s.side * 7, 1, shade, s.r, options.specks ?? 60, 0.42);
    }
  });
  return shape;
}

export function shallows(s: TranquilityArtContext, x0: number, x1: number, y = BASE) {
  const { ctx, p } = s;
  const mid = (x0 + x1) / 2;
  const rx = (x1 - x0) / 2 + 5;
  fill(ctx, mix(p.sea[0], p.plate, s.night ? 0.06 : 0.32), pebble(mid, y + 1.2, rx, 3.4, s.r, 0.05, 14));
}

export function foam(s: TranquilityArtContext, x0: number, x1: number, y = BASE) {
  const { ctx, p } = s;
  const points = span(x0 - 2, x1 + 2, (x1 - x0 + 4) / 9).map((x, i, all): Point => {
    const t = i / (all.length - 1);
    return [x, y + 0.4 + Math.sin(t * Math.PI) * 2.3 + s.r.between(-0.35, 0.35)];
  });
  trace(ctx, s.night ? mix(p.sea[0], "#ffffff", 0.35) : mix(p.plate, "#ffffff", 0.6), 0.9, points);
}

export function beach(s: TranquilityArtContext, x0: number, x1: number, height = 2.6) {
  const { ctx } = s;
  const top = rough(
    s.r,
    0.8,
    1,
    span(x0, x1, (x1 - x0) / 6).map(
      (x, i, all): Point => [x, BASE - Math.sin((i / (all.length - 1)) * Math.PI) ** 0.6 * height],
    ),
  );
  cut(ctx, s.p.sand, grounded(top, BASE, 2.1));
}

export function stones(
  s: TranquilityArtContext,
  x0: number,
  x1: number,
  height = 4,
  tone: TranquilityTones = s.p.rock,
) {
  const { r } = s;
  const top = rough(
    r,
    1.4,
    1,
    span(x0, x1, 4).map(
      (x, i, all): Point => [x, BASE - (i === 0 || i === all.length - 1 ? 0 : r.between(0.35, 1) * height)],
    ),
  );
  body(s, top, tone, { specks: 8, lean: 0.3 });
}

export function tufts(s: TranquilityArtContext, land: Land, count: number, colour: string, from = 0.1, to = 0.75) {
  const { ctx, r } = s;
  for (let i = 0; i < count; i++) {
    const x = r.between(land.left + 4, land.right - 4);
    const top = land.at(x);
    const y = lerp(top, BASE, r.between(from, to));
    if (BASE - top < 6) continue;
    dab(ctx, colour, x - 1.3, y, x + 1.3, y + 0.1, 0.75, -0.75);
  }
}

export function strata(
  s: TranquilityArtContext,
  shape: Path2D,
  y0: number,
  y1: number,
  count: number,
  colour: string,
  x0 = 0,
  x1 = 100,
) {
  const { ctx, r } = s;
  within(ctx, shape, () => {
    for (let i = 0; i < count; i++) {
      const y = lerp(y0, y1, (i + r.between(0.2, 0.8)) / count);
      const a = r.between(x0, lerp(x0, x1, 0.6));
      const w = r.between(0.2, 0.5) * (x1 - x0);
      dab(ctx, colour, a, y, a + w, y + r.between(-0.6, 0.6), 0.45, r.between(-0.4, 0.4));
    }
  });
}

export function canopy(s: TranquilityArtContext, points: Polyline, size: number, tones: TranquilityTones = s.p.leaf) {
  const { ctx, r, side } = s;
  const [lit, shade, bright] = tones;
  for (const [x, y] of points) fill(ctx, shade, pebble(x - side * size * 0.16, y + size * 0.22, size, size * 0.82, r));
  for (const [x, y] of points)
    fill(ctx, lit, pebble(x + side * size * 0.14, y - size * 0.06, size * 0.82, size * 0.66, r));
  for (const [x, y] of points)
    if (r.chance(0.8)) fill(ctx, bright, pebble(x + side * size * 0.34, y - size * 0.28, size * 0.4, size * 0.26, r));
}
