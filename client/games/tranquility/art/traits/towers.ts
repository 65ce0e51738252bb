import { alpha, mix } from "../../../../art/colour.ts";
import { TAU } from "../../../../art/numbers.ts";
import {
  around,
  bar,
  blob,
  cut,
  dot,
  fill,
  near,
  type Point,
  polygon,
  rect,
  trace,
  within,
} from "../../../../art/pen.ts";
import { LAMP } from "../palette.ts";
import type { TranquilityArtContext } from "../scene.ts";
import { bark, glow, pane, shadeOf, white } from "./materials.ts";

export function chapel(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, side } = s;
  const wall = white(s);
  const w = 9 * k;
  const h = 6 * k;
  const bx = x + side * 4.2 * k;
  glow(s, x, y - 3 * k, 8 * k);
  cut(ctx, wall, around(x, y, w, h, [-0.5, 0, -0.5, -1, 0.5, -1, 0.5, 0], 1));
  cut(ctx, shadeOf(s, wall), around(x, y, side * w, h, [-0.05, 0, -0.05, -1, -0.5, -1, -0.5, 0], 1));
  const dome = new Path2D();
  dome.arc(x - side * w * 0.12, y - h, w * 0.34, Math.PI, 0);
  dome.closePath();
  fill(ctx, mix(p.sky[0], p.sea[1], 0.75), dome);
  rect(ctx, wall, bx - 1.8 * k, y - h - 7 * k, 3.6 * k, 13 * k);
  rect(ctx, shadeOf(s, wall), side < 0 ? bx + 0.3 * k : bx - 1.8 * k, y - h - 7 * k, 1.5 * k, 13 * k);
  cut(ctx, p.roof, near(bx, y - h, k, [-2.4, -7, 0, -10.4, 2.4, -7]));
  pane(s, bx, y - h - 3.4 * k, 1.4 * k, 2.2 * k);
  pane(s, x - side * 1.6 * k, y + 0.8, 1.9 * k, 3.2 * k);
}

export function mill(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  const h = 13 * k;
  const hub: Point = [x, y - h + 0.6 * k];
  glow(s, x, y - 4 * k, 5 * k);
  const bodyShape = polygon([
    [x - 3.4 * k, y + 1],
    [x - 2 * k, y - h + 1.4 * k],
    [x + 2 * k, y - h + 1.4 * k],
    [x + 3.4 * k, y + 1],
  ]);
  fill(ctx, p.wall, bodyShape);
  within(ctx, bodyShape, () => {
    rect(ctx, shadeOf(s, p.wall), s.side < 0 ? x + 0.3 : x - 9.3, y - h, 9, h + 2);
  });
  cut(ctx, p.roof, near(x, y - h, k, [-2.7, 1.6, 0, -2.6, 2.7, 1.6]));
  const turn = s.r() * 1.2 + 0.3;
  for (let i = 0; i < 4; i++) {
    const a = turn + (i * TAU) / 4;
    const c = Math.cos(a);
    const d = Math.sin(a);
    const at = (u: number, v: number): Point => [hub[0] + (c * u - d * v) * k, hub[1] + (d * u + c * v) * k];
    cut(ctx, mix(white(s), p.sand, 0.35), [at(1.6, 0.2), at(9.4, 0.2), at(9.4, 2.7), at(2.2, 2.4)]);
    trace(ctx, bark(s), 0.7 * k, [hub, at(9.6, 0)]);
  }
  dot(ctx, bark(s), ...hub, 0.9 * k);
  pane(s, x, y - 3.4 * k, 1.3 * k, 1.9 * k);
}

export function lamp(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, side, night } = s;
  const h = 19 * k;
  const tone = p.wall;
  const bands = mix(p.roof, p.rock[1], 0.2);
  const shape = polygon(
    around(x, y, k, h, [-3.4, 0, -2.1, -0.9, -1.2, -0.86, -0.7, -1, 0.6, -0.93, 1.3, -0.97, 2.1, -0.82, 3.4, 0], 1.4),
  );
  if (night) {
    glow(s, x, y - h * 0.9, 10 * k);
    cut(ctx, alpha(LAMP, 0.13), [
      [x, y - h * 0.92],
      [x - side * -60, y - h - 9],
      [x - side * -60, y - h + 6],
    ]);
  }
  fill(ctx, tone, shape);
  within(ctx, shape, () => {
    for (const t of [0.14, 0.46, 0.78]) {
      rect(ctx, bands, x - 5 * k, y - h * (t + 0.16), 10 * k, h * 0.15);
    }
    rect(
      ctx,
      alpha(night ? "#0b1330" : p.rock[2], 0.38),
      side < 0 ? x + 0.4 * k : x - 9.4 * k,
      y - h * 1.1,
      9 * k,
      h * 1.3,
    );
  });
  pane(s, x - 0.2, y - h * 0.36, 1.2 * k, 1.9 * k);
  pane(s, x, y - h * 0.68, 1.1 * k, 1.7 * k);
  pane(s, x, y + 1, 1.8 * k, 2.8 * k);
}

export function keep(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  const h = 13 * k;
  const w = 3.6 * k;
  const tone = mix(p.rock[0], p.sand, 0.35);
  const shape = polygon([
    [x - w, y + 1],
    [x - w * 0.92, y - h],
    [x - w * 1.15, y - h],
    [x - w * 1.15, y - h - 2.6 * k],
    [x - w * 0.6, y - h - 2.6 * k],
    [x - w * 0.6, y - h - 1 * k],
    [x - w * 0.25, y - h - 1 * k],
    [x - w * 0.25, y - h - 2.6 * k],
    [x + w * 0.3, y - h - 2.4 * k],
    [x + w * 0.3, y - h - 1 * k],
    [x + w * 0.65, y - h - 1 * k],
    [x + w * 0.7, y - h - 2.2 * k],
    [x + w * 1.15, y - h - 1.8 * k],
    [x + w * 1.15, y - h],
    [x + w * 0.92, y - h],
    [x + w, y + 1],
  ]);
  glow(s, x, y - h * 0.6, 5 * k);
  fill(ctx, tone, shape);
  within(ctx, shape, () => {
    rect(ctx, shadeOf(s, tone), s.side < 0 ? x + 0.5 : x - 9.5, y - h * 1.4, 9, h * 1.6);
  });
  pane(s, x, y - h * 0.55, 1.2 * k, 2 * k);
  pane(s, x - 0.4 * k, y + 1, 2 * k, 3 * k);
}

export function pagoda(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  glow(s, x, y - 9 * k, 9 * k);
  for (let i = 0; i < 4; i++) {
    const b = y - i * 5 * k;
    const w = (4.2 - i * 0.75) * k;
    rect(ctx, p.wall, x - w, b - 4 * k, w * 2, 4.4 * k + 0.6);
    rect(ctx, shadeOf(s, p.wall), s.side < 0 ? x + w * 0.15 : x - w, b - 4 * k, w * 0.85, 4.4 * k + 0.6);
    pane(s, x, b - 0.6 * k, 1.2 * k, 2 * k);
    blob(
      ctx,
      i % 2 ? shadeOf(s, p.roof) : p.roof,
      around(x, b, w, k, [-1.9, -3, -1.1, -4, -0.4, -6, 0.4, -6, 1.1, -4, 1.9, -3, 0, -3.6]),
    );
  }
  bar(ctx, p.rock[2], 0.8 * k, x, y - 20 * k, x, y - 24.5 * k);
}

export function dome(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p, side } = s;
  const r = 5.6 * k;
  const shape = new Path2D();
  shape.arc(x, y - 4 * k, r, Math.PI, 0);
  shape.lineTo(x + r, y + 1);
  shape.lineTo(x - r, y + 1);
  shape.closePath();
  glow(s, x, y - 4 * k, 9 * k);
  cut(ctx, p.rock[2], [
    [x, y - 6 * k],
    [x + side * 7.4 * k, y - 11.4 * k],
    [x + side * 8.4 * k, y - 9.6 * k],
    [x + side, y - 4.5 * k],
  ]);
  fill(ctx, white(s), shape);
  within(ctx, shape, () => {
    cut(ctx, shadeOf(s, white(s)), around(x, y, side, k, [-0.5, -12, -2, 0, -12, 0, -12, -12], 2));
    cut(ctx, s.night ? LAMP : p.ink, around(x, y, side * k, k, [1.2, -11, 3.6, -11, 3.6, -4, 1.2, -4]));
    rect(ctx, p.roof, x - r, y - 4.2 * k, r * 2, 0.9 * k);
  });
  pane(s, x - side * 2.6 * k, y + 0.8, 1.7 * k, 2.6 * k);
}
