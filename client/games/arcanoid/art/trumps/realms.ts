import { TAU } from "../../../../art/numbers.ts";
import {
  bar,
  blob,
  cut,
  dab,
  disc,
  dot,
  fill,
  line,
  pairs,
  pebble,
  polygon,
  rect,
  trace,
} from "../../../../art/pen.ts";
import { WHITE } from "../palette.ts";
import { arm, head } from "../people/figure.ts";
import { form, placed, slab } from "../scene.ts";
import { BROWN, gull, ripple, SKIN, sky, star, type TrumpPainter, wave } from "./parts.ts";

/** Trump 3: an island in the shape of a woman's robe. */
export const empress: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "day", { sun: [80, 30, 9] });
  form(
    ctx,
    ["#79b765", "#3f8258"],
    pairs([2, 146, 10, 128, 26, 112, 40, 98, 46, 84, 54, 84, 60, 98, 74, 112, 90, 128, 98, 146, 50, 152]),
    pairs([52, 80, 56, 108, 66, 156, 120, 156, 90, 90]),
  );
  for (const [y, w] of pairs([108, 26, 120, 36, 132, 43]))
    trace(
      ctx,
      y % 24 ? "#a5cf72" : "#d9df8a",
      1.8,
      pairs([51 - w * 0.9, y + 4, 50 - w * 0.3, y, 50 + w * 0.3, y, 51 + w * 0.9, y + 4]),
    );
  for (const [x, y] of pairs([30, 126, 38, 140, 64, 126, 24, 138])) {
    fill(ctx, WHITE, pebble(x, y, 3.2, 2.4, s.r));
    dot(ctx, "#3a3440", x + 2.8, y - 0.6, 1.1);
  }
  for (const [x, y] of pairs([76, 134, 82, 138, 70, 142])) {
    fill(ctx, "#2f6b45", pebble(x, y - 5, 4.6, 4, s.r));
    rect(ctx, "#5c3a38", x - 0.6, y - 2, 1.2, 4);
  }
  form(ctx, ["#d9593f", "#a83a34"], pairs([44, 70, 40, 78, 42, 100, 50, 106, 58, 100, 60, 78, 56, 70]), 51);
  arm(ctx, 42, 78, 26, 92, 5.4, "#d9593f", BROWN);
  arm(ctx, 58, 78, 74, 92, 5.4, "#a83a34", BROWN);
  star(ctx, 50, 88, 6, "#f2b441", 8, 0.5);
  head(ctx, 50, 60, 7.6, BROWN, "#2c1c1c", "long");
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1.08 + i * 0.14);
    dab(
      ctx,
      i % 2 ? "#d9df8a" : "#f2c34e",
      50 + Math.cos(a) * 7,
      60 + Math.sin(a) * 8,
      50 + Math.cos(a) * 15,
      58 + Math.sin(a) * 16,
      1.7,
    );
  }
  ripple(ctx, 50, 150, 46);
};

/** Trump 4: a cliff in the shape of a man's robe. */
export const emperor: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "gold", { sun: [20, 70, 11] });
  for (const [i, [x, y]] of pairs([6, 122, 17, 108, 28, 94, 60, 92, 71, 106, 82, 120]).entries()) {
    cut(ctx, i < 3 ? "#8f6a78" : "#5e4460", pairs([x, y + 3, x + 6, y, x + 12, y + 3, x + 12, 160, x, 160]));
    cut(ctx, i < 3 ? "#74546c" : "#452f4e", pairs([x + 7.2, y + 1, x + 12, y + 3, x + 12, 160, x + 7.2, 160]));
  }
  cut(ctx, "#a9505a", pairs([38, 86, 62, 86, 66, 160, 34, 160]));
  cut(ctx, "#7a3048", pairs([50, 86, 62, 86, 66, 160, 50, 160]));
  cut(ctx, "#f2b441", pairs([47, 88, 53, 88, 54, 160, 46, 160]));
  form(
    ctx,
    ["#8f6a78", "#5e4460"],
    pairs([28, 98, 30, 82, 42, 74, 58, 74, 70, 82, 72, 98, 62, 106, 50, 98, 38, 106]),
    51,
  );
  cut(ctx, "#f5e3c4", pairs([40, 76, 60, 76, 56, 88, 44, 88]));
  arm(ctx, 66, 88, 74, 104, 7, "#5e4460", SKIN);
  slab(ctx, "#6d4428", 75, 66, 3, 76, 1.4);
  dot(ctx, "#f2b441", 76.5, 64, 6);
  line(ctx, "#a9783a", 1, disc(76.5, 64, 3.4, 0, TAU));
  arm(ctx, 34, 88, 30, 110, 7, "#8f6a78", SKIN);
  head(ctx, 50, 62, 8, SKIN, "#efe6da", "beard");
  cut(ctx, "#f2c65a", pairs([39, 56, 39, 42, 44, 48, 50, 40, 56, 48, 61, 42, 61, 56]));
  cut(ctx, "#b9782f", pairs([50, 40, 56, 48, 61, 42, 61, 56, 51, 56]));
  wave(ctx, 150, 5, "#8b5a70", 20);
  gull(ctx, 84, 40, 6, "#5e3a50");
};

/** Trump 7: a ship along the beach, with all her stores aboard. */
export const chariot: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "day", { sun: [22, 76, 9] });
  form(
    ctx,
    ["#f3dca6", "#dcbf82"],
    pairs([-4, 170, -4, 136, 30, 130, 70, 133, 104, 128, 104, 170]),
    pairs([-4, 148, 40, 142, 104, 146, 104, 175, -4, 175]),
  );
  bar(ctx, "#5c3a38", 2.4, 44, 116, 46, 20);
  form(
    ctx,
    ["#fff8e8", "#dccfb2"],
    pairs([48, 22, 70, 48, 82, 84, 84, 104, 48, 108]),
    pairs([66, 20, 64, 60, 70, 112, 100, 112, 100, 20]),
  );
  form(ctx, ["#f2b441", "#c9852c"], pairs([43, 34, 28, 66, 20, 100, 43, 104]), 36);
  star(ctx, 62, 78, 9, "#c9503a", 5, 0.45);
  cut(ctx, "#c9503a", pairs([46, 20, 62, 15, 46, 11]));
  form(
    ctx,
    ["#2f5f8a", "#1f4068"],
    pairs([8, 108, 40, 113, 94, 106, 84, 126, 60, 131, 26, 129]),
    pairs([50, 100, 56, 134, 110, 134, 110, 100]),
  );
  blob(ctx, WHITE, pairs([8, 108, 40, 113, 94, 106, 92, 110.4, 40, 117, 9.6, 112]));
  for (const [x, y, s, t] of [
    [20, 97, 11, "#b98d62"],
    [31, 100, 10, "#8f6a44"],
    [66, 97, 12, "#a3774f"],
    [78, 96, 10, "#b98d62"],
    [70, 87, 9, "#8f6a44"],
  ] as const) {
    slab(ctx, t, x, y, s, s * 1.16, 1);
    bar(ctx, "#5c3a38", 0.8, x + 1.6, y + 1.6, x + s - 1.6, y + s);
  }
  for (const x of [28, 74]) {
    dot(ctx, "#5c3a38", x, 134, 12);
    dot(ctx, "#c9a06a", x, 134, 9);
    for (let i = 0; i < 4; i++) {
      const a = (i * TAU) / 8 + 0.2;
      bar(ctx, "#5c3a38", 1.4, x + Math.cos(a) * 9, 134 + Math.sin(a) * 9, x - Math.cos(a) * 9, 134 - Math.sin(a) * 9);
    }
    dot(ctx, "#5c3a38", x, 134, 2.6);
  }
};

/** Trump 10: a tide mill. */
export const wheel: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "gold");
  form(ctx, ["#f3dcb8", "#c99a78"], pairs([70, 170, 70, 64, 86, 50, 106, 62, 106, 170]), 88, polygon);
  cut(ctx, "#a8442c", pairs([64, 68, 86, 44, 110, 66]));
  slab(ctx, "#5c2c38", 90, 78, 8, 12, 3);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU + 0.2;
    placed(ctx, { x: 46 + Math.cos(a) * 39, y: 90 + Math.sin(a) * 39, turn: a }, () =>
      slab(ctx, i % 2 ? "#8a5a44" : "#6d4038", -9, -3.6, 18, 7.2, 1.4),
    );
  }
  line(ctx, "#5c2c38", 5, disc(46, 90, 36));
  line(ctx, "#a8694a", 2.6, disc(46, 90, 36));
  line(ctx, "#5c2c38", 3.4, disc(46, 90, 16));
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU + 0.2;
    bar(ctx, i % 2 ? "#8a5a44" : "#a8694a", 2.8, 46, 90, 46 + Math.cos(a) * 36, 90 + Math.sin(a) * 36);
  }
  dot(ctx, "#5c2c38", 46, 90, 8);
  dot(ctx, "#f2c65a", 45.2, 89.2, 5);
  for (const [x, y] of pairs([10, 118, 16, 128, 24, 134, 8, 108, 34, 138])) dot(ctx, WHITE, x, y, 1.7);
  wave(ctx, 132, 7, "#8b5a70", 24);
  wave(ctx, 146, 6, "#6b4460", 20, -14);
};
