import { alpha, mix } from "../../../../art/colour.ts";
import {
  around,
  bar,
  blob,
  cut,
  dab,
  dot,
  fill,
  near,
  pairs,
  pebble,
  quads,
  trace,
  triples,
} from "../../../../art/pen.ts";
import type { TranquilityArtContext } from "../scene.ts";
import { white } from "./materials.ts";

export function sheep(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  for (const [dx, dy] of pairs([-7, 4, 0, 2.4, 5, 5.4, 9, 3.4])) {
    const a = x + dx * k;
    const b = y + dy * k;
    fill(ctx, white(s), pebble(a, b, 1.9 * k, 1.25 * k, s.r));
    dot(ctx, p.ink === "#fdf1d2" ? "#0b1330" : p.ink, a + 1.7 * k, b - 0.5, 0.7 * k);
    ctx.fillStyle = "#2a2a33";
    ctx.fillRect(a - 1 * k, b + 1, 0.4, 1);
    ctx.fillRect(a + 0.7 * k, b + 1, 0.4, 1);
  }
}

export function heron(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  const c = white(s);
  const d = s.side;
  bar(ctx, p.rock[2], 0.5, x - 0.6 * k, y + 0.6, x - 0.6 * k, y - 5 * k);
  bar(ctx, p.rock[2], 0.5, x + 0.8 * k, y + 0.6, x + 0.6 * k, y - 5 * k);
  blob(ctx, c, around(x, y, d * k, k, [3, -7.4, 0, -8, -4.6, -4.4, 0, -4.6]));
  trace(ctx, c, 1.1 * k, around(x, y, d * k, k, [2.2, -7, 3.4, -10, 2.6, -12.6, 3.8, -14]));
  cut(ctx, "#e09a3a", around(x, y, d * k, k, [3.4, -14.6, 8, -13.6, 3.6, -13.2]));
}

export function perch(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx } = s;
  for (const dx of [-4.4, 0, 4.6]) {
    const a = x + dx * k;
    const b = y - s.r() * 0.6;
    blob(ctx, white(s), near(a, b, k, [-2, 0, -0.8, -1.9, 1, -2.6, 1.9, -1.6, 0.8, 0]));
    dab(ctx, s.p.rock[2], a - 2.4 * k, b - 0.5, a + 0.4 * k, b - 1.3 * k, 0.5);
  }
}

export function tail(s: TranquilityArtContext, x: number, _y: number, k: number) {
  const { ctx, p } = s;
  const y0 = 64;
  blob(
    ctx,
    s.night ? mix(p.rock[2], p.sky[2], 0.35) : p.rock[2],
    near(x, y0, k, [-1.6, 0, -0.6, -4, -5.4, -8, -1, -7.2, 0, -6, 1, -7.2, 5.4, -8, 0.6, -4, 1.6, 0]),
  );
  dab(ctx, alpha("#ffffff", 0.8), x - 4 * k, y0 + 0.2, x + 4 * k, y0 + 0.2, 0.5);
}

export function dolphins(s: TranquilityArtContext, x: number, _y: number, k: number) {
  const { ctx, p } = s;
  const tone = s.night ? mix(p.sea[0], "#ffffff", 0.22) : mix(p.rock[2], p.sea[1], 0.25);
  const belly = mix(tone, p.plate, 0.55);
  for (const [dx, dy, z] of triples([-5, 0, 1, 6, 1.6, 0.8])) {
    const q = z * k;
    const [a, b] = [x + dx * k, 61 + dy];
    const at = (uv: readonly number[]) => near(a, b, q, uv);
    blob(
      ctx,
      tone,
      at([-6, 2.4, -4, -1.6, 0, -4, 3.6, -2.6, 5.2, -0.2, 6.8, 0.9, 5, 1.4, 2.4, 0.4, -1, -0.8, -4, 2.6]),
    );
    blob(ctx, belly, at([-3.6, 2, -0.8, -0.6, 2.6, 0.3, 5, 1.2, 2.4, 0.7, -0.6, 0.4]));
    cut(ctx, tone, at([-1.6, -3.2, -3.2, -6, 1.2, -3.8]));
    cut(ctx, tone, at([-4.6, 2, -8.6, 1.2, -6.2, 3, -6.6, 5]));
    const splash = (opacity: number, from: number, to: number, v: number, width: number) =>
      dab(ctx, alpha("#ffffff", opacity), a + from * q, b + v * q, a + to * q, b + v * q, width);
    splash(0.85, -9, -2, 4.2, 0.6);
    splash(0.7, 3, 8, 3.6, 0.5);
  }
}

export function seals(s: TranquilityArtContext, x: number, y: number, k: number) {
  const { ctx, p } = s;
  const tone = mix(p.rock[2], "#1b2036", 0.3);
  const light = mix(tone, p.rock[0], 0.4);
  for (const [dx, dy, d, z] of quads([9, 0.6, -1, 0.72, -5, 0, -1, 1.1])) {
    const q = z * k;
    const at = (uv: readonly number[]) => around(x + dx * k, y + dy + 0.8, q * d, q, uv);
    blob(
      ctx,
      tone,
      at([
        -9, -3.4, -6.8, -1.6, -4, -2.2, 0, -3.2, 3, -4.8, 4.4, -7, 5.8, -8.3, 7.8, -8.1, 9.4, -6.6, 7.8, -5.6, 7.2, -4,
        6.8, -1.8, 7.8, 0.3, 5, 0.2, -4, 0.3, -7.6, -0.2, -9.6, -1,
      ]),
    );
    blob(ctx, light, at([6.6, -4.6, 6.4, -2, 4.6, 0, -3, 0, 2, -1.2, 5, -3]));
    dot(ctx, p.wall, x + dx * k + 7.2 * q * d, y + dy + 0.8 - 6.9 * q, 0.45 * q);
  }
}

export function swans(s: TranquilityArtContext, x: number, _y: number, k: number) {
  const { ctx } = s;
  for (const [dx, d] of pairs([0, 1, 10, -1])) {
    const a = x + dx * k;
    const b = 64;
    blob(ctx, white(s), [
      [a - 3.4 * k * d, b - 2.6 * k],
      [a, b - 1.8 * k],
      [a + 2.6 * k * d, b - 0.8 * k],
      [a + 1.4 * k * d, b + 0.6],
      [a - 2.4 * k * d, b + 0.5],
    ]);
    trace(ctx, white(s), 0.9 * k, around(a, b, k * d, k, [2.2, -0.6, 3.4, -3, 2.4, -5, 3.8, -5.4]));
  }
}

export function flock(s: TranquilityArtContext, x: number, y: number, k: number, n = 5) {
  const { ctx, p } = s;
  const tone = s.night ? mix(p.sky[2], "#ffffff", 0.3) : mix(p.ink, p.sky[0], 0.15);
  for (let i = 0; i < n; i++) {
    const rank = Math.ceil(i / 2);
    const d = i % 2 ? 1 : -1;
    const a = x + rank * 4.3 * k * d * (n > 5 ? 0.9 : 1);
    const b = y + rank * 1.9 * k;
    const w = (2 - rank * 0.12) * k;
    dab(ctx, tone, a - w, b - 0.5 * k, a, b, 0.36 * k, 0.7 * k);
    dab(ctx, tone, a, b, a + w, b - 0.5 * k, 0.36 * k, 0.7 * k);
  }
}

export const gulls = (s: TranquilityArtContext, x: number, y: number, k: number) => {
  const { ctx } = s;
  const tone = s.night ? mix(s.p.sky[2], "#ffffff", 0.35) : "#ffffff";
  for (const [dx, dy, z] of triples([0, 0, 1, 7, -3.4, 0.75, 11, 2, 0.6])) {
    const a = x + dx * k,
      b = y + dy * k,
      w = 2.9 * z * k;
    dab(ctx, tone, a - w, b - 0.8 * z, a, b, 0.5 * z * k, 0.9 * z * k);
    dab(ctx, tone, a, b, a + w, b - 0.8 * z, 0.5 * z * k, 0.9 * z * k);
  }
};
