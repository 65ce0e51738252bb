/** The card itself: rounded, with an edge that separates its picture from the sea. */
import { clamp, lerp } from "../../../art/numbers.ts";
import { type Context, fill, roundRect, within } from "../../../art/pen.ts";
import type { Theme } from "../../../art/theme.ts";

/** Measures in hundredths of the card's side; `shore` is the height of the border between picture and plate. */
export const CARD = { radius: 9, edge: 2.4, shore: 67 } as const;

/** In high contrast every card has a light edge, whatever lies below it. */
export const edgeIn = (theme: Theme, edge: string): string => (theme === "contrast" ? "#ffffff" : edge);

/** The smaller a card, the larger its numeral against the picture: half the card at 48 px and below, a third from 100 px. */
export function balance(size: number): { numeral: number; shore: number; picture: number } {
  const t = clamp((size - 48) / 52, 0, 1);
  return { numeral: lerp(50, 35, t), shore: lerp(52, CARD.shore, t), picture: lerp(0.82, 1, t) };
}

export const NUMERAL_FONT = "Literata";

/** A numeral of `size` units around x, with its foot at y. */
export function write(ctx: Context, text: string, tone: string, size: number, x: number, y: number): void {
  ctx.font = `700 ${size}px ${NUMERAL_FONT}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = tone;
  ctx.fillText(text, x, y);
}

export const writeNumber = (ctx: Context, value: number, tone: string, size: number): void =>
  write(ctx, String(value), tone, size, 50, 94.2);

/** A card of `size` px with an edge of one colour. `picture` draws on 100 x 100 units, clipped inside the edge. */
export function sheet(ctx: Context, size: number, edge: string, picture: () => void): void {
  const k = size / 100;
  const e = Math.max(CARD.edge, 1.1 / k);
  ctx.save();
  ctx.scale(k, k);
  fill(ctx, edge, roundRect(0, 0, 100, 100, CARD.radius));
  within(ctx, roundRect(e, e, 100 - 2 * e, 100 - 2 * e, CARD.radius - e * 0.7), picture);
  ctx.restore();
}
