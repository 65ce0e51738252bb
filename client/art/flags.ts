import { alpha, INK } from "./colour.ts";
import { flagOf } from "./flag-designs.ts";
import { type Context, fill, line, rect, roundRect, within } from "./pen.ts";

/** The height is 0.8 `width`; the outline adds 1.5 px on each side. */
export function drawFlag(ctx: Context, seat: number, width: number): void {
  const { ground, tone, path } = flagOf(seat);
  const height = width * 0.8;
  line(ctx, alpha(INK, 0.55), 1.5, roundRect(-0.75, -0.75, width + 1.5, height + 1.5, width * 0.12 + 0.75));
  within(ctx, roundRect(0, 0, width, height, width * 0.12), () => {
    ctx.scale(width / 20, width / 20);
    rect(ctx, ground, 0, 0, 20, 16);
    fill(ctx, tone, new Path2D(path));
  });
}
