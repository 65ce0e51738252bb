import type { Field } from "../../../../../shared/games/arcanoid/cards.ts";
import { alpha } from "../../../../art/colour.ts";
import { bar, blob, dab, dot, fill, pairs, pebble, trace } from "../../../../art/pen.ts";
import { blade, coin, cup, stave } from "../pips.ts";
import { form, slab } from "../scene.ts";
import { arm, crown, foam, ground, head, type Person, robe } from "./figure.ts";

/** The queen stands at the bow; her mantle is the sail. */
const ofSwords: Person = (s, p) => {
  const { ctx } = s;
  form(
    ctx,
    ["#f5f9fc", "#b9cde2"],
    pairs([50, 62, 30, 70, 12, 96, 8, 126, 30, 118, 46, 122]),
    pairs([40, 60, 26, 92, 28, 124, 60, 130, 60, 60]),
  );
  robe(ctx, 52, 134, 66, 22, p.robe);
  slab(ctx, p.belt, 44, 92, 16, 3, 1);
  head(ctx, 52, 58, 7.6, p.skin, p.hair, "long");
  arm(ctx, 46, 76, 40, 100, 6, p.robe[0], p.skin);
  crown(ctx, 13, 52, 46, 8, p.trim, "#8fa8c8");
  blade(ctx, 80, 118, 78);
  arm(ctx, 58, 76, 76, 104, 6, p.robe[1], p.skin);
  form(
    ctx,
    ["#8a5a44", "#5c3a38"],
    pairs([6, 130, 50, 134, 98, 122, 88, 142, 60, 149, 20, 146]),
    pairs([50, 128, 56, 152, 104, 152, 104, 118]),
  );
  blob(ctx, p.trim, pairs([6, 130, 50, 134, 98, 122, 95, 127, 50, 138.6, 8, 134]));
  foam(s, 52, 147, 70);
};

/** The queen's throne is a tree. */
const ofStaves: Person = (s, p) => {
  const { ctx } = s;
  ground(ctx, p, 138, 44);
  form(
    ctx,
    ["#a9713d", "#6d4428"],
    pairs([22, 140, 26, 108, 20, 84, 28, 76, 34, 96, 40, 60, 64, 60, 68, 98, 76, 72, 84, 80, 76, 110, 80, 140]),
    pairs([56, 50, 60, 142, 96, 142, 96, 60]),
  );
  for (const [x, y, q, t] of [
    [30, 58, 13, "#2f6b45"],
    [74, 56, 13, "#2f6b45"],
    [52, 44, 16, "#3f7f4c"],
    [36, 46, 11, "#5fa04a"],
    [66, 42, 11, "#4f8f4a"],
    [48, 34, 10, "#7fb85a"],
  ] as const)
    fill(ctx, t, pebble(x, y, q, q * 0.8, s.r));
  robe(ctx, 50, 138, 60, 25, p.robe, { knee: 7 });
  head(ctx, 50, 70, 7.4, p.skin, p.hair, "long");
  crown(ctx, 13, 50, 58.6, 7.6, "#f2cf6a", "#a9713d");
  slab(ctx, p.robe[2], 42, 100, 16, 3, 1);
  arm(ctx, 43, 88, 40, 112, 6, p.robe[0], p.skin);
  stave(ctx, 80, 140, 70, 3);
  arm(ctx, 57, 88, 78, 104, 6, p.robe[1], p.skin);
};

/** The queen sits in a shell. */
const ofCups: Person = (s, p) => {
  const { ctx } = s;
  const rays = Array.from({ length: 9 }, (_, i) => ((i + 0.5) / 9 + 1) * Math.PI);
  const rim = rays.flatMap((a) => [50 + Math.cos(a) * 40, 106 + Math.sin(a) * 54]);
  const shade = pairs([54, 40, 56, 140, 100, 140, 100, 40]);
  form(ctx, ["#f6c9b8", "#d99a9a"], pairs([14, 122, ...rim, 86, 122, 66, 134, 34, 134]), shade);
  for (const [x, y] of pairs(rim)) {
    const end = [50 + (x - 50) * 0.93, 106 + (y - 106) * 0.93];
    trace(ctx, "#c97f88", 1.1, pairs([50, 132, (x + 50) / 2, (y + 132) / 2, ...end]));
  }
  ground(ctx, p, 138, 42);
  robe(ctx, 50, 137, 58, 27, p.robe, { knee: 6 });
  blob(ctx, p.trim, pairs([43, 82, 50, 78, 57, 82, 64, 104, 50, 98, 36, 104]));
  head(ctx, 50, 72, 7.6, p.skin, p.hair, "veil");
  blob(ctx, p.hair, pairs([41, 72, 43, 63, 50, 60, 57, 63, 59, 72, 50, 66]));
  crown(ctx, 13, 50, 58, 8, "#fbeee0", "#d9a08a");
  cup(ctx, 50, 118, 21);
  arm(ctx, 42, 90, 46, 110, 6, p.robe[0], p.skin);
  arm(ctx, 58, 90, 54, 110, 6, p.robe[1], p.skin);
};

/** The queen sits in the barley, in the evening sun. */
const ofCoins: Person = (s, p) => {
  const { ctx } = s;
  dot(ctx, alpha("#fff3c4", 0.5), 50, 80, 44);
  ground(ctx, p, 138, 46);
  for (let i = 0; i < 9; i++) {
    const x = 10 + i * 10 + (i % 2) * 2;
    const h = 36 + (i % 3) * 8;
    bar(ctx, "#a87c2c", 1, x, 142, x + 1, 142 - h);
    for (let k = 0; k < 4; k++)
      for (const d of [-1, 1])
        dab(ctx, d < 0 ? "#f2c34e" : "#c98f2c", x + 1, 142 - h + k * 4 + 3, x + 1 + d * 3.4, 142 - h + k * 4 - 3, 1.2);
  }
  robe(ctx, 50, 138, 62, 29, p.robe, { knee: 8 });
  head(ctx, 50, 68, 7.6, p.skin, p.hair, "bun");
  crown(ctx, 13, 50, 55, 8, "#f4b63e", "#8a4f14");
  blob(ctx, p.robe[2], pairs([40, 82, 50, 77, 60, 82, 62, 92, 50, 87, 38, 92]));
  coin(ctx, 50, 108, 14);
  arm(ctx, 41, 88, 38, 110, 6.4, p.robe[0], p.skin);
  arm(ctx, 59, 88, 62, 110, 6.4, p.robe[1], p.skin);
};

export const QUEENS: Readonly<Record<Field, Person>> = { 0: ofSwords, 1: ofStaves, 2: ofCups, 3: ofCoins };
