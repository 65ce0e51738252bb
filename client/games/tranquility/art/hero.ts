/**
 * The home page's panorama, from first light to dusk. Drawing takes about a second, so pages show a prerendered image
 * and must not import this file.
 */

import { alpha, mix } from "../../../art/colour.ts";
import { clamp, rng, type SeededRandom, TAU } from "../../../art/numbers.ts";
import {
  bar,
  type Context,
  curve,
  dab,
  dot,
  fill,
  pairs,
  quads,
  rect,
  roundRect,
  shifted,
  trace,
  triples,
  within,
} from "../../../art/pen.ts";
import { SEAS } from "../../../art/sea.ts";
import { drawBoat } from "./boats.ts";
import { drawGround } from "./island-card.ts";
import { paletteOf } from "./palette.ts";

/** In the panorama's own units; horizon and shore are y. */
const [WIDTH, HORIZON, SHORE] = [1440, 262, 396];
/** Tops of the colour bands (three of sky, two of water), then the bottom of the last. */
const BANDS = [0, 96, 186, HORIZON, 320, SHORE + 20];

/** A band's colour at x; neighbouring hours blend. */
function toneAt(x: number, band: number): string {
  const t = clamp((x / WIDTH) * 8 - 0.5, 0, 6.999);
  const hour = Math.floor(t);
  const of = (i: number) => {
    const { sky, sea, far } = paletteOf(i * 10 + 5, "day");
    return [...sky, ...sea, far][band]!;
  };
  return mix(of(hour), of(hour + 1), t - hour);
}
/** Index of far land's colour in `toneAt`, after the five bands. */
const FAR = 5;

const FAR_LANDS = [
  ...[40, 70, 15, 210, 50, 9, 402, 80, 17, 560, 44, 8, 742, 66, 13],
  ...[936, 90, 18, 1108, 50, 10, 1290, 80, 19, 1420, 60, 11],
];
/** From far to near: number, x of the middle, y of the waterline, scale. */
const ISLANDS = [
  ...[2, 566, 282, 0.9, 18, 392, 284, 0.9, 36, 742, 282, 0.8, 53, 1016, 280, 0.8, 5, 112, 316, 2.1],
  ...[19, 296, 350, 2.6, 29, 484, 326, 2.3, 37, 652, 352, 2.2, 47, 850, 334, 2.7, 51, 1032, 354, 2.05],
  ...[67, 1204, 332, 2.4, 78, 1362, 352, 2.6],
];
/** x of the middle, y of the waterline, size, rig. */
const BOATS = [
  ...[190, 344, 34, 0, 560, 368, 30, 2, 742, 316, 24, 4, 930, 370, 38, 1],
  ...[1136, 366, 28, 5, 1262, 372, 32, 3, 30, 372, 30, 2],
];

/** Draws the panorama across `width` px; the rest of `height` is sand. */
export function drawHero(ctx: Context, width: number, height: number): void {
  const k = width / WIDTH;
  ctx.save();
  ctx.scale(k, k);
  within(ctx, roundRect(0, 0, WIDTH, height / k, 0), () => paint(ctx));
  ctx.restore();
}

function paint(ctx: Context): void {
  const r = rng(21);
  paintBands(ctx, r);
  paintSuns(ctx, r);
  for (const [x, w, h] of triples(FAR_LANDS)) {
    const land = [x - w, 1, x - w * 0.5, -h * 0.5, x - w * 0.2, -h, x + w * 0.2, -h * 0.7, x + w, 1];
    fill(ctx, toneAt(x, FAR), curve(shifted(pairs(land), 0, HORIZON)));
  }
  bar(ctx, "rgba(255,255,255,.35)", 1.5, 0, HORIZON, WIDTH, HORIZON);
  for (const [number, x, y, scale] of quads(ISLANDS)) {
    ctx.save();
    ctx.translate(x - 50 * scale, y - 62 * scale);
    ctx.scale(scale, scale);
    drawGround(ctx, number);
    ctx.restore();
  }
  for (const [x, y, size, rig] of quads(BOATS)) {
    ctx.save();
    ctx.translate(x - size / 2, y - size * 0.8);
    drawBoat(ctx, size, { rig });
    ctx.restore();
  }
  paintBeach(ctx, r);
}

const streak = (ctx: Context, r: SeededRandom, x: number, y: number, w: number, h: number, tone: string): void =>
  dab(ctx, tone, x - w, y, x + w, y + r.between(-1, 1), h);

function paintBands(ctx: Context, r: SeededRandom): void {
  for (let x = 0; x < WIDTH; x += 3) {
    for (let band = 0; band < 5; band++) {
      rect(ctx, toneAt(x, band), x, BANDS[band]!, 4, BANDS[band + 1]! - BANDS[band]!);
    }
  }
  // Wide strokes hide the upright edges between hours.
  for (let i = 0; i < 900; i++) {
    const y = r() * SHORE;
    const x = r.between(-60, WIDTH + 60);
    const band = BANDS.findLastIndex((top) => y >= top);
    const water = band > 2;
    const w = water ? r.between(30, 90) : r.between(90, 240);
    const h = water ? r.between(1, 2.4) : r.between(4, 11);
    const clip = water ? roundRect(0, HORIZON + 1, WIDTH, 999, 0) : roundRect(0, 0, WIDTH, HORIZON, 0);
    within(ctx, clip, () => streak(ctx, r, x, y, w, h, alpha(toneAt(x + r.between(-24, 24), band), 0.55)));
  }
  for (const band of [1, 2]) {
    for (let i = 0; i < 60; i++) {
      const x = r() * WIDTH;
      const up = r.between(-10, 24);
      const w = r.between(40, 140);
      streak(ctx, r, x, BANDS[band]! - up, w, r.between(1.2, 3.6), toneAt(x, up > 0 ? band : band - 1));
    }
  }
}

function paintSuns(ctx: Context, r: SeededRandom): void {
  for (let i = 0; i < 8; i++) {
    const x = ((i + 0.5) / 8) * WIDTH;
    const y = 232 - 184 * Math.sin((Math.PI * (i + 0.5)) / 8) ** 3;
    const { sun } = paletteOf(i * 10 + 5, "day");
    dot(ctx, alpha(sun, 0.2), x, y, 35);
    dot(ctx, sun, x, y, 21);
    for (let n = 0; n < 5; n++)
      streak(ctx, r, x, HORIZON + 8 + n * 9, r.between(12, 34), 1.2, alpha(sun, 0.6 - n * 0.08));
  }
}

function paintBeach(ctx: Context, r: SeededRandom): void {
  const edge = shifted(pairs([-40, 4, 120, -4, 330, 6, 560, -3, 800, 8, 1040, -3, 1250, 4, 1480, -4]), 0, SHORE);
  const { sand, sandShade } = SEAS.light;
  const beach = (dy: number) => {
    const path = curve(shifted(edge, 0, dy));
    path.lineTo(1500, 9999);
    path.lineTo(-60, 9999);
    return path;
  };
  trace(ctx, "rgba(255,255,255,.5)", 2, shifted(edge, 0, -9));
  fill(ctx, sandShade, beach(0));
  fill(ctx, sand, beach(9));
  trace(ctx, "#ffffff", 3.5, edge);
  for (let i = 0; i < 420; i++) dot(ctx, sandShade, r() * WIDTH, SHORE + 22 + r() * 500, 0.8 + r(), 0, TAU);
}
