/** Trumps 16 to 20: the night and the morning after it. */

import { alpha, mix } from "../../../../art/colour.ts";
import { TAU } from "../../../../art/numbers.ts";
import {
  bar,
  blob,
  curve,
  cut,
  dab,
  disc,
  dot,
  line,
  near,
  pairs,
  polygon,
  quads,
  rect,
  trace,
  triples,
  within,
} from "../../../../art/pen.ts";
import { WHITE } from "../palette.ts";
import { arm, head, robe } from "../people/figure.ts";
import { form, oval, placed, slab } from "../scene.ts";
import { BROWN, cloud, glitter, gull, hull, rays, rock, SKIN, sky, star, type TrumpPainter, wave } from "./parts.ts";

/** Trump 16: a lighthouse struck by lightning. */
export const tower: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "gale", { far: false });
  for (const [x, y, k, t] of [
    [24, 26, 1.2, "#232b42"],
    [82, 20, 1.3, "#1d2439"],
    [54, 14, 1.5, "#2b3450"],
  ] as const)
    cloud(s, x, y, k, t);
  cut(ctx, "#ffd35a", pairs([70, -2, 56, 28, 66, 28, 50, 56, 80, 24, 68, 24, 84, -2]));
  cut(ctx, "#fff3c0", pairs([70, -2, 56, 28, 62, 28, 78, -2]));
  rock(ctx, pairs([12, 164, 20, 146, 34, 136, 66, 134, 82, 146, 92, 164]), ["#6d7486", "#3a4256"]);
  form(ctx, ["#fff3e0", "#b9b4bc"], pairs([32, 138, 37, 66, 44, 60, 48, 66, 54, 58, 60, 64, 64, 138]), 50, polygon);
  within(ctx, curve(pairs([32, 138, 37, 66, 61, 66, 64, 138]), true), () => {
    for (const y of [74, 98, 122]) {
      rect(ctx, "#c9473a", 28, y, 21, 11);
      rect(ctx, "#8a2f34", 49, y, 24, 11);
    }
  });
  for (const y of [88, 112]) slab(ctx, "#2b3450", 46, y, 5, 8, 2.4);
  placed(ctx, { x: 30, y: 50, turn: -0.62 }, () => {
    rect(ctx, "#20243a", -9, -2, 18, 3.4);
    slab(ctx, "#ffd772", -6, -13, 12, 11, 1);
    rect(ctx, "#20243a", -0.7, -13, 1.4, 11);
    cut(ctx, "#8a2f34", pairs([-9, -12, 0, -22, 9, -12]));
  });
  for (const [x, y] of pairs([46, 52, 60, 48, 40, 60, 66, 56]))
    cut(ctx, "#e9e2d4", pairs([x - 2.4, y, x, y - 3, x + 2.6, y + 1, x, y + 2.6]));
  for (const [x, y, q] of triples([52, 58, 7, 47, 63, 4.6, 57, 62, 5]))
    blob(ctx, q > 6 ? "#f2a43a" : "#ffd35a", near(x, y, q, [-0.6, 0, -0.4, -1, 0, -1.8, 0.5, -0.8, 0.6, 0]));
  for (const [x, y, turn, t] of [
    [80, 82, 0.5, "#f2b441"],
    [16, 92, -0.6, "#6fa0d0"],
  ] as const)
    placed(ctx, { x, y, turn }, () => {
      form(ctx, [t, mix(t, "#20243a", 0.35)], pairs([-3, -4, 3, -4, 4, 6, -4, 6]), 0.4);
      dot(ctx, SKIN, 0, -7, 2.8);
      bar(ctx, t, 2, -3, -3, -8, -8);
      bar(ctx, t, 2, 3, -3, 8, -8);
      bar(ctx, "#20243a", 2, -2, 6, -4, 12);
      bar(ctx, "#20243a", 2, 2, 6, 5, 11);
    });
  for (let i = 0; i < 26; i++) {
    const [x, y] = [s.r.between(0, 104), s.r.between(36, 132)];
    bar(ctx, alpha("#cfdbe4", 0.35), 0.6, x, y, x - 2.6, y + 7);
  }
  wave(ctx, 144, 8, "#4c5b70", 26);
  wave(ctx, 154, 6, "#34425a", 22, -14);
};

/** Trump 17: eight stars, and a boat. */
export const stars: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "night", { stars: true });
  rays(ctx, [54, 52], [14, 34], 8, 0.05, alpha("#fff3c0", 0.6), TAU / 16);
  star(ctx, 54, 52, 29, "#ffe9a8", 8, 0.3);
  cut(ctx, "#f2c65a", pairs([54, 23, 54, 52, 60.2, 45.8]));
  star(ctx, 54, 52, 12, "#fff8e0", 8, 0.5);
  dot(ctx, "#f2b441", 54, 52, 4);
  for (const [x, y, q] of triples([
    16, 62, 5, 86, 26, 5, 88, 74, 6, 18, 84, 4.4, 36, 92, 3.6, 76, 92, 3.6, 40, 18, 4.4,
  ]))
    star(ctx, x, y, q, "#fff3d0", 4, 0.28);
  glitter(s, 54, 102, 15, 9, "#ffe9a8");
  placed(ctx, { x: 36, y: 134 }, () => {
    bar(ctx, "#2a2244", 1.6, 2, -6, 2, -34);
    form(ctx, ["#c9cdea", "#8f96c8"], pairs([4, -33, 18, -12, 4, -9]), 12);
    cut(ctx, "#8f96c8", pairs([0, -28, -10, -10, 0, -9]));
  });
  hull(ctx, 36, 134, 0.9, "#2a2244", "#8f96c8");
};

/** Trump 18: the moon, and its image in every pool. */
export const moon: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "night", { stars: true });
  dot(ctx, alpha("#fdf3d0", 0.1), 56, 44, 30);
  dot(ctx, "#fdf3d0", 56, 44, 21);
  dot(ctx, "#262d5e", 65, 38, 17.6);
  dot(ctx, "#232a5a", 66, 37, 17);
  rock(
    ctx,
    pairs([-6, 116, -4, 66, 8, 58, 18, 80, 22, 116]),
    ["#39407a", "#22284f"],
    pairs([8, 50, 12, 120, 40, 120, 40, 50]),
  );
  rock(
    ctx,
    pairs([76, 116, 80, 76, 92, 60, 106, 68, 106, 116]),
    ["#333a70", "#1d2348"],
    pairs([92, 50, 96, 120, 120, 120, 120, 50]),
  );
  form(
    ctx,
    ["#4a4f8c", "#343a72"],
    pairs([-6, 170, -6, 114, 30, 108, 70, 110, 106, 112, 106, 170]),
    pairs([-6, 140, 50, 134, 106, 138, 106, 175, -6, 175]),
  );
  for (const [x, y, w, h] of quads([30, 120, 17, 4.6, 72, 125, 18, 5.4, 44, 140, 27, 7.4, 86, 148, 12, 4])) {
    oval(ctx, "#262c5e", x, y, w + 2.6, h + 1.6);
    oval(ctx, "#6f86c0", x, y, w, h);
    oval(ctx, "#8fa6d8", x - w * 0.1, y - h * 0.14, w * 0.8, h * 0.62);
    oval(ctx, "#fdf3d0", x + w * 0.16, y, h * 0.84, h * 0.5);
  }
  placed(ctx, { x: 68, y: 146 }, () => {
    for (const d of [-1, 1]) {
      for (const a of [0, 3, 6]) trace(ctx, "#c9506a", 1.3, pairs([d * 5, a * 0.5, d * 11, a - 1, d * 13, a + 3]));
      bar(ctx, "#c9506a", 1.8, d * 5, -2, d * 10, -8);
      blob(ctx, "#d9593f", pairs([d * 9, -8, d * 8, -14, d * 12, -15, d * 14, -10]));
      dot(ctx, WHITE, d * 2.4, -6, 1);
    }
    form(ctx, ["#d9593f", "#8f3040"], pairs([-8, 0, -5, -5, 5, -5, 8, 0, 4, 5, -4, 5]), 1);
  });
};

export const sun: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "gold");
  rect(ctx, "#f7c877", -2, -2, 104, 101);
  rays(ctx, [52, 62], [30, 130], 16, 0.2, "#fbdc98");
  rays(ctx, [52, 62], [35, 47], 16, 0.16, "#ee8a44", TAU / 32);
  dot(ctx, "#f0a23c", 52, 62, 33);
  dot(ctx, "#fbd25c", 52, 62, 29);
  dot(ctx, "#fde48a", 48, 57, 22);
  rect(ctx, "#e59a5c", -2, 98, 104, 70);
  rect(ctx, "#4f9aa0", -2, 116, 104, 60);
  for (let i = 0; i < 12; i++) {
    const x = s.r.between(-20, 90);
    dab(
      ctx,
      s.r.chance(0.5) ? "#e59a5c" : "#4f9aa0",
      x,
      116 + s.r.between(-5, 5),
      x + s.r.between(16, 44),
      116 + s.r.between(-5, 5),
      1,
    );
  }
  glitter(s, 52, 101, 13, 22, "#fff0b4");
  for (const [x, y, q, l] of quads([16, 112, 11, 1, 34, 126, 9, 0, 84, 114, 11, 1, 68, 130, 8, 0])) {
    bar(ctx, "#3f7a4c", 2, x, y, x + 1, 162);
    dab(ctx, "#4f8f4a", x + 1, y + 26, x + (l ? 11 : -10), y + 18, 2.6);
    dab(ctx, "#2f6b45", x + 1, y + 32, x + (l ? -10 : 11), y + 24, 2.6);
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * TAU;
      dab(
        ctx,
        i % 2 ? "#f2b441" : "#f7cf5c",
        x + Math.cos(a) * q * 0.4,
        y + Math.sin(a) * q * 0.4,
        x + Math.cos(a) * q,
        y + Math.sin(a) * q,
        q * 0.16,
      );
    }
    dot(ctx, "#7d4326", x, y, q * 0.44);
    dot(ctx, "#a9603a", x - q * 0.08, y - q * 0.08, q * 0.28);
  }
  gull(ctx, 78, 90, 5);
  gull(ctx, 26, 88, 4);
};

/** Trump 20: a call from a shell brings the fleet home. */
export const judgement: TrumpPainter = (s) => {
  const { ctx } = s;
  sky(s, "dawn");
  for (let i = 0; i < 4; i++)
    line(ctx, i % 2 ? "#f7c9b4" : WHITE, 2.6 - i * 0.4, disc(40, 50, 20 + i * 11, -0.35, 1.0));
  rock(
    ctx,
    pairs([-6, 164, -6, 98, 14, 92, 31, 96, 36, 116, 32, 140, 38, 164]),
    ["#8d7f9e", "#574f78"],
    pairs([14, 80, 18, 170, 60, 170, 60, 80]),
  );
  placed(ctx, { x: 6, y: 0 }, () => {
    robe(ctx, 12, 98, 38, 12, ["#c9503a", "#8f3040", "#f2b441"], { panel: false });
    form(
      ctx,
      ["#fbeee0", "#e0b0a0"],
      pairs([20, 58, 28, 46, 40, 40, 44, 52, 38, 64, 26, 64]),
      pairs([24, 66, 34, 56, 46, 52, 46, 70]),
    );
    trace(ctx, "#c97f88", 1, pairs([27, 60, 33, 52, 40, 48]));
    oval(ctx, "#d98a80", 42, 52, 3.4, 9, -0.5);
    arm(ctx, 16, 66, 27, 62, 5, "#8f3040", BROWN);
    head(ctx, 13, 54, 6.6, BROWN, "#2c1c1c", "cap");
  });
  for (const [x, y, k, t] of [
    [82, 108, 0.5, "#8a5a6c"],
    [54, 116, 0.72, "#5a4a7c"],
    [78, 138, 1.05, "#a8442c"],
  ] as const) {
    placed(ctx, { x, y, scale: k }, () => {
      bar(ctx, "#4a3450", 1.8, 0, -4, 0, -46);
      form(ctx, [WHITE, "#e0cfd0"], pairs([2, -45, 20, -24, 24, -7, 2, -6]), 13);
      cut(ctx, "#f2b441", pairs([-2, -40, -16, -8, -2, -7]));
    });
    hull(ctx, x, y, k, t);
  }
  wave(ctx, 154, 4, "#6f78a3", 22);
};
