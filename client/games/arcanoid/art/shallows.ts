import { alpha, hexes } from "../../../art/colour.ts";
import { rng } from "../../../art/numbers.ts";
import { blob, type Context, curve, dot, line, type Point, pairs, spoke, trace } from "../../../art/pen.ts";
import type { Theme } from "../../../art/theme.ts";

/** How far wet sand and foam extend beyond a sandbar, in px. */
export const SAND_REACH = 14;

const SANDS = {
  light: hexes("529599 fbf6ea dcc392 efdcb4"),
  dark: hexes("1f4656 8fb3b8 22303a 2b3a44"),
} as const;
/** How far the points of the long sides are from a straight line, in units of 0.6 px. */
const UNEVEN = [0, 3, -2, 2, -3, 1, 3, -2];

/** The outline of a sandbar of w x h px, enlarged by `reach` px on each side. */
function outlineOf(w: number, h: number, reach: number): Point[] {
  const q = h / 2;
  const side = (i: number) => ((w - h) * (i + 0.6)) / 6.2;
  const six = [0, 1, 2, 3, 4, 5];
  const bend = [-1.15, -0.6, 0, 0.6, 1.15];
  return [
    ...six.map((i): Point => [q + side(i), UNEVEN[i]! * 0.6 - reach]),
    ...bend.map((a) => spoke(w - q, q, q + reach, a)),
    ...six.map((i): Point => [w - q - side(i), h + reach + UNEVEN[i + 2]! * 0.6]),
    ...bend.map((a) => spoke(q, q, q + reach, a + Math.PI)),
  ];
}

/**
 * Draws a sandbar of width x height px at the origin, wider than high. Wet sand and foam extend `SAND_REACH` px
 * further.
 */
export function drawSandbar(ctx: Context, width: number, height: number, theme: Theme = "light"): void {
  if (theme === "contrast") {
    blob(ctx, "#000000", outlineOf(width, height, 0));
    line(ctx, "#ffffff", 2, curve(outlineOf(width, height, 0), true));
    return;
  }
  const [shoal, foam, wet, dry] = SANDS[theme] as [string, string, string, string];
  blob(ctx, alpha(shoal, 0.7), outlineOf(width, height, 12));
  blob(ctx, alpha(foam, theme === "dark" ? 0.4 : 0.85), outlineOf(width, height, 4));
  blob(ctx, wet, outlineOf(width, height, 1.5));
  blob(ctx, dry, outlineOf(width, height, -4));
  const r = rng(4);
  for (let i = 0; i < width / 9; i++)
    dot(ctx, wet, r.between(20, width - 20), r.between(10, height - 10), r.between(0.7, 1.5));
}

/** Draws a couple's rope from the origin to `width` px right, hanging about 12 px down. */
export function drawRope(ctx: Context, width: number, theme: Theme = "light"): void {
  const along = pairs([3, 0, width * 0.3, 9, width * 0.7, 9, width - 3, 0]);
  trace(ctx, "#5c3a38", 5.4, along);
  trace(ctx, theme === "contrast" ? "#ffffff" : "#e6c998", 3.4, along);
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const [x, y] = [3 + (width - 6) * t, Math.sin(t * Math.PI) * 9];
    trace(ctx, "#8a5a44", 1, pairs([x - 1.5, y + 1.4, x + 1.5, y - 1.4]));
  }
}
