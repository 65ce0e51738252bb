/** A signal flag for each seat: the pattern tells them apart, the colour only helps. */
import { alpha } from "./colour.ts";
import { INK } from "./palette.ts";
import { type Context, fill, line, rect, roundRect, within } from "./pen.ts";

/** A flag is a ground with one mark on it, on 20 x 16 units; the mark is SVG path data, for the page and the canvas. */
export interface Flag {
  readonly ground: string;
  readonly tone: string;
  readonly path: string;
}

const WHITE = "#fff6e2";
export const FLAGS: readonly Flag[] = [
  { ground: "#c9503a", tone: WHITE, path: "M5.8 8a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" },
  { ground: WHITE, tone: "#27567f", path: "M0 0h20L0 16z" },
  { ground: "#f2b441", tone: "#33294d", path: "M0 5.5h20v5H0z" },
  { ground: "#24704f", tone: WHITE, path: "M8 0h4v6h8v4h-8v6H8v-6H0V6h8z" },
  { ground: "#6b4c93", tone: WHITE, path: "M0 0l10 8L0 16zM20 0 10 8l10 8z" },
];

/** The flag of a seat (0..4), `width` px wide and 0.8 times as high; its outline reaches 1.5 px beyond. */
export function drawFlag(ctx: Context, seat: number, width: number): void {
  const { ground, tone, path } = FLAGS[seat % FLAGS.length]!;
  const height = width * 0.8;
  line(ctx, alpha(INK, 0.55), 1.5, roundRect(-0.75, -0.75, width + 1.5, height + 1.5, width * 0.12 + 0.75));
  within(ctx, roundRect(0, 0, width, height, width * 0.12), () => {
    ctx.scale(width / 20, width / 20);
    rect(ctx, ground, 0, 0, 20, 16);
    fill(ctx, tone, new Path2D(path));
  });
}
