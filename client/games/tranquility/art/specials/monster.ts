import { alpha } from "../../../../art/colour.ts";
import { lerp, rng } from "../../../../art/numbers.ts";
import {
  bar,
  blob,
  type Context,
  curve,
  cut,
  dab,
  dot,
  fill,
  near,
  type Point,
  pairs,
  quads,
  rect,
  trace,
  within,
} from "../../../../art/pen.ts";
import { GLYPHS } from "../glyphs.ts";
import { bands, type SpecialArt, slateEdge, swell } from "./parts.ts";

const SKIN = "#2f6f68";
const DARK = "#1b4548";
const LIGHT = "#6aa893";
const FIN = "#c8643f";

export const monster: SpecialArt = {
  edge: slateEdge,
  tab: [slateEdge, GLYPHS.serpent, "#7fc7b2"],
  picture(ctx) {
    const r = rng(603);
    bands(ctx, r, ["#31435c", "#54667a", "#a9a996"], 0, 55, 9);
    dot(ctx, "#e9dcb0", 74, 24, 8);
    rect(ctx, "#3b6377", 0, 55, 100, 50);
    for (let i = 0; i < 6; i++)
      dab(ctx, alpha("#e9dcb0", 0.5), 74 - 7 + i * 0.6, 57.5 + i * 2.2, 74 + 7 - i * 0.6, 57.5 + i * 2.2, 0.6);
    drawCoil(ctx, 92, 6, 6, 4, 70);
    drawCoil(ctx, 74, 10, 10, 7.5, 74);
    drawNeck(ctx);
    drawFace(ctx);
    swell(ctx, r, 77, 5, "#315871", "#e6f0ee", 24);
    swell(ctx, r, 87, 6, "#29495f", "#e6f0ee", 28);
    swell(ctx, r, 97, 5, "#203b4f", alpha("#e6f0ee", 0.7), 20);
  },
};

/** `q`: half of the arch's width; it tapers from `w0` to `w1`. */
function drawCoil(ctx: Context, x: number, q: number, w0: number, w1: number, base: number): void {
  const ring = (inner: number, t: number): Point => {
    const a = Math.PI + t * Math.PI;
    const w = (lerp(w0, w1, t) / 2) * inner;
    return [x + Math.cos(a) * (q + w), base + Math.sin(a) * (q * 1.12 + w)];
  };
  const ts = Array.from({ length: 17 }, (_, i) => i / 16);
  const outer = ts.map((t) => ring(1, t));
  const inner = ts.map((t) => ring(-1, t));
  const middle = ts.map((t) => ring(0.1, t));
  for (let i = 2; i < 15; i += 1.7) {
    const t = i / 16;
    cut(ctx, FIN, [ring(0.8, t), ring(1.85, t + 0.035), ring(0.8, t + 0.075)]);
  }
  cut(ctx, SKIN, [...outer, ...inner.toReversed()]);
  cut(ctx, DARK, [...middle, ...inner.toReversed()]);
  trace(
    ctx,
    LIGHT,
    0.9,
    ts.slice(2, 9).map((t) => ring(0.72, t)),
  );
}

function drawNeck(ctx: Context): void {
  const back = pairs([50, 86, 52, 70, 50, 56, 44, 44, 41, 34, 43, 26, 41, 19]);
  const front = pairs([20, 27.4, 27, 28.6, 31, 33, 31, 42, 34, 54, 36, 68, 33, 86]);
  const fins = [
    43, 21, 4.4, 6, 43.6, 29, 6.6, 5.4, 42, 37, 7.6, 3.4, 46, 46.5, 8, 4.6, 50.4, 56, 7.4, 4, 52.2, 67, 6, 3,
  ];
  for (const [x, y, out, up] of quads(fins)) cut(ctx, FIN, near(x, y, 1, [-3, -2.6, out, -up, 0, 4]));
  const muzzle = pairs([35, 14.4, 27, 14.6, 19, 18.6, 13.6, 21.4, 12.4, 24.4, 15, 26.8]);
  const body = curve([...back, ...muzzle, ...front], true);
  fill(ctx, SKIN, body);
  within(ctx, body, () => {
    blob(ctx, DARK, pairs([60, 90, 47, 88, 46, 70, 44, 57, 38.6, 45, 36.4, 35, 39, 26, 37, 20, 46, 12, 60, 30]));
    blob(ctx, LIGHT, pairs([24, 90, 33.6, 90, 38.4, 68, 36.4, 54, 33.4, 42, 33.6, 34, 30.6, 29, 24, 29, 26, 60]));
    for (let i = 0; i < 11; i++) {
      const y = 84 - i * 4.9;
      bar(ctx, alpha(DARK, 0.55), 0.7, 26, y + 0.6, lerp(37.6, 34.4, i / 10), y - 0.8);
    }
  });
}

function drawFace(ctx: Context): void {
  trace(ctx, DARK, 1, pairs([12.8, 24.6, 19, 23.4, 26, 24.6, 30.6, 23]));
  cut(ctx, "#f4efdc", pairs([16, 24, 17, 27, 18.4, 23.8]));
  cut(ctx, "#f4efdc", pairs([21, 23.8, 22.2, 26.6, 23.4, 24]));
  blob(ctx, "#ffd35a", pairs([26.4, 19.8, 29.4, 17.4, 33, 18.4, 30, 20.6]));
  dot(ctx, "#101a24", 29.8, 19.1, 0.95);
  trace(ctx, DARK, 1, pairs([25.4, 18.8, 29.4, 16, 34, 16.8]));
  dot(ctx, DARK, 15.4, 22.2, 0.6);
  cut(ctx, FIN, pairs([36, 15, 40, 5.4, 42.4, 15.6]));
  cut(ctx, FIN, pairs([31, 14.4, 34, 7.6, 37, 14.6]));
}
