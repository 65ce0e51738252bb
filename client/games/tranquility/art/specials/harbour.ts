import { alpha, mix } from "../../../../art/colour.ts";
import { around, cut, dab, dot, pairs, rect, rough } from "../../../../art/pen.ts";
import { GLYPHS } from "../glyphs.ts";
import { PAPER } from "../palette.ts";
import { HORIZON } from "../scene.ts";
import { row, sail } from "../traits/boats.ts";
import { flag } from "../traits/camp.ts";
import { bands, plate, type SpecialArt, scene } from "./parts.ts";

/** Back row first: x of the middle, y of the foot, width, height, wall, roof. */
const HOUSES = [
  [8, 56, 14, 26, "#e7c49a", "#a7452f"],
  [36, 57, 12, 20, "#f2dcc0", "#8f3b33"],
  [23, 58, 13, 30, "#fbeed8", "#b5533a"],
  [14, 60, 12, 17, "#d98f6a", "#7d3a34"],
  [31, 61, 11, 14, "#f7e3c2", "#a7452f"],
  [45, 61, 10, 11, "#e3ae84", "#8f3b33"],
] as const;

export const harbour: SpecialArt = {
  edge: PAPER,
  tab: ["#c9503a", GLYPHS.anchor, "#fff3de"],
  picture(ctx) {
    const s = scene(ctx, 14, 501);
    const { p, r } = s;
    bands(ctx, r, ["#f0b98a", "#f6cf98", "#fce8bb"], 0, HORIZON);
    dot(ctx, alpha("#ec6a3c", 0.22), 82, 33, 12);
    dot(ctx, "#ec6a3c", 82, 33, 7);
    bands(ctx, r, ["#e0a878", "#6f9a94"], HORIZON, 70);
    for (let i = 0; i < 6; i++)
      dab(ctx, alpha("#ec6a3c", 0.6), 76 - r() * 5, HORIZON + 2 + i * 2, 88, HORIZON + 2 + i * 2, 0.5);
    cut(ctx, mix(p.leaf[0], "#f6cf98", 0.45), rough(r, 3, 3, pairs([-4, 48, -4, 20, 10, 17, 24, 26, 40, 36, 54, 48])));
    for (const [x, y, w, h, wall, roof] of HOUSES) {
      rect(ctx, wall, x - w / 2, y - h, w, h);
      rect(ctx, mix(wall, "#6d4a4c", 0.28), x + w * 0.08, y - h, w * 0.42, h);
      cut(ctx, roof, around(x, y - h, w, 1, [-0.58, 0.4, -0.1, -5.4, 0.58, 0.4]));
      cut(ctx, mix(roof, "#3a2030", 0.3), around(x, y - h, w, 1, [0.06, 0.4, -0.1, -5.4, 0.58, 0.4]));
      for (let a = 0; a < 2; a++)
        for (let b = 0; b < Math.floor(h / 8); b++) {
          rect(ctx, "#54343a", x - w * 0.32 + a * w * 0.46, y - h + 3 + b * 7, 1.8, 2.8);
        }
    }
    rect(ctx, "#a9785a", -2, 60, 60, 5);
    rect(ctx, "#7d564b", -2, 63, 60, 5);
    for (let i = 0; i < 10; i++) rect(ctx, "#6a463f", i * 6 + 1, 60.6, 0.5, 6);
    for (let i = 0; i < 5; i++) rect(ctx, "#5e3e3a", 60 + i * 4.6, 62, 1, 6);
    rect(ctx, "#8e634f", 56, 61, 24, 1.8);
    flag(s, 23, 24, 0.8);
    sail(s, 88, 64, 1.15);
    row(s, 66, 67, 0.7);
    plate(ctx, "#c9503a", GLYPHS.anchor, "#fff3de");
  },
};
