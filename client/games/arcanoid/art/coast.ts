/** The coasts where battles are fought, each with the landmark of its suit. */

import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import { alpha, INK, mix } from "../../../art/colour.ts";
import { drawFlag } from "../../../art/flags.ts";
import { clamp, rng } from "../../../art/numbers.ts";
import { bar, type Context, dot, fill, line, pairs, rect, roundRect, triples, within } from "../../../art/pen.ts";
import { THEMES, type Theme } from "../../../art/theme.ts";
import { NUMERAL_FONT } from "./corner.ts";
import { drawMark } from "./marks.ts";
import { PAPER, paletteOfSuit } from "./palette.ts";
import { blade, coin, cup, stave } from "./pips.ts";
import { HORIZON, placed, SHORE } from "./scene.ts";
import { drawShore } from "./shore.ts";
import { drawSign } from "./signs.ts";
import { drawSky } from "./sky.ts";

/** Whether a field is open, closed by Temperance, taken by the World until the round ends, or won by a seat. */
export type CoastState =
  | { readonly kind: "open" | "tempered" | "world" }
  | { readonly kind: "won"; readonly seat: number };

const OPEN: CoastState = { kind: "open" };

/** How far a tempered field's boom extends below its coast, in px. */
export const BOOM = 22;

/** Height of a coast in px below which its seal or flag is drawn smaller. */
const TALL = 74;

/** In px: space between a field's sign and name, and minimum space on both sides of them. */
const GAP = 5;
const EDGE = 2;

/** Radius of a coast's corners, in px. */
const RADIUS = 12;

/** Height in px of the near shore, which has the field's sign and name. */
const coastPlate = (height: number): number => (height > 70 ? 26 : 20);

/** Draws each field's landmark in units of a card, with its foot above y = `FOOT`. */
const LANDMARKS: Readonly<Record<Field, (ctx: Context) => void>> = {
  0: (ctx) => {
    for (const [x, h] of pairs([26, 24, 38, 30, 50, 26, 62, 22])) blade(ctx, x, 105, h);
  },
  1: (ctx) => {
    for (const [x, h, lean] of triples([20, 20, -3, 32, 27, -1, 44, 30, 1, 57, 24, 2, 67, 18, 3]))
      stave(ctx, x, 109, h, lean);
  },
  2: (ctx) => {
    for (const [x, w] of pairs([22, 11, 37, 15, 55, 18, 71, 12])) cup(ctx, x, 110, w);
  },
  3: (ctx) => {
    for (const [x, y, q] of triples([22, 97, 4, 50, 93, 10, 78, 97, 4, 36, 103, 3, 64, 103, 3])) coin(ctx, x, y, q);
  },
};
/** y of the shore below the landmarks, in units of a card. */
const FOOT = 112;
/** Height of landmarks with some sky, in units of a card. A coast with less room draws its landmarks smaller. */
const TALLEST = 43;

export function coastTones(field: Field, theme: Theme): { readonly plate: string; readonly ink: string } {
  const { plate, ink } = paletteOfSuit(field);
  if (theme === "contrast") return { plate: "#ffffff", ink: "#000000" };
  return { plate: theme === "dark" ? mix(plate, "#14252f", 0.14) : plate, ink };
}

/**
 * Draws a coast of width x height px at the origin. Only a tempered field's boom extends beyond it, by `BOOM` px
 * downwards.
 */
export function drawCoast(
  ctx: Context,
  field: Field,
  width: number,
  height: number,
  theme: Theme = "light",
  state: CoastState = OPEN,
  name = "",
): void {
  const plate = coastPlate(height);
  within(ctx, roundRect(0, 0, width, height, RADIUS), () => drawLand(ctx, field, width, height - plate, theme));
  if (theme === "contrast") line(ctx, "#ffffff", 2, roundRect(1, 1, width - 2, height - 2, RADIUS - 1));
  writeName(ctx, field, name, width / 2, height - plate / 2, plate, coastTones(field, theme).ink);
  if (state.kind === "tempered") placed(ctx, { x: 0, y: height }, () => drawBoom(ctx, width, theme));
  placed(ctx, { x: 0, y: 0, scale: Math.min(1, height / TALL) }, () => {
    if (state.kind === "world") drawSeal(ctx, theme);
    if (state.kind === "won") drawWon(ctx, state.seat, theme);
  });
}

/** Draws the sky, the landmark and the shore of a field. The shore begins `shore` px from the top. */
function drawLand(ctx: Context, field: Field, width: number, shore: number, theme: Theme): void {
  const p = paletteOfSuit(field);
  const scale = width / 100;
  const top = FOOT - shore / scale;
  placed(ctx, { x: 0, y: shore, scale }, () => {
    placed(ctx, { x: 0, y: -FOOT }, () => {
      const sun = { sun: [82, Math.min(top + 11, HORIZON - 18), 5] as const };
      drawSky({ ctx, r: rng(11 + field) }, p, field === 3 ? {} : sun);
      const small = clamp(shore / scale / TALLEST, 0.6, 1);
      placed(ctx, { x: 48 * (1 - small), y: FOOT * (1 - small), scale: small }, () => LANDMARKS[field](ctx));
    });
    if (theme === "dark") rect(ctx, alpha("#0b1a2c", 0.34), 0, -FOOT, 100, FOOT + 40);
    placed(ctx, { x: 0, y: -SHORE }, () => drawShore(ctx, field, coastTones(field, theme).plate));
  });
}

/** Writes a field's sign and name in the middle of a shore `2 * x` px wide; a long name is smaller. */
function writeName(ctx: Context, field: Field, name: string, x: number, y: number, plate: number, ink: string): void {
  const sign = plate * 0.34;
  const largest = plate > 22 ? 17 : 13;
  const set = (px: number): number => {
    ctx.font = `700 ${px}px ${NUMERAL_FONT}`;
    return name ? ctx.measureText(name).width : 0;
  };
  const asked = set(largest);
  const room = 2 * (x - sign - EDGE) - GAP;
  const wide = name ? GAP + (asked > room ? set((largest * room) / asked) : asked) : 0;
  drawSign(ctx, field, x - wide / 2, y, sign, ink);
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  ctx.fillStyle = ink;
  if (name) ctx.fillText(name, x - wide / 2 + sign + GAP, y + 1);
}

/** Draws a boom (a floating barrier) across the water below a coast. */
function drawBoom(ctx: Context, width: number, theme: Theme): void {
  const y = BOOM / 2;
  bar(ctx, theme === "contrast" ? "#ffffff" : "#8a5a44", 3, 10, y, width - 10, y);
  for (let i = 0; i < 7; i++) {
    const x = 20 + (i * (width - 40)) / 6;
    dot(ctx, PAPER, x, y, 8);
    dot(ctx, i % 2 ? PAPER : "#c9503a", x, y, 6);
  }
}

const drawSeal = (ctx: Context, theme: Theme): void => {
  const { gold } = THEMES[theme];
  dot(ctx, INK, 28, 26, 18.5);
  dot(ctx, gold, 28, 26, 16);
  drawMark(ctx, "world", 28, 26, 12, INK, gold);
};

const FLAG = 34;
function drawWon(ctx: Context, seat: number, theme: Theme): void {
  fill(ctx, INK, roundRect(6, 6, FLAG + 12, FLAG * 0.8 + 12, 9));
  fill(ctx, THEMES[theme].gold, roundRect(8, 8, FLAG + 8, FLAG * 0.8 + 8, 7));
  placed(ctx, { x: 12, y: 12 }, () => drawFlag(ctx, seat, FLAG));
}
