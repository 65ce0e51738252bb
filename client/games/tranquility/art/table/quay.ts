/** The quay on which the toll (the group discard) is paid. */
import { rng } from "../../../../art/numbers.ts";
import { type Context, fill, line, roundRect } from "../../../../art/pen.ts";
import type { Theme } from "../../../../art/theme.ts";

/** Height, and the size, margins and number of the places. Lengths are in px. */
export const QUAY = { height: 116, place: 66, left: 20, top: 19, places: 8 } as const;

/** x of a place's left edge on a quay `width` px wide. More than eight `places` stand closer. */
export const quayPlace = (width: number, i: number, places = 0): number =>
  QUAY.left + (i * (width - 2 * QUAY.left - QUAY.place)) / (Math.max(places, QUAY.places) - 1);

/** `width` in px. Places from index `taken` on are empty. */
export function drawQuay(ctx: Context, width: number, theme: Theme, { taken = 0 } = {}): void {
  const plain = theme === "contrast";
  if (plain) {
    fill(ctx, "#000000", roundRect(0, 6, width, 92, 10));
    line(ctx, "#ffffff", 2, roundRect(1, 7, width - 2, 90, 9));
  } else drawPlanks(ctx, width);
  ctx.save();
  ctx.setLineDash([2, 6]);
  for (let i = taken; i < QUAY.places; i++) {
    const side = QUAY.place - 2.5;
    line(ctx, "#fff6e2", 2.5, roundRect(quayPlace(width, i) + 1.25, QUAY.top + 1.25, side, side, side * 0.09));
  }
  ctx.restore();
}

function drawPlanks(ctx: Context, width: number): void {
  const r = rng(3);
  const wood = ["#b98d62", "#ab7f56", "#c29a70", "#a3774f"];
  for (let i = 0; i < 6; i++) fill(ctx, "#6b4a37", roundRect(14 + (i * (width - 40)) / 5, 88, 12, 26, 3));
  fill(ctx, "#6f4d38", roundRect(0, 6, width, 92, 10));
  for (let a = 3, b = 3; a < width - 6; a = b) {
    b = Math.min(width - 3, a + 24 + r() * 16);
    fill(ctx, wood[Math.floor(r() * 4)]!, roundRect(a, 9, b - a - 2, 86, 3));
    for (const nail of [14, 90]) fill(ctx, "#5b3d2e", roundRect(a + (b - a) / 2 - 2, nail, 3, 3, 1.5));
  }
}
