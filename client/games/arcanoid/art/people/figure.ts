/** Gestures show who people are; a hood, a veil, a beard or a shadow replaces the face. */
import { alpha, mix } from "../../../../art/colour.ts";
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
  pairs,
  pebble,
  rect,
  within,
} from "../../../../art/pen.ts";
import type { ArcanoidPalette, ArcanoidTones } from "../palette.ts";
import { type ArcanoidArtContext, form, oval } from "../scene.ts";
import { drawCourtMark } from "../signs.ts";

/** Draws on 100 x 160 units, in front of the sky and behind the near shore. */
export type Person = (s: ArcanoidArtContext, p: ArcanoidPalette) => void;

/**
 * `shoulder`: width of the shoulders as a fraction of the hem's, before 8 units are added. `knee`: how far each knee
 * extends, in units.
 */
interface Cut {
  readonly shoulder?: number;
  readonly knee?: number;
  readonly panel?: boolean;
}

/** Draws a robe `h` high, with its hem at (x, `foot`); `w` is half of the hem. */
export function robe(
  ctx: Context,
  x: number,
  foot: number,
  h: number,
  w: number,
  [lit, dark, light]: ArcanoidTones,
  { shoulder = 0.3, knee = 0, panel = true }: Cut = {},
): void {
  const top = foot - h;
  const s = w * shoulder + 4;
  const left = [
    x - s * 0.4,
    top,
    x - s,
    top + h * 0.08,
    x - s * 1.04 - knee,
    top + h * 0.5,
    x - w,
    foot - 1,
    x - w * 0.4,
    foot + 2,
  ];
  const right = [
    x + w * 0.4,
    foot + 2,
    x + w,
    foot - 1,
    x + s * 1.04 + knee,
    top + h * 0.5,
    x + s,
    top + h * 0.08,
    x + s * 0.4,
    top,
  ];
  const shade = [
    x + s * 0.2,
    top - 4,
    x + s * 0.34,
    top + h * 0.4,
    x + w * 0.36,
    foot + 5,
    x + w * 2,
    foot + 5,
    x + w * 2,
    top - 4,
  ];
  form(ctx, [lit, dark], pairs([...left, ...right]), pairs(shade));
  if (panel)
    cut(
      ctx,
      light,
      pairs([x - 1.6, top + h * 0.1, x + 1.6, top + h * 0.1, x + w * 0.2, foot + 1.6, x - w * 0.2, foot + 1.6]),
    );
}

export function arm(
  ctx: Context,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w: number,
  tone: string,
  skin: string,
): void {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [(-(y1 - y0) / length) * w, ((x1 - x0) / length) * w];
  /** A point between shoulder (0) and hand (1), `side` times `w` sideways. */
  const beside = (part: number, side: number) => [x0 + (x1 - x0) * part + nx * side, y0 + (y1 - y0) * part + ny * side];
  dot(ctx, skin, x1, y1, w * 0.52);
  cut(
    ctx,
    mix(tone, "#ffffff", 0.09),
    pairs([...beside(0, 0.6), ...beside(0.9, 0.9), ...beside(0.93, -0.7), ...beside(0, -0.6)]),
  );
}

type Hair = "cap" | "long" | "veil" | "hood" | "beard" | "bun";

/** Outlines of hair or cloth behind the head, in units of half the head's height. */
const BEHIND: Partial<Readonly<Record<Hair, readonly number[]>>> = {
  long: [-1.1, -0.6, 0, -1.24, 1.1, -0.6, 1.5, 1.9, 0, 2.2, -1.5, 1.9],
  veil: [-1.1, -0.6, 0, -1.24, 1.1, -0.6, 1.5, 1.9, 0, 2.2, -1.5, 1.9],
  hood: [-1.3, 1.3, -1.2, -0.6, 0, -1.5, 1.2, -0.6, 1.3, 1.3],
};
const BEARD = [-0.8, -0.1, -0.4, 0.25, 0.4, 0.25, 0.8, -0.1, 0.76, 1.1, 0, 2.1, -0.76, 1.1];
const HAIR = [-0.94, 0.2, -0.8, -0.8, 0, -1.16, 0.8, -0.8, 0.94, 0.2, 0.4, -0.42, -0.4, -0.42];
const SHADOW = "#5a2a3a";

/** Draws a head of half height q without a face, its right side in shadow. */
export function head(
  ctx: Context,
  x: number,
  y: number,
  q: number,
  skin: string,
  tone: string,
  hair: Hair = "cap",
): void {
  const behind = BEHIND[hair];
  if (behind) blob(ctx, tone, near(x, y, q, behind));
  rect(ctx, mix(skin, SHADOW, 0.25), x - q * 0.34, y + q * 0.5, q * 0.68, q * 0.9);
  oval(ctx, skin, x, y, q * 0.82, q);
  within(ctx, curve(near(x, y, q, [-0.82, 0, 0, -1, 0.82, 0, 0, 1]), true), () =>
    cut(ctx, mix(skin, SHADOW, 0.14), near(x, y, q, [0.25, -1, 0.1, 1, 1, 1, 1, -1])),
  );
  if (hair === "beard") blob(ctx, tone, near(x, y, q, BEARD));
  if (hair !== "veil" && hair !== "hood") blob(ctx, tone, near(x, y, q, HAIR));
  if (hair === "bun") dot(ctx, tone, x, y - q * 1.36, q * 0.5);
}

/** Draws the crown of a queen (13) or a king (14). */
export function crown(ctx: Context, rank: number, x: number, y: number, q: number, tone: string, shade: string): void {
  drawCourtMark(ctx, rank, x, y, q, shade);
  drawCourtMark(ctx, rank, x - q * 0.08, y - q * 0.06, q * 0.9, tone);
}

export function leg(ctx: Context, x0: number, y0: number, x1: number, y1: number, tone: string): void {
  bar(ctx, tone, 4.4, x0, y0, x1, y1);
  blob(ctx, "#3a2430", pairs([x1 - 2.6, y1 - 2, x1 + 1, y1 - 2.4, x1 + 5, y1 + 1, x1 - 2.6, y1 + 1.6]));
}

export function cap(ctx: Context, x: number, y: number, tone: string, feather: string): void {
  blob(ctx, tone, pairs([x - 8, y + 1, x - 6, y - 5, x + 1, y - 7, x + 7, y - 3, x + 8.6, y + 1.6, x, y - 0.6]));
  blob(ctx, feather, pairs([x + 4, y - 4, x + 6, y - 14, x + 13, y - 18, x + 11, y - 8]));
}

/** Draws a low rock, `w` to each side of x. */
export function ground(ctx: Context, { ground: [lit, dark, top] }: ArcanoidPalette, y = 140, w = 40, x = 50): void {
  const outline = [
    x - w,
    y + 8,
    x - w * 0.8,
    y,
    x - w * 0.2,
    y - 3,
    x + w * 0.5,
    y - 1.6,
    x + w * 0.95,
    y + 3,
    x + w,
    y + 9,
    x,
    y + 12,
  ];
  const shade = [x + w * 0.1, y - 6, x + w * 0.3, y + 14, x + w * 2, y + 14, x + w * 2, y - 6];
  form(ctx, [lit, dark], pairs(outline), pairs(shade));
  blob(
    ctx,
    top,
    pairs([
      x - w * 0.82,
      y + 1,
      x - w * 0.2,
      y - 3,
      x + w * 0.5,
      y - 1.6,
      x + w * 0.9,
      y + 3,
      x + w * 0.3,
      y + 1.4,
      x - w * 0.3,
      y + 1,
    ]),
  );
  dab(ctx, alpha("#ffffff", 0.7), x - w - 6, y + 9, x + w + 6, y + 10, 1.2);
}

/** Draws foam around a swimmer, `w` wide around x. */
export function foam({ ctx, r }: ArcanoidArtContext, x: number, y: number, w: number): void {
  for (let i = 0; i < 7; i++) {
    const rise = r.between(-1, 1.2) - (3 - Math.abs(i - 3)) * 0.5;
    fill(ctx, i % 3 ? "#ffffff" : "#e3eff2", pebble(x + ((i - 3) * w) / 6.4, y + rise, w / 11, 2.4, r));
  }
  dab(ctx, "#ffffff", x - w * 0.7, y + 3, x + w * 0.66, y + 3, 0.9);
  dab(ctx, alpha("#ffffff", 0.6), x - w * 0.4, y + 7, x + w * 0.5, y + 7, 0.7);
}
