import { type Context, dot, fill, pairs, roundRect } from "./pen.ts";

export function drawLogo(ctx: Context, x: number, y: number, r: number, tone: string): void {
  dot(ctx, tone, x, y, r * 0.62, Math.PI, 0);
  for (const [w, dy] of pairs([1, 0.16, 0.72, 0.42, 0.42, 0.66, 0.16, 0.88])) {
    fill(ctx, tone, roundRect(x - r * w, y + r * dy, r * w * 2, r * 0.115, r * 0.06));
  }
}
