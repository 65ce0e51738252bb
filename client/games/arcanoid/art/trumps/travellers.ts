/** Trumps with travellers and their advisers: 0, 1, 2, 5 and 6. */

import type { Field } from "../../../../../shared/games/arcanoid/cards.ts";
import { TAU } from "../../../../art/numbers.ts";
import { bar, blob, cut, disc, dot, line, pairs, rect, spoke, trace, triples } from "../../../../art/pen.ts";
import { HOURS, WHITE } from "../palette.ts";
import { arm, head, robe } from "../people/figure.ts";
import { form, oval, slab } from "../scene.ts";
import { BROWN, cloaked, glitter, gull, ripple, rock, roundel, SKIN, sky, type TrumpPainter, wave } from "./parts.ts";

/** Trump 0: a traveller on stilts crosses the tide with a kite. */
export const fool: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "dawn", { sun: [22, 84, 12] });
  trace(ctx, "#5a3a52", 0.7, pairs([56, 84, 70, 60, 78, 34]));
  cut(ctx, "#d9593f", pairs([80, 14, 92, 30, 78, 46, 70, 28]));
  cut(ctx, "#f2b441", pairs([80, 14, 92, 30, 78, 46]));
  trace(ctx, "#f2b441", 1.4, pairs([78, 46, 72, 54, 76, 60]));
  bar(ctx, "#6d4428", 2, 46, 100, 38, 150);
  bar(ctx, "#6d4428", 2, 54, 100, 66, 148);
  form(
    ctx,
    ["#f5f0dc", "#cfc3c4"],
    pairs([40, 84, 58, 84, 59, 104, 64, 132, 58, 134, 50, 108, 44, 134, 37, 133, 41, 106]),
    51,
  );
  for (const y of [110, 118, 126]) {
    rect(ctx, "#d9593f", 38, y, 7.6, 3.6);
    rect(ctx, "#b8452f", 53 + (y - 110) * 0.24, y, 7.4, 3.6);
  }
  robe(ctx, 49, 102, 34, 13, ["#6a58a8", "#463a7c", "#f2b441"], { panel: false });
  arm(ctx, 54, 74, 57, 85, 5, "#463a7c", SKIN);
  arm(ctx, 44, 74, 32, 66, 5, "#6a58a8", SKIN);
  head(ctx, 50, 58, 7.4, SKIN, "#7d4326");
  blob(ctx, "#f2b441", pairs([43, 57, 36, 44, 46, 49, 52, 38, 56, 49, 66, 47, 58, 57, 50, 53]));
  blob(ctx, "#d9593f", pairs([50, 53, 52, 38, 56, 49, 66, 47, 58, 57]));
  ripple(ctx, 38, 150, 9);
  ripple(ctx, 66, 148, 9);
  gull(ctx, 26, 58, 6);
};

/** Trump 1: the sea follows a magician's hands. */
export const magician: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "day");
  line(ctx, HOURS.day.sea[1], 12, disc(50, 82, 37, Math.PI * 0.86, TAU + Math.PI * 0.14));
  line(ctx, "#4fb2cc", 8, disc(50, 82, 37, Math.PI * 0.86, TAU + Math.PI * 0.14));
  line(ctx, "#d5f0f2", 1.6, disc(50, 82, 39.6, Math.PI * 0.9, TAU - 0.5));
  line(ctx, "#93d6e2", 1.2, disc(50, 82, 34, Math.PI * 1.1, TAU + 0.1));
  for (const [i, a] of [-2.62, -1.95, -1.19, -0.52].entries()) roundel(ctx, i as Field, ...spoke(50, 82, 37, a), 8.4);
  wave(ctx, 126, 7, "#4fb2cc", 22);
  rock(ctx, pairs([16, 158, 22, 144, 40, 138, 62, 137, 80, 143, 88, 158]), ["#b9a58a", "#7f7468"]);
  robe(ctx, 50, 141, 56, 21, ["#3a3f86", "#262a5e", "#f2b441"], { panel: true });
  arm(ctx, 43, 92, 22, 84, 6.6, "#3a3f86", SKIN);
  arm(ctx, 57, 92, 78, 84, 6.6, "#262a5e", SKIN);
  head(ctx, 50, 76, 7.2, SKIN, "#f0ece0", "beard");
  cut(ctx, "#3a3f86", pairs([36, 73, 64, 73, 56, 68, 50, 50, 44, 68]));
  cut(ctx, "#262a5e", pairs([50, 50, 56, 68, 64, 73, 52, 73]));
  rect(ctx, "#f2b441", 43.4, 67, 13, 2.6);
  wave(ctx, 152, 4, "#2380ab", 20);
};

/** Trump 2: a priestess reads in a pool. */
export const priestess: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "noon", { far: false });
  rock(ctx, pairs([-6, 170, -6, 22, 12, 16, 24, 40, 20, 80, 30, 120, 26, 170]), ["#5d8a86", "#355f64"]);
  rock(
    ctx,
    pairs([76, 170, 72, 122, 82, 84, 78, 38, 90, 12, 106, 14, 106, 170]),
    ["#5d8a86", "#2f555c"],
    pairs([84, 0, 90, 170, 120, 170, 120, 0]),
  );
  for (const [x, y, q] of triples([38, 30, 1.2, 50, 22, 1.8, 62, 32, 1.2, 66, 20, 0.9])) dot(ctx, WHITE, x, y, q);
  cloaked(ctx, 50, 128, 76, 25, "#f3ead6", "#c3cdc4");
  oval(ctx, "#e0b08c", 50, 66, 5.6, 7);
  blob(ctx, "#2a5a78", pairs([42, 66, 44, 56, 50, 52.6, 56, 56, 58, 66, 50, 58.6]));
  blob(ctx, "#2a5a78", pairs([42, 66, 38, 90, 40, 124, 46, 126, 46, 90, 45, 64]));
  blob(ctx, "#1b4260", pairs([58, 66, 62, 90, 60, 124, 54, 126, 54, 90, 55, 64]));
  form(ctx, ["#8a5a44", "#5c3a38"], pairs([38, 96, 62, 96, 60, 108, 40, 108]), 50);
  cut(ctx, WHITE, pairs([40, 97, 50, 100, 50, 108, 41, 106]));
  cut(ctx, "#e0d6c0", pairs([60, 97, 50, 100, 50, 108, 59, 106]));
  oval(ctx, "#355f64", 50, 142, 40, 15);
  oval(ctx, "#1d4f6a", 50, 140.4, 37, 13);
  oval(ctx, "#2f7690", 50, 138, 33, 9.6);
  dot(ctx, "#fdf3d0", 50, 139, 6.6);
  dot(ctx, "#2f7690", 53, 137.6, 5.6);
  ripple(ctx, 50, 148, 18);
};

/** Trump 5: the master of the port signals with flags. */
export const hierophant: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "noon", { sun: [22, 62, 9] });
  slab(ctx, "#6d4428", 65, 16, 3.4, 124, 1.2);
  for (const [y, w] of pairs([28, 15, 46, 21, 64, 27])) slab(ctx, "#8a5a34", 66.6 - w, y, w * 2, 2.4, 1);
  for (const [x, y, t, u] of [
    [54, 31, "#c9503a", WHITE],
    [78, 31, "#27567f", WHITE],
    [48, 49, "#f2b441", "#33294d"],
    [84, 49, WHITE, "#c9503a"],
    [43, 67, "#24704f", WHITE],
    [90, 67, "#6b4c93", "#f2b441"],
  ] as const) {
    cut(ctx, t, pairs([x - 5, y, x + 5, y, x + 5, y + 9, x - 5, y + 9]));
    dot(ctx, u, x, y + 4.4, 2.3);
  }
  for (let i = 0; i < 9; i++) rect(ctx, i % 2 ? "#b98d62" : "#a3774f", -2 + i * 12, 139, 11, 7);
  for (const x of [12, 46, 82]) rect(ctx, "#6b4a37", x, 146, 5, 16);
  robe(ctx, 38, 140, 62, 24, ["#f3ead6", "#c9b9a4", "#c9503a"]);
  cut(ctx, "#c9503a", pairs([26, 84, 50, 84, 46, 96, 38, 104, 30, 96]));
  cut(ctx, "#8f3230", pairs([38, 84, 50, 84, 46, 96, 38, 104]));
  arm(ctx, 31, 90, 18, 78, 6.4, "#f3ead6", BROWN);
  arm(ctx, 46, 92, 64, 96, 6.4, "#c9b9a4", BROWN);
  head(ctx, 38, 72, 7.8, BROWN, "#e8e4dc", "beard");
  cut(ctx, "#c9503a", pairs([29, 68, 30, 54, 38, 44, 46, 54, 47, 68]));
  cut(ctx, "#8f3230", pairs([38, 44, 46, 54, 47, 68, 38, 68]));
  slab(ctx, "#f2b441", 29, 64, 18, 4, 1);
  dot(ctx, "#f2b441", 38, 56, 2.4);
};

/** Trump 6: two people on the jetty in the evening. */
export const lovers: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "dusk", { sun: [50, 82, 19] });
  glitter(s, 50, 102, 9, 15, HOURS.dusk.sun);
  for (let i = 0; i < 6; i++) rect(ctx, i % 2 ? "#7d5a6c" : "#6b4a60", 22 + i * 9.6, 122, 9, 6);
  for (const x of [26, 70]) rect(ctx, "#4a3450", x, 128, 4.4, 32);
  bar(ctx, "#2f2a58", 4, 43, 128, 42, 146);
  bar(ctx, "#2f2a58", 4, 38, 128, 36, 144);
  bar(ctx, "#5a2040", 4, 57, 128, 57, 146);
  bar(ctx, "#5a2040", 4, 62, 128, 63, 144);
  form(
    ctx,
    ["#3f5fa0", "#2a3f78"],
    pairs([40, 88, 34, 94, 32, 112, 33, 125, 47, 125, 49, 108, 46, 92]),
    pairs([30, 86, 38, 100, 36, 130, 20, 130, 20, 86]),
  );
  form(ctx, ["#c9503a", "#8f3040"], pairs([58, 90, 53, 96, 50, 110, 50, 125, 68, 125, 67, 108, 64, 94]), 61);
  trace(ctx, "#3f5fa0", 5, pairs([42, 96, 52, 104, 60, 102]));
  oval(ctx, "#4a2c34", 44, 82, 6.2, 7.4, 0.22);
  oval(ctx, "#a9603a", 56, 83, 6, 7.2, -0.3);
  blob(ctx, "#a9603a", pairs([56, 76, 62, 82, 66, 98, 60, 104, 54, 92]));
  for (const [x, y, q] of triples([30, 40, 4.6, 40, 34, 4.6])) gull(ctx, x + 24, y, q, "#f3d5d5");
  ripple(ctx, 50, 152, 22, "#f7a07c");
};
