import { alpha } from "../../../../art/colour.ts";
import { lerp, rng } from "../../../../art/numbers.ts";
import {
  around,
  cut,
  dot,
  fill,
  near,
  type Point,
  pairs,
  polygon,
  rect,
  rough,
  triples,
  within,
} from "../../../../art/pen.ts";
import { GLYPHS } from "../glyphs.ts";
import { bands, SLATE, type SpecialArt, slateEdge, swell } from "./parts.ts";

export const rocks: SpecialArt = {
  edge: slateEdge,
  tab: [slateEdge, GLYPHS.fang, "#e8ecec"],
  picture(ctx) {
    const r = rng(604);
    bands(ctx, r, ["#75808c", "#929a9d", "#b7b8b0"], 0, 52, 8);
    rect(ctx, "#5b7079", 0, 52, 100, 52);
    for (const [x, w, h] of triples([22, 22, 40, 80, 20, 46, 50, 30, 66, 34, 17, 30, 67, 18, 36])) {
      const y = 82;
      const tip: Point = [x + w * 0.08, y - h];
      const outline = rough(
        r,
        2.6,
        2,
        around(x, y, w, -h, [-0.5, 0, -0.32, 0.4, -0.18, 0.55, 0.08, 1, 0.24, 0.5, 0.3, 0.3, 0.5, 0]),
      );
      const shape = polygon(outline);
      fill(ctx, SLATE.rock[0], shape);
      within(ctx, shape, () => {
        cut(
          ctx,
          SLATE.rock[1],
          rough(r, 2.4, 2, [
            tip,
            [x + w * 0.1, y - h * 0.6],
            [x - w * 0.04, y - h * 0.3],
            [x + w * 0.06, y + 2],
            [x + w, y + 2],
            [x + w, y - h],
          ]),
        );
        for (let i = 0; i < 4; i++) {
          const a = x + r.between(-0.4, 0.2) * w;
          const b = y - h * r.between(0.15, 0.6);
          cut(ctx, SLATE.rock[2], near(a, b, 1, [0, 0, 3, 5, 1, 7]));
        }
      });
    }
    for (const [x, h] of pairs([24, 12, 42, 18, 58, 22, 76, 14]))
      for (let i = 0; i < 12; i++) {
        const a = -Math.PI / 2 + r.between(-0.75, 0.75);
        const q = r() ** 0.7 * h;
        dot(ctx, "#f6fafa", x + Math.cos(a) * q * 0.9, 81 + Math.sin(a) * q, lerp(1.3, 0.4, q / h));
      }
    swell(ctx, r, 82, 6, "#516670", "#f6fafa", 20);
    swell(ctx, r, 91, 6, "#435761", "#f6fafa", 26);
    swell(ctx, r, 99, 4, "#36474f", alpha("#f6fafa", 0.7), 18);
  },
};
