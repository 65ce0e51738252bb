import type { Field } from "../../../../../shared/games/arcanoid/cards.ts";
import { alpha } from "../../../../art/colour.ts";
import { lerp, TAU } from "../../../../art/numbers.ts";
import {
  blob,
  type Context,
  cut,
  dab,
  dot,
  fill,
  line,
  type Polyline,
  pairs,
  pebble,
  rect,
  spoke,
  triples,
} from "../../../../art/pen.ts";
import { HOURS, paletteOfSuit, WHITE } from "../palette.ts";
import { type ArcanoidArtContext, form, placed, starShape } from "../scene.ts";
import { drawSign } from "../signs.ts";
import { drawSky } from "../sky.ts";

/** Draws on 100 x 160 units. The index covers the upper left corner. */
export type TrumpPainter = (s: ArcanoidArtContext) => void;

export const [SKIN, BROWN] = ["#e9bd98", "#8d5a3c"] as const;

export const sky = (
  s: ArcanoidArtContext,
  hour: keyof typeof HOURS,
  weather: Parameters<typeof drawSky>[2] = {},
): void => drawSky(s, HOURS[hour], weather);

/**
 * Draws tones from the top to the bottom of a card. Each begins at its y; all except the first have streaks at the
 * upper edge.
 */
export function depths({ ctx, r }: ArcanoidArtContext, tones: readonly (readonly [y: number, tone: string])[]): void {
  for (const [i, [y, tone]] of tones.entries()) {
    rect(ctx, tone, -2, y, 104, 170);
    for (let k = 0; i > 0 && k < 8; k++) {
      const x = r.between(-20, 90);
      dab(ctx, tone, x, y + r.between(-4, 3), x + r.between(24, 50), y + r.between(-4, 3), 1.3);
    }
  }
}

/** Without `shade`, the right half is unlit. */
export function rock(
  ctx: Context,
  outline: Polyline,
  tones: readonly [lit: string, shade: string],
  shade?: Polyline,
): void {
  const [from, to] = [outline[0]![0], outline.at(-1)![0]];
  const half = pairs([lerp(from, to, 0.55), -10, lerp(from, to, 0.6), 200, 300, 200, 300, -10]);
  form(ctx, tones, outline, shade ?? half);
}

/** Draws water from y down, with waves `h` high and `step` apart. */
export function wave(ctx: Context, y: number, h: number, tone: string, step = 24, from = -8): void {
  const [water, foam] = [new Path2D(), new Path2D()];
  water.moveTo(from, 170);
  water.lineTo(from, y);
  for (let x = from; x < 112; x += step) {
    water.quadraticCurveTo(x + step * 0.42, y + h * 0.5, x + step * 0.66, y - h);
    water.quadraticCurveTo(x + step * 0.72, y - h * 0.1, x + step, y);
    foam.moveTo(x + step * 0.38, y - h * 0.14);
    foam.quadraticCurveTo(x + step * 0.56, y - h * 0.35, x + step * 0.66, y - h);
    foam.quadraticCurveTo(x + step * 0.73, y - h * 0.1, x + step * 0.96, y);
  }
  water.lineTo(140, 170);
  water.closePath();
  fill(ctx, tone, water);
  line(ctx, "#ffffff", 1.1, foam);
}

/** Draws `n` streaks of light on water below (x, y). The first extends about `w` to each side; the last is shortest. */
export function glitter(
  { ctx, r }: ArcanoidArtContext,
  x: number,
  y: number,
  n: number,
  w: number,
  tone: string,
): void {
  for (let i = 0; i < n; i++) {
    const q = w * (1 - (i / n) * 0.6);
    dab(ctx, alpha(tone, 0.85 - (i / n) * 0.5), x - q + r.between(-w * 0.3, w * 0.3), y + i * 3, x + q, y + i * 3, 0.8);
  }
}

export function ripple(ctx: Context, x: number, y: number, w: number, tone = "#ffffff"): void {
  dab(ctx, alpha(tone, 0.8), x - w, y, x + w, y, 0.9);
  dab(ctx, alpha(tone, 0.5), x - w * 0.6, y + 2.6, x + w * 0.7, y + 2.6, 0.7);
}

export function gull(ctx: Context, x: number, y: number, q: number, tone = "#ffffff"): void {
  dab(ctx, tone, x - q, y - q * 0.3, x, y, q * 0.13, q * 0.28);
  dab(ctx, tone, x, y, x + q, y - q * 0.4, q * 0.13, q * 0.28);
}

/** 40 units wide at a scale of 1. */
export const hull = (ctx: Context, x: number, y: number, scale: number, tone: string, rim = WHITE): void =>
  placed(ctx, { x, y, scale }, () => {
    blob(ctx, tone, pairs([-20, -5, 0, -2, 20, -5, 14, 4, 0, 6, -14, 4]));
    blob(ctx, rim, pairs([-19, -4.4, 0, -1.4, 19, -4.4, 17.6, -1.6, 0, 1.2, -17.6, -1.6]));
    ripple(ctx, 0, 7, 22);
  });

export function cloud({ ctx, r }: ArcanoidArtContext, x: number, y: number, k: number, tone: string): void {
  for (const [dx, dy, q] of triples([-16, 0, 7, -7, -5, 9, 5, -6, 10, 15, -1, 8]))
    fill(ctx, tone, pebble(x + dx * k, y + dy * k, q * k, q * 0.72 * k, r, 0.06));
  dab(ctx, tone, x - 26 * k, y + 4 * k, x + 26 * k, y + 4 * k, 3 * k);
}

export const star = (ctx: Context, x: number, y: number, q: number, tone: string, points = 8, waist = 0.32): void =>
  fill(ctx, tone, starShape(x, y, q, points, waist));

/**
 * Draws `n` beams around (x, y) between two radii.
 * @param width in radians
 */
export function rays(
  ctx: Context,
  [x, y]: readonly [number, number],
  [from, to]: readonly [number, number],
  n: number,
  width: number,
  tone: string,
  turn = 0,
): void {
  for (let i = 0; i < n; i++) {
    const a = turn + (i / n) * TAU;
    const [d, e] = [width / 2, width * 0.35];
    cut(ctx, tone, [
      spoke(x, y, from, a - d),
      spoke(x, y, to, a - e),
      spoke(x, y, to, a + e),
      spoke(x, y, from, a + d),
    ]);
  }
}

/** The left half of a cloak in pairs: x from its middle (0) to its side (-1), y from its top (-1) to its hem (0). */
const CLOAK = [-0.2, -1, -0.44, -0.86, -0.5, -0.68, -0.72, -0.4, -1, 0];

/** Draws a person in a hooded cloak; `w` is half of the hem. */
export function cloaked(ctx: Context, x: number, foot: number, h: number, w: number, lit: string, dark: string): void {
  const left = pairs(CLOAK).map(([u, v]) => [x + u * w, foot + v * h] as const);
  const right = pairs(CLOAK)
    .map(([u, v]) => [x - u * w, foot + v * h] as const)
    .reverse();
  const shade = [
    x + w * 0.1,
    foot - h - 4,
    x + w * 0.02,
    foot - h * 0.6,
    x + w * 0.2,
    foot + 6,
    x + w * 2,
    foot + 6,
    x + w * 2,
    foot - h - 4,
  ];
  form(ctx, [lit, dark], [...left, [x, foot + 3], ...right], pairs(shade));
}

export function roundel(ctx: Context, suit: Field, x: number, y: number, radius: number): void {
  const { plate, ink } = paletteOfSuit(suit);
  dot(ctx, plate, x, y, radius);
  drawSign(ctx, suit, x, y, radius * 0.667, ink);
}
