import { alpha } from "../../../../art/colour.ts";
import { rng, TAU } from "../../../../art/numbers.ts";
import { bar, cut, fill, pairs, rect, triples } from "../../../../art/pen.ts";
import { GLYPHS } from "../glyphs.ts";
import { bands, SLATE, type SpecialArt, slateEdge, swell } from "./parts.ts";

export const storm: SpecialArt = {
  edge: slateEdge,
  tab: [slateEdge, GLYPHS.bolt, SLATE.bolt],
  picture(ctx) {
    const r = rng(601);
    const cloud = (tone: string, y: number, puffs: readonly number[]) => {
      const path = new Path2D();
      for (const [dx, dy, q] of triples(puffs)) {
        path.moveTo(50 + dx + q, y + dy);
        path.arc(50 + dx, y + dy, q, 0, TAU);
      }
      fill(ctx, tone, path);
    };
    bands(ctx, r, SLATE.sky, 0, 62, 9);
    rect(ctx, SLATE.sea[0], 0, 62, 100, 42);
    cloud(SLATE.cloud[1], 26, [-34, 4, 12, -20, -6, 16, 0, -12, 20, 20, -6, 17, 35, 5, 12, 10, 6, 16, -12, 6, 16]);
    cloud(SLATE.cloud[2], 29, [-30, 4, 9, -14, -2, 13, 6, -5, 15, 24, 2, 12, -2, 6, 12]);
    cloud(SLATE.cloud[0], 34, [-36, 2, 8, -22, 4, 10, -6, 6, 11, 12, 5, 11, 27, 4, 10, 39, 2, 7]);
    for (let i = 0; i < 26; i++) {
      const x = r.between(4, 104);
      const y = r.between(40, 66);
      const l = r.between(6, 12);
      bar(ctx, alpha("#cfdbe4", 0.5), 0.7, x, y, x - l * 0.42, y + l);
    }
    cut(ctx, SLATE.bolt, pairs([57, 36, 38, 60, 48, 60, 40, 80, 65, 54, 54, 54, 64, 36]));
    cut(ctx, "#fff0b8", pairs([57, 36, 38, 60, 43, 60, 60, 36]));
    swell(ctx, r, 75, 8, SLATE.sea[0], SLATE.foam, 22);
    swell(ctx, r, 85, 9, "#3d4f5d", SLATE.foam, 26);
    swell(ctx, r, 95, 7, SLATE.sea[1], alpha(SLATE.foam, 0.8), 19);
  },
};
