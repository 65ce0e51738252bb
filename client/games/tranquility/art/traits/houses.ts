import { mix } from "../../../../art/colour.ts";
import { around, bar, cut, dab, fill, near, polygon, rect, triples, within } from "../../../../art/pen.ts";
import { LAMP } from "../palette.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import { bark, glow, pane, shadeOf, white } from "./materials.ts";

export function house(
  s: TranquilityArtContext,
  x: number,
  y: number,
  k: number,
  {
    wall = s.p.wall,
    roof = s.p.roof,
    wide = 8,
    tall = 4.6,
  }: { wall?: string; roof?: string; wide?: number; tall?: number } = {},
) {
  const { ctx, side } = s;
  const w = wide * k;
  const h = tall * k;
  const split = x + side * w * 0.08;
  const lee = -side;
  glow(s, x, y - h * 0.5, 7 * k);
  rect(ctx, wall, x - w / 2, y - h, w, h + 1);
  const shaded = lee > 0 ? x + w / 2 - split : split - x + w / 2;
  rect(ctx, shadeOf(s, wall), lee > 0 ? split : x - w / 2, y - h, shaded, h + 1);
  cut(ctx, roof, around(x, y - h, w, k, [-0.6, 0, -0.26, -3.4, 0.3, -3.4, 0.6, 0], 0.3));
  cut(ctx, shadeOf(s, roof), [
    [split, y - h + 0.3],
    [split + lee * w * 0.2, y - h - 3.4 * k],
    [x + lee * w * 0.28, y - h - 3.4 * k],
    [x + lee * w * 0.6, y - h + 0.3],
  ]);
  pane(s, x + side * w * 0.28, y - h * 0.3, 1.3 * k, 1.8 * k);
  pane(s, x + lee * w * 0.24, y - h * 0.3, 1.2 * k, 1.7 * k);
}

export const cabin = (s: TranquilityArtContext, x: number, y: number, k: number) =>
  house(s, x, y, k, { wall: mix(s.p.roof, "#b23a2e", 0.4), roof: s.p.rock[2], wide: 7 });

export function hut(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, side } = s;
  const straw = mix(p.sand, p.rock[0], 0.45);
  const w = 4.4 * k;
  glow(s, x, y - 2 * k, 6 * k);
  rect(ctx, bark(s), x - w * 0.7, y - 3.4 * k, w * 1.4, 3.8 * k);
  pane(s, x, y + 0.3, 1.7 * k, 2.8 * k);
  const top = polygon(around(x, y, w, k, [-1.3, -2.6, -0.5, -6, 0, -7.6, 0.5, -6, 1.3, -2.6, 0.5, -3.2, -0.5, -3.2]));
  fill(ctx, straw, top);
  within(ctx, top, () => {
    cut(ctx, shadeOf(s, straw), around(x, y, side, k, [0, -9, -1, 0, -12, 0, -12, -9]));
    for (let i = -3; i < 4; i++)
      dab(ctx, shadeOf(s, straw), x + i * 0.5 * k, y - 7 * k, x + i * 1.7 * k, y - 2.6 * k, 0.25);
  });
}

export function village(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { p } = s;
  for (const [dx, dy, z] of triples([-7, -2.2, 0.62, 6.5, -2.6, 0.66, 0, -4, 0.72, -3.4, 1, 0.8, 4.4, 1.4, 0.76]))
    house(s, x + dx * k, y + dy * k + 2, k * z, { roof: s.r.chance(0.7) ? p.roof : shadeOf(s, p.roof), wide: 7 });
}

export function gables(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, side } = s;
  for (const [i, dx] of [-10.5, -3.5, 3.5, 10.5].entries()) {
    const w = 6 * k;
    const h = (8.5 + (i % 2) * 1.6) * k;
    const a = x + dx * k;
    const wall = i % 2 ? p.wall : mix(p.wall, p.roof, 0.4);
    glow(s, a, y - h * 0.6, 5 * k);
    cut(ctx, wall, [
      [a - w / 2, y + 1],
      [a - w / 2, y - h],
      [a, y - h - 4.4 * k],
      [a + w / 2, y - h],
      [a + w / 2, y + 1],
    ]);
    cut(ctx, shadeOf(s, wall), [
      [a, y + 1],
      [a, y - h - 4.4 * k],
      [a - (side * w) / 2, y - h],
      [a - (side * w) / 2, y + 1],
    ]);
    bar(ctx, p.roof, 1.3 * k, a - w * 0.62, y - h + 0.6, a, y - h - 4.8 * k);
    bar(ctx, shadeOf(s, p.roof), 1.3 * k, a + w * 0.62, y - h + 0.6, a, y - h - 4.8 * k);
    pane(s, a, y - h * 0.62, 1.6 * k, 1.9 * k);
    pane(s, a, y - h * 0.12, 1.5 * k, 2 * k);
  }
}

export function villa(s: TranquilityArtContext, x: number, y: number, k: number) {
  house(s, x + 5 * k, y, k * 0.9, { tall: 4, wide: 9 });
  house(s, x - 3 * k, y, k, { tall: 8, wide: 8 });
  pane(s, x - 5 * k, y - 4.8 * k, 1.3 * k, 1.9 * k);
  pane(s, x - 1 * k, y - 4.8 * k, 1.3 * k, 1.9 * k);
}

export function abbey(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  house(s, x - 3.6 * k, y + 0.6, k * 0.8, { tall: 5 });
  house(s, x + 3.8 * k, y + 0.8, k * 0.72, { tall: 4.4 });
  const h = 12 * k;
  glow(s, x, y - 7 * k, 7 * k);
  rect(ctx, p.wall, x - 1.7 * k, y - h, 3.4 * k, h + 1);
  rect(ctx, shadeOf(s, p.wall), s.side < 0 ? x + 0.2 : x - 1.7 * k, y - h, 1.6 * k, h + 1);
  cut(ctx, p.roof, near(x, y - h, k, [-2.3, 0, 0, -6, 2.3, 0], 0.3));
  pane(s, x, y - h * 0.62, 1.3 * k, 2.2 * k);
}

export function stilts(s: TranquilityArtContext, x: number, _y: number, k: number) {
  const { ctx } = s;
  const deck = BASE - 3.6 * k;
  for (let i = -3; i <= 3; i++) bar(ctx, bark(s), 0.55, x + i * 2.2 * k, deck, x + i * 2.3 * k, BASE + 2);
  rect(ctx, mix(bark(s), s.p.sand, 0.4), x - 8 * k, deck - 0.4, 16 * k, 1.1);
  hut(s, x, deck, k * 0.92);
}

export function tent(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, side } = s;
  glow(s, x, y - 2 * k, 7 * k);
  cut(ctx, white(s), near(x, y, k, [-5, 0, 0, -6, 5, 0], 0.6));
  cut(ctx, shadeOf(s, white(s)), [
    [x, y - 6 * k],
    [x - side * 5 * k, y + 0.6],
    [x - side * 0.6, y + 0.6],
  ]);
  cut(ctx, s.night ? LAMP : s.p.roof, near(x, y, k, [0, -4, 1.5, 0, -1.5, 0], 0.6));
}
