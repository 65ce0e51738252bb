import { alpha, mix } from "../../../../art/colour.ts";
import { rng } from "../../../../art/numbers.ts";
import { bar, blob, cut, dot, pairs, spoke } from "../../../../art/pen.ts";
import { GLYPHS } from "../glyphs.ts";
import { PAPER, paletteOf } from "../palette.ts";
import { type SpecialArt, swell } from "./parts.ts";

export const joker: SpecialArt = {
  edge: PAPER,
  tab: ["#fff6dc", GLYPHS.star, "#b23a28"],
  picture(ctx) {
    const r = rng(605);
    for (let i = 0; i < 8; i++) {
      const { sky } = paletteOf(i * 10 + 5, "day");
      const [a, b] = [Math.PI + (i / 8) * Math.PI, Math.PI + ((i + 1) / 8) * Math.PI];
      cut(ctx, mix(sky[0], sky[1], 0.4), [[50, 70], spoke(50, 70, 130, a), spoke(50, 70, 130, b)]);
    }
    dot(ctx, alpha("#fff6dc", 0.55), 50, 70, 30);
    dot(ctx, "#fff6dc", 50, 70, 22);
    swell(ctx, r, 74, 4, "#3b8d98", "#ffffff", 20);
    blob(ctx, "#b4492f", pairs([24, 68, 50, 70, 76, 67, 70, 78, 52, 82, 32, 79]));
    blob(ctx, "#f7e3c2", pairs([26, 70.4, 50, 72.6, 74.6, 69.6, 73, 72.4, 50, 75.4, 27.6, 73]));
    bar(ctx, "#54343a", 2, 50, 72, 50, 14);
    blob(ctx, "#fff9ea", pairs([52, 17, 70, 36, 75, 62, 52, 64]));
    blob(ctx, "#eadcc0", pairs([48, 22, 34, 42, 28, 60, 48, 64]));
    cut(ctx, "#c9503a", pairs([50, 14, 50, 8.6, 38, 11.6]));
    GLYPHS.star(ctx, 61.4, 48, 8.4, "#c9503a");
    swell(ctx, r, 84, 5, "#2f7c88", "#ffffff", 24);
    swell(ctx, r, 95, 4, "#256a77", alpha("#ffffff", 0.7), 19);
  },
};
