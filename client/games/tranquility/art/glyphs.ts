import { TAU } from "../../../art/numbers.ts";
import { around, bar, type Context, cut, disc, dot, line, near, pairs, rect, spoke, trace } from "../../../art/pen.ts";

/** Draws a sign in one colour, about `r` to each side of (x, y). */
export type Glyph = (ctx: Context, x: number, y: number, r: number, tone: string) => void;

const anchor: Glyph = (ctx, x, y, r, tone) => {
  bar(ctx, tone, r * 0.2, x, y - r * 0.55, x, y + r * 0.85);
  line(ctx, tone, r * 0.17, disc(x, y - r * 0.74, r * 0.22));
  bar(ctx, tone, r * 0.18, x - r * 0.42, y - r * 0.28, x + r * 0.42, y - r * 0.28);
  line(ctx, tone, r * 0.2, disc(x, y + r * 0.1, r * 0.76, Math.PI * 0.06, Math.PI * 0.94));
  for (const d of [-r, r]) cut(ctx, tone, around(x, y, d, r, [0.98, 0.02, 0.94, 0.5, 0.5, 0.3]));
};
const light: Glyph = (ctx, x, y, r, tone) => {
  cut(ctx, tone, near(x, y, r, [-0.42, 1, -0.25, -0.3, 0.25, -0.3, 0.42, 1]));
  rect(ctx, tone, x - r * 0.44, y - r * 0.46, r * 0.88, r * 0.13);
  rect(ctx, tone, x - r * 0.2, y - r * 0.78, r * 0.4, r * 0.28);
  cut(ctx, tone, near(x, y, r, [-0.32, -0.76, 0, -1.08, 0.32, -0.76]));
  for (const d of [-r, r]) {
    for (const a of [-0.22, 0.05, 0.32]) {
      trace(ctx, tone, r * 0.12, around(x, y - r * 0.62, d, r, [0.52, a * 0.3, 1.15, a * 1.2]));
    }
  }
};
const star: Glyph = (ctx, x, y, r, tone) => {
  const points = Array.from({ length: 10 }, (_, i) => spoke(x, y, i % 2 ? r * 0.45 : r, -Math.PI / 2 + (i / 10) * TAU));
  cut(ctx, tone, points);
};
const bolt: Glyph = (ctx, x, y, r, tone) =>
  cut(ctx, tone, near(x, y, r, [0.25, -1, -0.6, 0.16, -0.06, 0.16, -0.28, 1, 0.62, -0.26, 0.08, -0.26]));
const needle: Glyph = (ctx, x, y, r, tone) => {
  line(ctx, tone, r * 0.16, disc(x, y, r * 0.86));
  cut(ctx, tone, near(x, y, r, [0.45, -0.5, 0.14, 0.14, -0.45, 0.5, -0.14, -0.14]));
};
const fang: Glyph = (ctx, x, y, r, tone) => {
  for (const [dx, h] of pairs([-0.62, 0.9, 0, 1.7, 0.62, 1.15])) {
    cut(ctx, tone, near(x, y, r, [dx - 0.4, 0.8, dx - 0.05, 0.8 - h, dx + 0.4, 0.8]));
  }
};
const serpent: Glyph = (ctx, x, y, r, tone) => {
  for (const [dx, q] of pairs([-0.5, 0.42, 0.42, 0.34])) {
    line(ctx, tone, r * 0.3, disc(x + dx * r, y + r * 0.6, q * r, Math.PI, 0));
  }
};
const sun: Glyph = (ctx, x, y, r, tone) => {
  dot(ctx, tone, x, y, r * 0.52);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU;
    trace(ctx, tone, r * 0.18, [spoke(x, y, r * 0.76, a), spoke(x, y, r, a)]);
  }
};

export const GLYPHS = { anchor, light, star, bolt, needle, fang, serpent, sun };
export type GlyphName = keyof typeof GLYPHS;

export function drawGlyph(ctx: Context, name: GlyphName, size: number, tone: string): void {
  GLYPHS[name](ctx, size / 2, size / 2, size * 0.42, tone);
}
