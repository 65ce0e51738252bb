import { clamp, lerp } from "../../../art/numbers.ts";
import { type Context, fill, roundRect, within } from "../../../art/pen.ts";
import type { Theme } from "../../../art/theme.ts";

/** In hundredths of the card's side. `shore`: y of the border between picture and plate. */
export const CARD = { radius: 9, edge: 2.4, shore: 67 } as const;

/** White in high contrast. */
export const edgeIn = (theme: Theme, edge: string): string => (theme === "contrast" ? "#ffffff" : edge);

/** The font takes 50 % of the side up to 48 px, 35 % from 100 px. */
export function balance(size: number): { numeral: number; shore: number; picture: number } {
  const t = clamp((size - 48) / 52, 0, 1);
  return { numeral: lerp(50, 35, t), shore: lerp(52, CARD.shore, t), picture: lerp(0.82, 1, t) };
}

export const NUMERAL_FONT = "Literata";

/** The text is centred on x, with its baseline at y. */
export function write(ctx: Context, text: string, tone: string, size: number, x: number, y: number): void {
  ctx.font = `700 ${size}px ${NUMERAL_FONT}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = tone;
  ctx.fillText(text, x, y);
}

export const writeNumber = (ctx: Context, value: number, tone: string, size: number): void =>
  write(ctx, String(value), tone, size, 50, 94.2);

/** Draws a card of `size` px; `picture` draws on 100 x 100 units. */
export function sheet(ctx: Context, size: number, edge: string, picture: () => void): void {
  const k = size / 100;
  const e = Math.max(CARD.edge, 1.1 / k);
  ctx.save();
  ctx.scale(k, k);
  fill(ctx, edge, roundRect(0, 0, 100, 100, CARD.radius));
  within(ctx, roundRect(e, e, 100 - 2 * e, 100 - 2 * e, CARD.radius - e * 0.7), picture);
  ctx.restore();
}
