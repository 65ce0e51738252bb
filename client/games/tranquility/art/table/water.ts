import { alpha } from "../../../../art/colour.ts";
import { type Context, line, type Polyline, roundRect, within } from "../../../../art/pen.ts";
import { drawSea, NIGHTS, SEAS, type SeaName } from "../../../../art/sea.ts";
import { drawShore, under, waterline } from "../../../../art/shore.ts";
import { drawFarShore } from "./far.ts";
import { drawRose } from "./rose.ts";
import { drawShoals, type Shallow } from "./shoals.ts";

/** Positions are in px. */
export interface Water {
  readonly sea: SeaName;
  readonly land?: readonly Shallow[];
  /** The shore at the bottom, from left to right. */
  readonly shore?: Polyline;
  /** The shore at the right, from top to bottom; each point is [y, x]. */
  readonly aside?: Polyline;
  /** y below which it is night. */
  readonly night?: number;
  readonly farShore?: { readonly x: number; readonly y: number };
  readonly rose?: { readonly x: number; readonly y: number; readonly radius: number };
}

export function drawWater(ctx: Context, width: number, height: number, water: Water): void {
  const { sea, land = [], shore, aside, night, farShore, rose } = water;
  const at = (x: number, y: number, draw: () => void) => {
    ctx.save();
    ctx.translate(x, y);
    draw();
    ctx.restore();
  };
  const flood = (name: SeaName) => {
    drawSea(ctx, width, height, name);
    drawShoals(ctx, land, name);
    if (rose) at(rose.x - rose.radius, rose.y - rose.radius, () => drawRose(ctx, rose.radius * 2, name));
  };
  within(ctx, roundRect(0, 0, width, height, 0), () => {
    flood(sea);
    if (night !== undefined) {
      const dusk = () =>
        waterline(
          width,
          [0, 1, 2, 3].map((i) => [(i / 3) * width, night]),
          5,
          9,
        );
      within(ctx, under(dusk(), width, height), () => flood(NIGHTS[sea]));
      line(ctx, alpha("#ffffff", SEAS[sea].isPlain ? 0.8 : 0.35), 2, dusk());
    }
    if (farShore) at(farShore.x - 70, 0, () => drawFarShore(ctx, width - farShore.x + 130, farShore.y + 70, sea));
    if (shore) drawShore(ctx, width, height, shore, sea);
    if (aside) {
      // The same shore with the axes exchanged.
      ctx.transform(0, 1, 1, 0, 0, 0);
      drawShore(ctx, height, width, aside, sea);
    }
  });
}
