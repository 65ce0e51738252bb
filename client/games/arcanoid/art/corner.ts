/** The index of a card: rank or number over its sign, in the upper left corner. */

import type { CardMeaning, Field } from "../../../../shared/games/arcanoid/cards.ts";
import { alpha } from "../../../art/colour.ts";
import { clamp, lerp } from "../../../art/numbers.ts";
import { type Context, fill, line, roundRect } from "../../../art/pen.ts";
import type { Theme } from "../../../art/theme.ts";
import { paletteOfSuit, TRUMP } from "./palette.ts";
import { WIDTH } from "./scene.ts";
import { drawCourtMark, drawSign, type SignName } from "./signs.ts";

export const NUMERAL_FONT = "Literata";

/**
 * The sizes of a card's index, in units of a card that is 100 wide.
 * @param width of the card, in px. From 44 to 112 px, the rank's font is always 21 to 27 px.
 */
function measures(width: number): { font: number; sign: number; width: number; height: number } {
  const t = clamp((width - 44) / 68, 0, 1);
  return { font: lerp(47, 22, t), sign: lerp(15, 6.8, t), width: lerp(46, 25, t), height: lerp(84, 41, t) };
}

/** Size in px of the upper left corner that must be visible to read the index of a card `width` px wide. */
export function cornerIndex(width: number): { readonly width: number; readonly height: number } {
  const index = measures(width);
  const scale = width / WIDTH;
  return { width: (index.width + 1.5) * scale, height: index.height * scale };
}

export const signOf = (card: CardMeaning): SignName => (card.kind === "trump" ? "trump" : card.suit);

interface IndexTones {
  readonly plate: string;
  readonly ink: string;
  readonly sign: string;
}

const PLAIN = { plate: "#ffffff", ink: "#000000", sign: "#000000" };
const PLAIN_TRUMP = { plate: "#000000", ink: "#ffffff", sign: "#ffffff" };

/** In high contrast, suits are black on white, and trumps white on black. */
export function indexTones(name: SignName, theme: Theme): IndexTones {
  const isTrump = name === "trump";
  if (theme === "contrast") return isTrump ? PLAIN_TRUMP : PLAIN;
  if (isTrump) return TRUMP;
  const { plate, ink } = paletteOfSuit(name as Field);
  return { plate, ink, sign: ink };
}

/** Writes a number centred on x, with its baseline at y. A number of two digits is smaller and narrower. */
export function writeNumeral(ctx: Context, number: number, tone: string, size: number, x: number, y: number): void {
  const text = String(number);
  const narrow = text.length > 1;
  ctx.save();
  ctx.translate(x, y);
  if (narrow) ctx.scale(0.9, 1);
  ctx.font = `700 ${narrow ? size * 0.86 : size}px ${NUMERAL_FONT}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = tone;
  ctx.fillText(text, 0, 0);
  ctx.restore();
}

/**
 * Draws in units of a card that is 100 wide.
 * @param width of the card, in px
 */
export function drawIndex(ctx: Context, card: CardMeaning, width: number, theme: Theme): void {
  const m = measures(width);
  const name = signOf(card);
  const { plate, ink, sign } = indexTones(name, theme);
  const x = m.width / 2 + 1.2;
  const corner = roundRect(-9, -9, m.width + 10.5, m.height + 9, 8);
  fill(ctx, plate, corner);
  if (card.kind === "trump") line(ctx, alpha(ink, theme === "contrast" ? 1 : 0.55), 0.8, corner);
  if (card.kind === "court") drawCourtMark(ctx, card.rank, x, m.font * 0.56, m.font * 0.37, ink);
  else writeNumeral(ctx, card.kind === "trump" ? card.number : card.rank, ink, m.font, x, m.font * 0.93);
  drawSign(ctx, name, x, m.height - m.sign * 1.35, m.sign, sign);
}
