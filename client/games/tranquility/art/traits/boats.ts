import { alpha, mix } from "../../../../art/colour.ts";
import {
  bar,
  blob,
  cut,
  dab,
  dot,
  fill,
  near,
  pairs,
  pebble,
  polygon,
  rect,
  trace,
  within,
} from "../../../../art/pen.ts";
import { LAMP } from "../palette.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import { bark, dim, glow, shadeOf, white } from "./materials.ts";

export function sail(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  const c = white(s);
  const d = s.side;
  blob(ctx, s.p.roof, near(x, y, k, [-5, -1.6, 5, -1.6, 3.4, 0, -3.4, 0], 0.8));
  bar(ctx, bark(s), 0.6 * k, x, y - 1.6 * k, x, y - 13 * k);
  cut(ctx, d > 0 ? c : shadeOf(s, c), near(x, y, k, [0.6, -12.6, 0.6, -2.4, 5.4, -2.4]));
  cut(ctx, d < 0 ? c : shadeOf(s, c), near(x, y, k, [-0.6, -11, -0.6, -2.4, -4.4, -2.4]));
  if (s.night) {
    glow(s, x - 2, y - 3 * k, 4 * k);
    dot(ctx, LAMP, x - 2 * k, y - 2.6 * k, 0.7 * k);
  }
  dab(ctx, alpha("#ffffff", 0.65), x - 6 * k, y + 1.5, x + 6 * k, y + 1.5, 0.35);
}

export function row(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  blob(ctx, p.roof, near(x, y, k, [-4.6, -1.8, 0, -1.2, 4.6, -1.8, 2.8, 0, -2.8, 0], 0.8));
  trace(ctx, p.wall, 0.5 * k, near(x, y, k, [-4, -1.5, 0, -0.9, 4, -1.5]));
  dab(ctx, alpha("#ffffff", 0.6), x - 5.6 * k, y + 1.4, x + 5.6 * k, y + 1.4, 0.3);
}

export function jetty(s: TranquilityArtContext, x: number, _y: number, k: number) {
  const { ctx } = s;
  const d = x < 50 ? -1 : 1;
  const y0 = BASE + 0.4;
  for (let i = 0; i < 5; i++)
    bar(ctx, bark(s), 0.6, x + d * i * 3.2 * k, y0 - 1, x + d * i * 3.2 * k, y0 + 2.4 + i * 0.15);
  bar(ctx, mix(bark(s), s.p.sand, 0.45), 1.1, x - d * 2, y0 - 1.2, x + d * 13.6 * k, y0 - 0.4);
  if (s.night) {
    glow(s, x + d * 13 * k, y0 - 3.6, 4);
    dot(ctx, LAMP, x + d * 13 * k, y0 - 3.6, 0.7);
  }
  bar(ctx, bark(s), 0.5, x + d * 13 * k, y0, x + d * 13 * k, y0 - 3.4);
}

export function wreck(s: TranquilityArtContext, x: number, _y: number, k: number) {
  const y0 = BASE + 1.4;
  const wood = bark(s);
  const { ctx } = s;
  ctx.save();
  within(
    ctx,
    polygon([
      [-10, -20],
      [110, -20],
      [110, y0],
      [-10, y0],
    ]),
    () => {
      ctx.translate(x, y0);
      ctx.rotate(-0.24);
      ctx.scale(k, k);
      const hull = polygon(pairs([-13, -9, -10.4, -6.4, -3, -5, 4.6, -6, 10, -7.6, 8, 6, -9, 6]));
      fill(ctx, wood, hull);
      within(ctx, hull, () => {
        for (let i = 0; i < 4; i++) dab(ctx, mix(wood, s.p.sand, 0.6), -13, -5.4 + i * 1.9, 10, -4.6 + i * 1.9, 0.3);
        fill(ctx, s.p.rock[2], pebble(1.4, -1.4, 3, 1.7, s.r, 0.25));
        for (let i = 0; i < 4; i++) bar(ctx, mix(wood, s.p.sand, 0.35), 0.4, -0.8 + i * 1.5, -3.2, -0.6 + i * 1.5, 0.4);
      });
      bar(ctx, wood, 1.1, -3, -5, -2, -18);
      trace(ctx, wood, 0.9, pairs([4, -5.6, 4.2, -11, 5.6, -12]));
      bar(ctx, wood, 0.7, -7, -14.4, 3.6, -13.2);
      cut(
        ctx,
        dim(s, white(s), 0.2),
        pairs([-6.6, -14.2, 3, -13.2, 2, -8.6, 0.4, -10.6, -1.4, -7.4, -3, -10, -5, -8.4]),
      );
    },
  );
  ctx.restore();
  dab(s.ctx, alpha("#ffffff", 0.75), x - 13 * k, y0, x + 12 * k, y0, 0.6);
}

export function buoy(s: TranquilityArtContext, x: number, _y: number, k: number) {
  const { ctx, p } = s;
  cut(ctx, p.roof, [
    [x - 2 * k, 64.4],
    [x - 0.7 * k, 58 * 1],
    [x + 0.7 * k, 58],
    [x + 2 * k, 64.4],
  ]);
  rect(ctx, p.wall, x - 1.4 * k, 61, 2.8 * k, 1.4);
  if (s.night) {
    glow(s, x, 57, 5);
    dot(ctx, LAMP, x, 57, 0.9);
  }
}
