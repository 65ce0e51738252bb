/** Trumps below the surface: 12, 15 and 21. */

import type { Field } from "../../../../../shared/games/arcanoid/cards.ts";
import { alpha, mix } from "../../../../art/colour.ts";
import { lerp, TAU } from "../../../../art/numbers.ts";
import {
  bar,
  blob,
  type Context,
  cut,
  dab,
  disc,
  dot,
  line,
  pairs,
  quads,
  rect,
  trace,
  triples,
} from "../../../../art/pen.ts";
import { WHITE } from "../palette.ts";
import { form, oval, placed } from "../scene.ts";
import { BROWN, depths, hull, roundel, type TrumpPainter } from "./parts.ts";

/** Trump 12: a diver who hangs by one foot. */
export const hangedMan: TrumpPainter = (s) => {
  const { ctx } = s;
  depths(s, [
    [-2, "#8fd0d4"],
    [34, "#4fa3b4"],
    [76, "#2f7c98"],
    [118, "#1f5a7c"],
  ]);
  rect(ctx, "#f6dcae", -2, -2, 104, 30);
  dab(ctx, "#ffffff", -10, 28, 110, 28, 3);
  hull(ctx, 56, 24, 1.25, "#a8442c");
  for (const [x, d] of pairs([20, 30, 40, 40, 84, 34]))
    cut(ctx, alpha("#ffffff", 0.1), pairs([x, 32, x + 8, 32, x + d * 0.7, 120, x + d * 0.4, 120]));
  bar(ctx, "#f3e2bc", 1.4, 56, 30, 57, 48);
  trace(ctx, BROWN, 5, pairs([57, 50, 56, 66, 53, 84]));
  trace(ctx, mix(BROWN, "#1f3a50", 0.25), 4.6, pairs([50, 84, 42, 70, 55, 66]));
  form(ctx, ["#f2b441", "#c97f2c"], pairs([46, 82, 59, 82, 60, 92, 58, 112, 46, 112, 45, 94]), 53);
  trace(ctx, BROWN, 4, pairs([47, 110, 40, 124, 44, 138]));
  trace(ctx, mix(BROWN, "#1f3a50", 0.25), 4, pairs([57, 110, 64, 124, 58, 138]));
  oval(ctx, BROWN, 52, 121, 6.4, 7.4);
  blob(ctx, "#2c1c1c", pairs([45, 122, 47, 130, 52, 133, 57, 130, 59, 122, 52, 126]));
  oval(ctx, "#e9c7c4", 51, 142, 11, 4.6);
  oval(ctx, "#7a5a78", 51, 140.6, 8.6, 2.8);
  dot(ctx, "#fff8ee", 51, 139.6, 3.2);
  for (const [x, y, q] of triples([36, 112, 1.8, 33, 102, 1.3, 37, 94, 1.5, 34, 84, 1]))
    line(ctx, "#d5f0f2", 0.7, disc(x, y, q));
  for (const [x, y] of pairs([80, 96, 88, 102, 82, 108])) {
    blob(ctx, "#f2a46a", pairs([x - 5, y, x, y - 2.6, x + 5, y, x, y + 2.4]));
    cut(ctx, "#f2a46a", pairs([x + 4, y, x + 8, y - 2.6, x + 8, y + 2.6]));
  }
  for (const [x, h] of pairs([10, 26, 16, 34, 90, 30, 84, 20])) dab(ctx, "#2a6f68", x, 162, x + 3, 162 - h, 2.4, 3);
};

/** The first and the last fang of the upper and the lower row; those between are interpolated. */
const FANGS: readonly (readonly [tone: string, first: readonly number[], last: readonly number[]])[] = [
  ["#fff3dc", [7.4, 92, 12.8, 93, 11, 106], [45.4, 102, 50.8, 104, 47, 111]],
  ["#e9d5c0", [11.6, 118, 16.4, 119, 16, 107], [43.6, 119, 48.4, 117, 46, 111]],
];

function drawFangs(ctx: Context): void {
  for (const [tone, first, last] of FANGS)
    for (let i = 0; i < 6; i++) cut(ctx, tone, pairs(first.map((v, k) => lerp(v, last[k]!, i / 5))));
}

/** Trump 15: a creature with a lamp in the deep. */
export const devil: TrumpPainter = (s) => {
  const { ctx } = s;
  depths(s, [
    [-2, "#1d4a68"],
    [38, "#153552"],
    [76, "#0f2340"],
    [114, "#0a1630"],
  ]);
  for (const [q, a] of pairs([26, 0.1, 17, 0.2, 9, 0.5])) dot(ctx, alpha("#ffe08a", a), 68, 48, q);
  trace(ctx, "#7a2f4c", 2.4, pairs([40, 76, 38, 46, 52, 32, 66, 40]));
  dot(ctx, "#fff0b4", 68, 46, 5.4);
  cut(ctx, "#5a2040", pairs([84, 98, 104, 78, 98, 102, 104, 124]));
  cut(ctx, "#5a2040", pairs([50, 76, 60, 58, 66, 70, 74, 62, 76, 78]));
  form(
    ctx,
    ["#a03a52", "#64203f"],
    pairs([8, 96, 14, 80, 30, 70, 52, 70, 74, 80, 90, 98, 76, 118, 54, 130, 32, 130, 14, 118]),
    pairs([0, 104, 40, 112, 92, 92, 100, 140, 0, 140]),
  );
  form(
    ctx,
    ["#2a0f24", "#17081a"],
    pairs([7, 92, 24, 94, 42, 100, 54, 108, 46, 118, 30, 122, 14, 116]),
    pairs([10, 110, 50, 112, 50, 126, 10, 126]),
  );
  drawFangs(ctx);
  dot(ctx, "#ffe08a", 40, 86, 7);
  dot(ctx, "#17081a", 38, 86, 3.4);
  cut(ctx, "#ffe9c0", pairs([28, 74, 18, 54, 36, 70]));
  cut(ctx, "#ffe9c0", pairs([52, 70, 56, 50, 62, 74]));
  form(ctx, ["#c9506a", "#8a2f4c"], pairs([62, 104, 76, 108, 80, 118, 68, 116]), 72);
  for (const [x, y] of pairs([28, 146, 60, 150])) {
    bar(ctx, "#8fa0b8", 0.8, x + 4, y - 2, 44, 132);
    blob(ctx, "#e0a08a", pairs([x - 7, y, x, y - 3.6, x + 7, y, x, y + 3.6]));
    cut(ctx, "#e0a08a", pairs([x - 6, y, x - 11, y - 3.4, x - 11, y + 3.4]));
    dot(ctx, "#17081a", x + 4, y - 0.6, 0.8);
  }
};

/** Trump 21: a turtle that carries everything on her back. */
export const world: TrumpPainter = (s) => {
  const { ctx } = s;
  depths(s, [
    [-2, "#5fb0c4"],
    [40, "#3f93ae"],
    [80, "#2a7896"],
    [120, "#1d5f80"],
  ]);
  oval(ctx, "#f3dca6", 51, 88, 38, 56);
  oval(ctx, "#2a7896", 51, 88, 35, 53);
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU;
    const [x, y] = [51 + Math.cos(a) * 36.5, 88 + Math.sin(a) * 54.5];
    const t = a + (i % 2 ? 0.7 : 2.4);
    dab(ctx, i % 2 ? "#5fae63" : "#2f6b45", x, y, x + Math.cos(t) * 9, y + Math.sin(t) * 9, 2.6);
  }
  placed(ctx, { x: 1, y: 5 }, () => {
    for (const [x0, y0, x1, y1] of quads([32, 76, 18, 66, 68, 76, 82, 66, 34, 108, 24, 122, 66, 108, 76, 122])) {
      dab(ctx, "#6d9a5a", x0, y0, x1, y1, 6.4);
      dab(ctx, "#4f7a4a", x0, y0 + 2, x1, y1 + 2, 3);
    }
    form(ctx, ["#8fb86a", "#5f8f54"], pairs([50, 48, 57, 54, 58, 64, 42, 64, 43, 54]), 51);
    dot(ctx, "#16323c", 46, 55, 1.1);
    dot(ctx, "#16323c", 54, 55, 1.1);
    form(ctx, ["#79b765", "#3f8258"], pairs([50, 60, 66, 68, 73, 90, 66, 110, 50, 120, 34, 110, 27, 90, 34, 68]), 52);
    blob(ctx, "#f3dca6", pairs([36, 92, 40, 78, 48, 74, 56, 80, 64, 92, 56, 104, 44, 104]));
    blob(ctx, "#a5cf72", pairs([39, 92, 43, 80, 49, 77, 55, 83, 61, 92, 54, 100, 45, 100]));
    cut(ctx, "#b9a58a", pairs([44, 95, 51, 76, 58, 95]));
    cut(ctx, "#7f7468", pairs([51, 76, 58, 95, 52, 95]));
    cut(ctx, WHITE, pairs([51, 76, 48.6, 82.6, 53.4, 82.6]));
    rect(ctx, WHITE, 42, 92, 4.4, 5);
    cut(ctx, "#c9503a", pairs([41, 92, 44.2, 88.6, 47.4, 92]));
  });
  for (const [suit, x, y] of triples([0, 51, 32, 1, 86, 88, 2, 51, 144, 3, 16, 88])) {
    dot(ctx, "#f3dca6", x, y, 10.4);
    roundel(ctx, suit as Field, x, y, 9);
  }
};
