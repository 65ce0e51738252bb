/**
 * The marks of a board, distinct even without colour, for a card or space of `size` px at the origin. Except for
 * shadows, they extend at most `BLEED` px beyond it.
 */

import { alpha, INK } from "../../../art/colour.ts";
import { clamp } from "../../../art/numbers.ts";
import { type Context, disc, dot, fill, line, rect, roundRect } from "../../../art/pen.ts";
import { SEAS } from "../../../art/sea.ts";
import { THEMES, type Theme } from "../../../art/theme.ts";
import { CARD } from "./card-frame.ts";
import { drawGlyph, type GlyphName } from "./glyphs.ts";
import type { PaletteSide } from "./palette.ts";

/** Two turning arrows on 20 x 20 units. */
const TURN = "M4 10a6 6 0 0 1 10.5-4L16 7.5M16 4v3.5h-3.5M16 10a6 6 0 0 1-10.5 4L4 12.5M4 16v-3.5h3.5";

export const BLEED = 8;
const PALE = "#fff6e2";

/** A rounded square, enlarged by `by` px on each side. */
const square = (size: number, by: number, radius = (size * CARD.radius) / 100) =>
  roundRect(-by, -by, size + 2 * by, size + 2 * by, Math.max(0, radius + by));

function write(ctx: Context, text: string, x: number, y: number, size: number, tone: string): void {
  ctx.font = `700 ${size}px Literata`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = tone;
  // Digits are 0.7 of the font size high; this centres them on y.
  ctx.fillText(text, x, y + size * 0.345);
}

// ---- spaces ----
const WATERS: Readonly<Record<Theme, readonly [ground: string, edge: string, dashes: string, width: number]>> = {
  light: ["rgba(8,52,62,.2)", "rgba(255,255,255,.2)", "rgba(255,255,255,.45)", 1.5],
  dark: ["rgba(0,8,16,.3)", "rgba(200,225,230,.17)", "rgba(200,225,230,.36)", 1.5],
  contrast: ["#000000", "#8fa3b0", "#8fa3b0", 2],
};
export function drawSpace(ctx: Context, size: number, theme: Theme): void {
  const [ground, edge, , width] = WATERS[theme];
  fill(ctx, ground, square(size, 0));
  line(ctx, edge, width, square(size, -width / 2));
}

export function drawClosedSpace(ctx: Context, size: number, theme: Theme): void {
  const [, , dashes, width] = WATERS[theme];
  const { base, isPlain } = SEAS[theme];
  rect(ctx, alpha(base, isPlain ? 1 : 0.82), -1, -1, size + 2, size + 2);
  dashed(ctx, dashes, width, size);
}

export function dashed(ctx: Context, tone: string, width: number, size: number): void {
  ctx.save();
  ctx.setLineDash([size * 0.07 - width / 2, size * 0.06 + width / 2]);
  line(ctx, tone, width, square(size, -width / 2));
  ctx.restore();
}

/** The outline is visible on land and every water. */
export function drawSlot(ctx: Context, glyph: GlyphName, size: number, theme: Theme): void {
  const { ink } = THEMES[theme];
  const { sand, isPlain } = SEAS[theme];
  fill(ctx, alpha(sand, isPlain ? 1 : 0.88), square(size, 0));
  ctx.save();
  ctx.globalAlpha = 0.75;
  dashed(ctx, ink, size < 50 ? 2 : 2.5, size);
  ctx.translate(size / 4, size / 4);
  drawGlyph(ctx, glyph, size / 2, ink);
  ctx.restore();
}

/** Draws a space where the chosen card can be placed. `cost`: cards to pay. Default: not shown. */
export function drawLegalSpace(ctx: Context, size: number, theme: Theme, cost?: number): void {
  const { legal, shadow } = THEMES[theme];
  if (theme === "contrast") {
    fill(ctx, legal, square(size, 5));
    fill(ctx, "#000000", square(size, 3));
  } else {
    if (theme === "light") {
      ctx.save();
      ctx.translate(0, 2);
      fill(ctx, `rgba(${shadow},.25)`, square(size, 4));
      ctx.restore();
    }
    fill(ctx, theme === "light" ? "#fffaf0" : "#fff8e6", square(size, theme === "light" ? 3 : 2.5));
  }
  fill(ctx, legal, square(size, 0));
  if (cost === undefined) return;
  ctx.save();
  ctx.translate(size / 2, size / 2);
  const k = clamp(0.68 + (size - 54) * 0.0073, 0.5, 1);
  ctx.scale(k, k);
  drawPrice(ctx, 0, -7, 44, 22, cost);
  const left = -(cost * 11.5 - 2.5) / 2;
  for (let i = 0; i < cost; i++) fill(ctx, INK, roundRect(left + i * 11.5, 19, 9, 9, 2));
  ctx.restore();
}

/** The font is at most 20 px. */
export function writeOnBank(ctx: Context, text: string, size: number): void {
  ctx.font = "700 20px Literata";
  const font = Math.min(20, size * 0.27, (20 * (size - 8)) / ctx.measureText(text).width);
  write(ctx, text, size / 2, size / 2, font, INK);
}

function drawPrice(ctx: Context, x: number, y: number, across: number, font: number, cost: number): void {
  if (cost) dot(ctx, INK, x, y, across / 2);
  else line(ctx, INK, 3, disc(x, y, across / 2 - 1.5));
  write(ctx, String(cost), x, y, font, cost ? PALE : INK);
}

/** `size` in px. */
export function drawCostDisc(ctx: Context, size: number, theme: Theme, cost: number): void {
  const c = size / 2;
  dot(ctx, THEMES[theme].gold, c, c, c + size * 0.08);
  if (!cost) dot(ctx, THEMES.light.legal, c, c, c);
  drawPrice(ctx, c, c, size, size * 0.53, cost);
}

// ---- around a card ----
/** A ring for a card that is chosen, hovered, or decides the price. It ends 5.5 px beyond the card. */
export function drawRing(ctx: Context, size: number, theme: Theme): void {
  const { gold, line: ink } = THEMES[theme];
  line(ctx, ink, 2.5, square(size, 4.25, 10));
  line(ctx, gold, 3, square(size, 1.5, 10));
}

/** A held card's shadow is larger. High contrast has no shadows. */
export function drawShadow(ctx: Context, size: number, theme: Theme, { held = false } = {}): void {
  if (theme === "contrast") return;
  const { shadow } = THEMES[theme];
  // Canvas shadows ignore the transform.
  const { a: density } = ctx.getTransform();
  const cast = (dy: number, blur: number, opacity: number) => {
    ctx.shadowOffsetY = dy * density;
    ctx.shadowBlur = blur * density;
    ctx.shadowColor = `rgba(${shadow},${opacity})`;
    fill(ctx, INK, square(size, 0));
  };
  ctx.save();
  if (held) cast(8, 18, 0.32);
  else cast(4, 9, 0.26);
  if (held) cast(2, 0, 0.45);
  else cast(1.5, 0, 0.5);
  ctx.restore();
}

/** The badge is gold for a card with the wrong side up, `pale` for a space whose card will have to be turned. */
export function drawTurnBadge(ctx: Context, size: number, theme: Theme, { pale = false } = {}): void {
  const c = size / 2;
  dot(ctx, PALE, c, c, c + 2.5);
  dot(ctx, pale ? THEMES.light.panel2 : THEMES[theme].gold, c, c, c);
  ctx.save();
  ctx.translate(size * 0.17, size * 0.17);
  ctx.scale(size * 0.033, size * 0.033);
  line(ctx, INK, 1.8, new Path2D(TURN));
  ctx.restore();
}

/** Marks a card for which no space is left. */
export function drawSpareBadge(ctx: Context, size: number): void {
  const c = size / 2;
  dot(ctx, INK, c, c, c);
  dot(ctx, PALE, c, c, c * 0.86);
  line(ctx, INK, size * 0.15, new Path2D(`M${size * 0.28} ${c}h${size * 0.44}`));
}

/** A run's frame in a duel: solid gold by day, dashed moonlight by night. */
const lineOf = (side: PaletteSide, theme: Theme): { readonly tone: string; readonly dashes: readonly number[] } =>
  side === "day" ? { tone: THEMES[theme].gold, dashes: [] } : { tone: "#c3d0f7", dashes: [11, 5] };

/** Ends where a run continues in another row. */
export type RowEnd = "left" | "right" | "both";

/**
 * `width` and `height` are in px. The frame stays within its half of the gap between rows, so that it covers no number
 * or other frame.
 */
export function drawRun(
  ctx: Context,
  width: number,
  height: number,
  side: PaletteSide,
  theme: Theme,
  open?: RowEnd,
): void {
  const isOpen = (end: "left" | "right") => open === end || open === "both";
  const [out, within] = [Math.max(2, height * 0.03), height * 0.05];
  const thick = out + within;
  const by = (out - within) / 2;
  const [left, right] = [isOpen("left") ? -13 : -by, width + (isOpen("right") ? 13 : by)];
  const frame = roundRect(left, -by, right - left, height + 2 * by, (height * CARD.radius) / 100 + by);
  const from = isOpen("left") ? -5 : -BLEED;
  const to = width + (isOpen("right") ? 5 : BLEED);
  const { tone, dashes } = lineOf(side, theme);
  ctx.save();
  ctx.beginPath();
  ctx.rect(from, -BLEED, to - from, height + 2 * BLEED);
  ctx.clip();
  line(ctx, INK, thick, frame);
  ctx.setLineDash([...dashes]);
  line(ctx, tone, thick * 0.55, frame);
  ctx.restore();
}

// ---- labels ----
/** In px. */
export const LABEL_HEIGHT = 28;

/** In px. */
export function labelWidth(ctx: Context, text: string): number {
  ctx.font = "700 15px Literata";
  return Math.ceil(ctx.measureText(text).width) + 20;
}

/** With `side`, a run's points; otherwise the difference between neighbours, such as `41 − 38 = 3`. */
export function drawLabel(ctx: Context, text: string, theme: Theme, side?: PaletteSide): void {
  const { ink, onInk, gold } = THEMES[theme];
  const ring = side ? lineOf(side, theme).tone : gold;
  const width = labelWidth(ctx, text);
  fill(ctx, ring, roundRect(-2.5, -2.5, width + 5, LABEL_HEIGHT + 5, 11.5));
  fill(ctx, ink, roundRect(0, 0, width, LABEL_HEIGHT, 9));
  write(ctx, text, width / 2, LABEL_HEIGHT / 2 - 0.5, 15, onInk);
}
