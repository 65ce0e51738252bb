import { alpha } from "../../../../art/colour.ts";
import { rng, TAU } from "../../../../art/numbers.ts";
import { cut, disc, dot, fill, line, pebble, rect, spoke, trace } from "../../../../art/pen.ts";
import { GLYPHS } from "../glyphs.ts";
import { PAPER } from "../palette.ts";
import type { SpecialArt } from "./parts.ts";

const [X, Y] = [50, 51];
const BRASS = "#7d5a35";

export const compass: SpecialArt = {
  edge: PAPER,
  tab: [PAPER, GLYPHS.needle, "#8a3327"],
  picture(ctx) {
    const ray = (colour: string, width: number, a: number, from: number, to: number) =>
      trace(ctx, colour, width, [spoke(X, Y, from, a), spoke(X, Y, to, a)]);
    const point = (a: number, length: number, width: number, light: string, dark: string) => {
      for (const d of [-1, 1]) {
        cut(ctx, d < 0 ? light : dark, [[X, Y], spoke(X, Y, width, a + d * 0.785), spoke(X, Y, length, a)]);
      }
    };
    rect(ctx, "#e9d6ad", 0, 0, 100, 100);
    for (let i = 0; i < 5; i++) {
      const depth = pebble(20 + i * 4, 96 - i * 6, 18 + i * 11, 12 + i * 9, rng(33), 0.16, 12);
      line(ctx, alpha("#8fb4ab", 0.55 - i * 0.06), 0.9, depth);
    }
    fill(ctx, "#cfd9b3", pebble(12, 98, 22, 16, rng(34), 0.18, 11));
    fill(ctx, "#cfd9b3", pebble(94, 6, 20, 12, rng(35), 0.2, 11));
    for (let i = 0; i < 16; i++) ray(alpha("#9a7b4f", 0.35), 0.35, (i / 16) * TAU, 12, 80);
    dot(ctx, "#f8ecd0", X, Y, 37);
    line(ctx, BRASS, 2.2, disc(X, Y, 37));
    line(ctx, BRASS, 0.6, disc(X, Y, 32.6));
    for (let i = 0; i < 48; i++) ray(BRASS, i % 4 ? 0.4 : 0.9, (i / 48) * TAU, i % 4 ? 34.6 : 33.4, 36);
    for (let i = 0; i < 4; i++) point(-Math.PI / 4 + (i * Math.PI) / 2, 21, 5.6, "#c9a56b", "#8f6a3f");
    for (let i = 0; i < 4; i++) {
      const [light, dark] = i ? ["#3f7d84", "#23535c"] : ["#d95a40", "#9c3328"];
      point(-Math.PI / 2 + (i * Math.PI) / 2, 30.5, 8.4, light!, dark!);
    }
    dot(ctx, "#f8ecd0", X, Y, 3.4);
    line(ctx, BRASS, 1, disc(X, Y, 3.4));
  },
};
