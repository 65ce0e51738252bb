import type { Field } from "../../../../../shared/games/arcanoid/cards.ts";
import { mix } from "../../../../art/colour.ts";
import { bar, blob, cut, dab, dot, pairs, trace } from "../../../../art/pen.ts";
import { blade, coin, cup, stave } from "../pips.ts";
import { form, slab } from "../scene.ts";
import { arm, cap, ground, head, leg, type Person, robe } from "./figure.ts";

/** The knave stands on a rock in the wind, his blade against the sky. */
const ofSwords: Person = (s, p) => {
  const { ctx } = s;
  ground(ctx, p, 138, 34);
  blade(ctx, 70, 70, 50);
  blob(ctx, p.belt, pairs([46, 78, 30, 72, 14, 78, 4, 92, 20, 92, 34, 102, 46, 110]));
  blob(ctx, mix(p.belt, "#5a1a2a", 0.25), pairs([46, 78, 30, 76, 16, 86, 34, 92, 46, 104]));
  leg(ctx, 46, 112, 42, 138, p.robe[1]);
  leg(ctx, 54, 112, 60, 137, mix(p.robe[1], "#0f2444", 0.4));
  robe(ctx, 50, 116, 42, 14, p.robe, { panel: false });
  slab(ctx, p.trim, 40, 96, 20, 2.8, 1);
  arm(ctx, 56, 80, 69, 76, 5, p.robe[0], p.skin);
  arm(ctx, 43, 80, 38, 98, 5, p.robe[1], p.skin);
  head(ctx, 50, 65, 7.4, p.skin, p.hair, "cap");
  cap(ctx, 50, 60, p.trim, p.belt);
};

/** The knave is a wanderer with a bundle. */
const ofStaves: Person = (s, p) => {
  const { ctx } = s;
  ground(ctx, p, 138, 38);
  bar(ctx, "#6d4428", 2.6, 26, 66, 66, 92);
  form(ctx, ["#e9c46a", "#b98a3c"], pairs([22, 66, 30, 72, 30, 84, 21, 89, 12, 84, 13, 72]), 23);
  cut(ctx, "#e9c46a", pairs([21, 68, 14, 60, 24, 63, 31, 58, 25, 68]));
  for (const [x, y] of pairs([18, 78, 25, 82, 22, 74])) dot(ctx, "#a8442c", x, y, 1.2);
  leg(ctx, 50, 112, 40, 137, p.robe[1]);
  leg(ctx, 56, 112, 68, 138, mix(p.robe[1], "#0f2a1c", 0.4));
  robe(ctx, 53, 118, 44, 16, p.robe, { panel: false });
  slab(ctx, p.belt, 42, 98, 22, 2.8, 1);
  stave(ctx, 78, 139, 84, -5);
  arm(ctx, 60, 82, 75, 94, 5, p.robe[1], p.skin);
  arm(ctx, 47, 82, 40, 76, 5, p.robe[0], p.skin);
  head(ctx, 55, 66, 7.4, p.skin, p.hair, "cap");
  cap(ctx, 55, 61, p.robe[2], "#4f9a4a");
};

/** The knave kneels at a pool with a creature in it. */
const ofCups: Person = (s, p) => {
  const { ctx } = s;
  ground(ctx, p, 136, 44, 46);
  form(
    ctx,
    [p.robe[0], p.robe[1]],
    pairs([22, 134, 24, 116, 34, 96, 46, 90, 54, 98, 58, 116, 64, 134, 44, 138]),
    pairs([46, 88, 46, 112, 50, 140, 80, 140, 70, 92]),
  );
  form(
    ctx,
    [p.robe[2], mix(p.robe[2], p.robe[1], 0.35)],
    pairs([44, 92, 34, 98, 26, 112, 20, 134, 34, 137, 38, 118, 46, 102]),
    pairs([34, 90, 34, 120, 28, 140, 60, 140, 60, 90]),
  );
  slab(ctx, p.trim, 34, 114, 22, 2.8, 1);
  head(ctx, 52, 82, 7.4, p.skin, p.hair, "cap");
  cap(ctx, 52, 77, p.belt, p.trim);
  cup(ctx, 76, 112, 24);
  arm(ctx, 52, 100, 70, 108, 5.4, p.robe[0], p.skin);
  form(ctx, ["#5f8fa8", "#3d6480"], pairs([76, 82, 72, 74, 76, 66, 82, 62, 86, 66, 82, 72, 80, 82]), 80);
  cut(ctx, "#5f8fa8", pairs([82, 62, 92, 58, 89, 67]));
  dot(ctx, "#ffffff", 76, 71, 0.9);
  for (const [x, y] of pairs([68, 74, 90, 76, 66, 66])) dot(ctx, "#dff0f2", x, y, 1.2);
};

/** The knave is a boy with the sun on a string. */
const ofCoins: Person = (s, p) => {
  const { ctx } = s;
  ground(ctx, p, 138, 40);
  trace(ctx, "#6d3a20", 0.9, pairs([62, 92, 66, 76, 70, 60]));
  coin(ctx, 72, 42, 17);
  leg(ctx, 40, 114, 34, 137, p.robe[1]);
  leg(ctx, 48, 114, 50, 138, mix(p.robe[1], "#2a0f10", 0.4));
  robe(ctx, 44, 118, 42, 16, p.robe, { panel: false });
  slab(ctx, p.robe[2], 33, 98, 22, 2.8, 1);
  form(ctx, ["#cf9f4a", "#9a6a2c"], pairs([24, 96, 34, 92, 36, 110, 22, 112]), 30);
  arm(ctx, 50, 84, 62, 91, 5, p.robe[1], p.skin);
  arm(ctx, 38, 84, 30, 94, 5, p.robe[0], p.skin);
  head(ctx, 44, 68, 7.4, p.skin, p.hair, "cap");
  cap(ctx, 44, 63, p.robe[2], p.trim);
  for (const x of [12, 18, 82, 88, 94]) {
    bar(ctx, "#b98a34", 1, x, 146, x + 1.4, 128);
    dab(ctx, "#f2b441", x + 1.4, 132, x + 3.6, 122, 1.6);
    dab(ctx, "#cf8f2c", x + 1.4, 134, x - 1, 126, 1.3);
  }
};

export const KNAVES: Readonly<Record<Field, Person>> = { 0: ofSwords, 1: ofStaves, 2: ofCups, 3: ofCoins };
