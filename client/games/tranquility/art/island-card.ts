/** Island cards. The number seeds the random details, so a card always looks the same. */

import { alpha, mix } from "../../../art/colour.ts";
import { rng } from "../../../art/numbers.ts";
import { below, type Context, dab, fill, line, pairs, roundRect, shifted, trace } from "../../../art/pen.ts";
import type { Theme } from "../../../art/theme.ts";
import { balance, edgeIn, sheet, write, writeNumber } from "./card-frame.ts";
import { paintIsland, paintPicture } from "./island-picture.ts";
import { PAPER, type PaletteSide, paletteOf, sunAt } from "./palette.ts";
import type { TranquilityArtContext } from "./scene.ts";

function sceneOf(ctx: Context, number: number, side: PaletteSide, theme: Theme, small: boolean): TranquilityArtContext {
  const { light } = sunAt(number);
  const p = paletteOf(number, side, theme);
  return { ctx, p, r: rng(number * 7919), side: light, night: side === "night", number, small };
}

/** `number`: 1..80. `size` in px. `index` repeats the number in the upper left corner, for fans. */
export function drawIslandCard(
  ctx: Context,
  number: number,
  size: number,
  side: PaletteSide = "day",
  theme: Theme = "light",
  { index = false } = {},
): void {
  const s = sceneOf(ctx, number, side, theme, size <= 60);
  const { numeral, shore, picture } = balance(size);
  sheet(ctx, size, edgeIn(theme, s.night ? mix(s.p.plate, "#000000", 0.2) : PAPER), () => {
    ctx.save();
    ctx.translate(50, picture * 2 - 2);
    ctx.scale(picture, picture);
    ctx.translate(-50, 0);
    paintPicture(s);
    ctx.restore();
    paintShore(s, shore);
    writeNumber(ctx, number, s.p.ink, numeral);
    if (index) {
      const w = number > 9 ? 27 : 20;
      fill(ctx, s.p.plate, roundRect(-9, -9, w + 9, 28.4, 8));
      write(ctx, String(number), s.p.ink, 18, w / 2 + 0.8, 16.2);
    }
    if (s.night) line(ctx, alpha(s.p.ink, 0.28), s.small ? 1.4 : 0.8, roundRect(3.4, 3.4, 93.2, 93.2, 6.4));
  });
}

/** Draws an island without sky and sea on 100 x 100 units, with the waterline at y = 62. */
export function drawGround(ctx: Context, number: number, side: PaletteSide = "day"): void {
  paintIsland(sceneOf(ctx, number, side, "light", false));
}

/** The ends of the plate meet those of neighbouring cards. */
function paintShore(s: TranquilityArtContext, y: number): void {
  const { ctx, p, r } = s;
  const dip = r.between(-1.6, 1.6);
  const swell = r.between(-1.5, 1.5);
  const edge = pairs([
    ...[-2, y, 14, y + dip * 0.7, 34, y + swell, 52, y - dip * 0.8],
    ...[72, y - swell, 88, y + dip * 0.5, 102, y],
  ]);
  trace(ctx, alpha(p.plate, 0.5), 0.8, shifted(edge, 0, -1.5));
  fill(ctx, p.plate, below(edge));
  trace(ctx, s.night ? mix(p.plate, p.sky[2], 0.75) : "#ffffff", s.small ? 1.6 : 1.1, edge);
  if (s.small) return;
  for (let i = 0; i < 5; i++) {
    const x = r.between(2, 86);
    const w = r.between(6, 14);
    const b = r.between(y + 5, 97);
    dab(ctx, alpha(p.ink, 0.1), x, b, x + w, b, 0.35, -0.5);
  }
}
