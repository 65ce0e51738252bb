import type { Field } from "../../../../../shared/games/arcanoid/cards.ts";
import { alpha } from "../../../../art/colour.ts";
import { bar, blob, type Context, cut, dab, dot, pairs, polygon, trace, triples } from "../../../../art/pen.ts";
import { blade, coin, cup, stave } from "../pips.ts";
import { form, slab } from "../scene.ts";
import { drawShallows } from "../sky.ts";
import { arm, crown, foam, ground, head, type Person, robe } from "./figure.ts";

/** Draws a throne's back, `w` to each side of x, from `top` to `foot`. */
function throne(ctx: Context, x: number, top: number, w: number, foot: number, lit: string, dark: string): void {
  form(
    ctx,
    [lit, dark],
    pairs([x - w, foot, x - w, top + 8, x - w * 0.9, top, x + w * 0.9, top, x + w, top + 8, x + w, foot]),
    x + w * 0.3,
    polygon,
  );
}

/** The king sits before the stern of a great ship. */
const ofSwords: Person = (s, p) => {
  const { ctx } = s;
  ground(ctx, p, 140, 46);
  throne(ctx, 50, 50, 26, 140, "#8a5a44", "#5c3a38");
  for (const [x, y] of pairs([32, 60, 32, 76, 68, 60, 68, 76])) slab(ctx, "#ffd772", x - 3, y, 6, 9, 1.4);
  cut(ctx, "#3f6fa8", pairs([22, 52, 50, 36, 78, 52]));
  cut(ctx, "#234a7c", pairs([50, 36, 78, 52, 54, 52]));
  robe(ctx, 50, 140, 68, 26, p.robe, { shoulder: 0.55, knee: 6 });
  cut(ctx, p.robe[2], pairs([36, 78, 64, 78, 60, 90, 50, 96, 40, 90]));
  head(ctx, 50, 66, 7.6, p.skin, "#d5dbe4", "beard");
  crown(ctx, 14, 50, 54, 8.4, "#f2c65a", "#a9783a");
  blade(ctx, 50, 134, 44);
  arm(ctx, 38, 88, 46, 118, 7, p.robe[0], p.skin);
  arm(ctx, 62, 88, 54, 118, 7, p.robe[1], p.skin);
};

/** The king sits on driftwood with leaves. */
const ofStaves: Person = (s, p) => {
  const { ctx } = s;
  ground(ctx, p, 140, 46);
  for (const [x, h, lean] of triples([22, 78, -8, 33, 92, -3, 67, 92, 3, 78, 78, 8])) stave(ctx, x, 140, h, lean);
  robe(ctx, 50, 140, 68, 28, p.robe, { shoulder: 0.55, knee: 7 });
  form(ctx, ["#c9a878", "#9a7448"], pairs([34, 78, 50, 72, 66, 78, 70, 96, 58, 90, 50, 98, 42, 90, 30, 96]), 53);
  head(ctx, 50, 66, 7.6, p.skin, "#7d4326", "beard");
  crown(ctx, 14, 50, 54, 8.4, "#f2cf6a", "#8a5a2c");
  bar(ctx, "#6d4428", 4.4, 24, 136, 74, 108);
  bar(ctx, "#d6a56a", 1.4, 24, 135, 74, 107);
  arm(ctx, 38, 92, 40, 124, 7, p.robe[0], p.skin);
  arm(ctx, 62, 92, 64, 111, 7, p.robe[1], p.skin);
  blob(ctx, "#5fa04a", pairs([72, 106, 76, 96, 86, 94, 82, 104]));
};

/** The king sits on a floating rock. */
const ofCups: Person = (s, p) => {
  const { ctx } = s;
  dot(ctx, alpha("#f8d2c0", 0.55), 50, 74, 40);
  throne(ctx, 50, 56, 24, 142, "#7fb0bd", "#4c7a92");
  blob(ctx, "#7fb0bd", pairs([24, 62, 30, 44, 40, 52, 50, 38, 60, 52, 70, 44, 76, 62, 50, 56]));
  blob(ctx, "#4c7a92", pairs([50, 38, 60, 52, 70, 44, 76, 62, 54, 57]));
  robe(ctx, 50, 142, 70, 28, p.robe, { shoulder: 0.58, knee: 6 });
  cut(ctx, p.trim, pairs([34, 80, 66, 80, 58, 96, 42, 96]));
  head(ctx, 50, 67, 7.6, p.skin, "#a8523f", "beard");
  crown(ctx, 14, 50, 55, 8.4, "#fbeee0", "#c98a78");
  cup(ctx, 72, 108, 20);
  arm(ctx, 62, 90, 70, 106, 7, p.robe[1], p.skin);
  arm(ctx, 38, 90, 32, 116, 7, p.robe[0], p.skin);
  drawShallows(s, p, 142);
  foam(s, 50, 142, 76);
};

/** The king stands after the harvest, with the sun behind his head. */
const ofCoins: Person = (s, p) => {
  const { ctx } = s;
  coin(ctx, 50, 64, 36);
  ground(ctx, p, 140, 48);
  for (const x of [14, 86]) {
    for (let i = -3; i < 4; i++) {
      trace(ctx, i < 1 ? "#e0a43a" : "#b9781f", 1.8, pairs([x + i * 2, 144, x + i * 0.8, 122, x + i * 3.4, 102]));
      dab(ctx, i < 1 ? "#ffd97a" : "#e0a43a", x + i * 3.2, 106, x + i * 4.2, 92, 2);
    }
    slab(ctx, "#a8442c", x - 5, 119, 10, 4, 2);
  }
  robe(ctx, 50, 140, 68, 30, p.robe, { shoulder: 0.58, knee: 8 });
  form(ctx, [p.robe[2], "#c9852c"], pairs([32, 80, 50, 74, 68, 80, 72, 92, 50, 88, 28, 92]), 54);
  head(ctx, 50, 67, 7.6, p.skin, "#3a2626", "beard");
  crown(ctx, 14, 50, 54.6, 8.4, "#ffe9a8", "#b56d1b");
  form(ctx, ["#8a5a34", "#5c3a26"], pairs([30, 118, 70, 118, 62, 130, 38, 130]), 52);
  for (const [x, y] of pairs([36, 116, 44, 114, 52, 113, 60, 114.6, 66, 116.6, 48, 110, 56, 109.6])) coin(ctx, x, y, 5);
  arm(ctx, 36, 92, 31, 120, 7, p.robe[0], p.skin);
  arm(ctx, 64, 92, 69, 120, 7, p.robe[1], p.skin);
};

export const KINGS: Readonly<Record<Field, Person>> = { 0: ofSwords, 1: ofStaves, 2: ofCups, 3: ofCoins };
