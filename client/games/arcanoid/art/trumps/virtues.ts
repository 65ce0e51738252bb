/** Trumps with a single person: 8, 9, 11, 13 and 14. */

import { alpha } from "../../../../art/colour.ts";
import { bar, blob, cut, dab, dot, pairs, polygon, rect, trace } from "../../../../art/pen.ts";
import { HOURS, WHITE } from "../palette.ts";
import { arm, head, robe } from "../people/figure.ts";
import { form, oval, placed, slab } from "../scene.ts";
import { BROWN, cloaked, glitter, ripple, rock, SKIN, sky, type TrumpPainter, wave } from "./parts.ts";

/** Trump 8: two pails in balance, level with the horizon. */
export const justice: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "noon", { sun: [50, 36, 15] });
  slab(ctx, "#6d4428", 6, 79, 88, 3.4, 1.6);
  for (const x of [16, 84]) {
    bar(ctx, "#6d4428", 1, x, 82, x - 8, 104);
    bar(ctx, "#6d4428", 1, x, 82, x + 8, 104);
    form(ctx, ["#b98d62", "#7f5a3c"], pairs([x - 10, 104, x + 10, 104, x + 7.4, 122, x - 7.4, 122]), x + 1, polygon);
    oval(ctx, "#5c3a38", x, 104, 10, 2.6);
    oval(ctx, "#7cc6cf", x, 104, 8.4, 1.9);
    rect(ctx, "#5c3a38", x - 9.2, 109, 18.4, 1.8);
  }
  robe(ctx, 50, 148, 70, 22, ["#2f6f6a", "#1d4b50", "#f3ead6"]);
  arm(ctx, 42, 86, 28, 82, 6, "#2f6f6a", SKIN);
  arm(ctx, 58, 86, 72, 82, 6, "#1d4b50", SKIN);
  head(ctx, 50, 66, 7.8, SKIN, "#f3ead6", "hood");
  slab(ctx, "#c9503a", 43, 62.4, 14, 4.6, 1.6);
  cut(ctx, "#8f3230", pairs([56, 63, 66, 60, 65, 66, 57, 66.6]));
  ripple(ctx, 50, 150, 32);
  ripple(ctx, 16, 128, 8);
  ripple(ctx, 84, 128, 8);
};

/** Trump 9: a light on a skerry. */
export const hermit: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "dusk", { stars: true });
  rock(ctx, pairs([10, 162, 22, 146, 34, 128, 46, 122, 60, 124, 72, 138, 86, 150, 94, 162]), ["#6d5f8e", "#3c3564"]);
  for (const [q, a] of pairs([30, 0.12, 21, 0.2, 12, 0.38])) dot(ctx, alpha("#ffc45c", a), 72, 74, q);
  cloaked(ctx, 46, 128, 74, 22, "#5a6a9e", "#353f70");
  oval(ctx, "#2a2a50", 48, 65, 5, 6.4);
  form(ctx, ["#f0ece0", "#c9c4cc"], pairs([40, 78, 34, 100, 36, 118, 44, 118, 44, 84]), 41);
  arm(ctx, 52, 84, 68, 68, 6, "#353f70", "#e9bd98");
  trace(ctx, "#2a2244", 1.2, pairs([68, 66, 72, 62, 74, 66]));
  slab(ctx, "#ffd772", 67, 67, 10.4, 14, 2);
  slab(ctx, "#2a2244", 67, 65.4, 10.4, 2.6, 1);
  slab(ctx, "#2a2244", 67, 80, 10.4, 2.4, 1);
  rect(ctx, "#2a2244", 71.6, 67, 1.2, 14);
  slab(ctx, "#6d4428", 28, 56, 2.6, 76, 1.2);
  dot(ctx, "#e9bd98", 30, 94, 2.6);
  glitter(s, 74, 110, 6, 8, "#ffc45c");
  wave(ctx, 154, 4.4, "#3c3a72", 22);
};

/** Trump 11: a girl, and a large sea lion. */
export const strength: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "day", { sun: [20, 72, 9] });
  rock(ctx, pairs([-4, 164, 8, 142, 40, 136, 84, 136, 104, 142, 104, 164]), ["#b9a58a", "#7f7468"]);
  form(
    ctx,
    ["#8a6a54", "#5a4440"],
    pairs([
      22, 142, 24, 118, 30, 94, 30, 68, 36, 50, 48, 40, 60, 42, 66, 50, 75, 55, 78, 62, 73, 68, 64, 71, 60, 84, 64, 106,
      80, 128, 88, 143, 50, 145,
    ]),
    pairs([58, 30, 62, 56, 74, 60, 62, 68, 54, 86, 54, 112, 60, 150, 110, 150, 110, 60, 90, 40]),
  );
  form(ctx, ["#74584c", "#4a3638"], pairs([46, 110, 58, 120, 70, 138, 54, 143, 42, 130]), 58);
  blob(ctx, "#5a4440", pairs([34, 58, 30, 66, 34, 70, 38, 64]));
  blob(ctx, "#2c2026", pairs([71, 54, 78, 57, 77, 62, 71, 60]));
  for (const d of [-2, 1, 4]) bar(ctx, WHITE, 0.6, 71, 63 + d * 0.3, 83, 63 + d * 1.5);
  trace(ctx, "#2c2026", 1.3, pairs([54, 54, 57, 55.6, 60, 54]));
  placed(ctx, { x: -4, y: 0 }, () => {
    robe(ctx, 88, 141, 44, 12, ["#d9593f", "#a83a34", "#f2b441"], { panel: false });
    arm(ctx, 84, 104, 77, 72, 4.6, "#d9593f", BROWN);
    head(ctx, 88, 90, 6, BROWN, "#2c1c1c", "bun");
    for (const [x, y] of pairs([83, 86, 86, 84, 90, 84, 93, 86])) dot(ctx, WHITE, x, y, 1.7);
  });
  wave(ctx, 152, 4.6, "#2380ab", 22);
};

/** Trump 13: the ferry at the last light. */
export const death: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "ember", { sun: [50, 84, 24] });
  glitter(s, 50, 102, 10, 18, HOURS.ember.sun);
  for (const [x, h] of pairs([8, 30, 13, 22, 92, 26, 86, 18])) dab(ctx, "#2a1838", x, 106, x + 3, 106 - h, 1.2, 2);
  cloaked(ctx, 52, 132, 76, 19, "#332a48", "#1b1630");
  blob(ctx, "#0f0c1e", pairs([46, 62, 49, 57, 53, 57, 56, 62, 54, 70, 48, 70]));
  trace(ctx, "#17132a", 2.2, pairs([14, 158, 30, 104, 46, 34]));
  blob(ctx, "#17132a", pairs([9, 164, 12, 148, 18, 146, 20, 152, 14, 166]));
  arm(ctx, 44, 84, 36, 84, 5, "#332a48", "#e9e2d4");
  arm(ctx, 46, 98, 31, 104, 5, "#332a48", "#e9e2d4");
  form(
    ctx,
    ["#2a2238", "#17132a"],
    pairs([4, 120, 18, 132, 50, 135, 82, 132, 97, 114, 92, 136, 76, 145, 24, 145]),
    pairs([50, 110, 54, 150, 110, 150, 110, 110]),
  );
  trace(ctx, "#8c3a58", 1.4, pairs([4, 120, 18, 132, 50, 135, 82, 132, 97, 114]));
  dot(ctx, "#ffc45c", 95, 122, 3.4);
  dot(ctx, alpha("#ffc45c", 0.25), 95, 122, 7);
  ripple(ctx, 50, 148, 44, "#f0a080");
};

/** Trump 14: fresh water poured into salt water. */
export const temperance: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "dusk", { sun: [50, 56, 20] });
  rock(ctx, pairs([-4, 164, 0, 140, 18, 134, 38, 138, 46, 164]), ["#86708e", "#4f4470"]);
  form(ctx, ["#f3dfe2", "#c9a9c4"], pairs([42, 80, 28, 90, 14, 112, 6, 140, 24, 134, 40, 112]), 22);
  form(ctx, ["#c9a9c4", "#9a7aa4"], pairs([58, 80, 72, 90, 86, 112, 94, 140, 76, 134, 60, 112]), 78);
  robe(ctx, 50, 147, 74, 23, ["#4f62a8", "#35427e", "#35427e"], { panel: false });
  arm(ctx, 43, 84, 27, 84, 6, "#4f62a8", SKIN);
  placed(ctx, { x: 27, y: 88, turn: 1.75 }, () => {
    form(ctx, ["#c9503a", "#8f3040"], pairs([-7, -9, 7, -9, 9, 3, 4, 10, -4, 10, -9, 3]), 1);
    oval(ctx, "#5a2040", 0, -9, 7, 2.2);
    rect(ctx, "#f2b441", -9, -2, 18, 2);
  });
  const stream = new Path2D();
  stream.moveTo(36, 90);
  stream.bezierCurveTo(52, 88, 64, 98, 66, 112);
  ctx.strokeStyle = "#e6f3f6";
  ctx.lineWidth = 3.2;
  ctx.lineCap = "round";
  ctx.stroke(stream);
  form(ctx, ["#e0a24a", "#a8693a"], pairs([56, 114, 76, 114, 77, 126, 71, 134, 61, 134, 55, 126]), 67);
  oval(ctx, "#5c3a38", 66, 114, 10, 2.8);
  oval(ctx, "#e6f3f6", 66, 114, 7.6, 1.8);
  arm(ctx, 58, 86, 74, 116, 6, "#35427e", SKIN);
  head(ctx, 50, 66, 7.6, SKIN, "#6d2f3a", "long");
  ripple(ctx, 56, 148, 30, "#f3d5d5");
  ripple(ctx, 74, 154, 18, "#f3d5d5");
};
