import { TAU } from "../../../../art/numbers.ts";
import { type Context, cut, disc, line, polygon, spoke, trace, triples } from "../../../../art/pen.ts";
import { SEAS, type SeaName } from "../../../../art/sea.ts";

/** Draws a compass rose, `size` px wide, in the light tone of the water; none on plain water. */
export function drawRose(ctx: Context, size: number, name: SeaName): void {
  const { light, isPlain } = SEAS[name];
  if (isPlain) return;
  const r = size / 2;
  const at = (reach: number, angle: number) => spoke(0, 0, r * reach, angle);
  ctx.save();
  ctx.translate(r, r);
  ctx.globalAlpha = 0.75;
  line(ctx, light, 1.4, disc(0, 0, r * 0.98));
  line(ctx, light, 1, disc(0, 0, r * 0.9));
  line(ctx, light, 1, disc(0, 0, r * 0.44));
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU;
    trace(ctx, light, 1, [at(0.9, a), at(i % 6 ? 0.94 : 0.98, a)]);
  }
  for (const [turn, long, wide] of triples([0.785, 0.58, 0.12, 0, 0.86, 0.16])) {
    for (let i = 0; i < 4; i++) {
      const a = turn + (i / 4) * TAU;
      const half = (d: number) => [[0, 0] as const, at(wide, a + d * 0.785), at(long, a)];
      line(ctx, light, 1.2, polygon(half(-1)));
      cut(ctx, light, half(1));
    }
  }
  ctx.restore();
}
