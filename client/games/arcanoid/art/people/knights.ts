/** Knights ride through the water and raise the sign of their suit. */

import type { Field } from "../../../../../shared/games/arcanoid/cards.ts";
import { mix } from "../../../../art/colour.ts";
import { blob, type Context, pairs } from "../../../../art/pen.ts";
import type { ArcanoidPalette } from "../palette.ts";
import { blade, coin, cup, stave } from "../pips.ts";
import { form, slab } from "../scene.ts";
import { drawShallows } from "../sky.ts";
import { arm, foam, head, type Person } from "./figure.ts";
import { seahorse, stag, turtle, waveHorse } from "./mounts.ts";

/** Draws a rider from the side; the mount's back is at (x, y). */
function rider(ctx: Context, p: ArcanoidPalette, x: number, y: number): void {
  const {
    robe: [lit, dark, cloak],
    trim,
    belt,
  } = p;
  form(
    ctx,
    [cloak, mix(cloak, dark, 0.35)],
    pairs([x - 5, y - 34, x - 16, y - 24, x - 30, y - 16, x - 34, y - 2, x - 22, y + 2, x - 8, y + 2, x + 1, y - 10]),
    pairs([x - 36, y - 8, x - 12, y - 6, x, y - 16, x + 4, y + 6, x - 40, y + 8]),
  );
  form(
    ctx,
    [lit, dark],
    pairs([x - 6, y - 34, x + 6, y - 34, x + 8, y - 16, x + 10, y - 2, x - 8, y - 2, x - 8, y - 16]),
    x + 3,
  );
  form(
    ctx,
    [dark, mix(dark, "#1a1a2a", 0.3)],
    pairs([x - 6, y - 4, x + 8, y - 5, x + 15, y + 6, x + 13, y + 19, x + 7, y + 19, x + 5, y + 8, x - 5, y + 5]),
    x + 10,
  );
  slab(ctx, belt, x - 7.4, y - 9, 16.4, 2.6, 1);
  head(ctx, x + 1, y - 42, 6.6, p.skin, p.hair, "cap");
  blob(
    ctx,
    trim,
    pairs([x - 6.8, y - 41, x - 6, y - 48, x + 1, y - 51, x + 8, y - 47, x + 8.6, y - 41, x + 1, y - 44.6]),
  );
  blob(ctx, belt, pairs([x - 3, y - 49, x - 8, y - 58, x - 18, y - 58, x - 12, y - 52]));
}

const ofSwords: Person = (s, p) => {
  const { ctx } = s;
  blade(ctx, 66, 54, 44);
  waveHorse(s);
  rider(ctx, p, 40, 106);
  arm(ctx, 42, 74, 64, 58, 5, p.robe[0], p.skin);
};

const ofStaves: Person = (s, p) => {
  const { ctx } = s;
  stag(s);
  stave(ctx, 44, 106, 82, 9);
  rider(ctx, p, 36, 107);
  arm(ctx, 38, 76, 48, 70, 5, p.robe[0], p.skin);
};

const ofCups: Person = (s, p) => {
  const { ctx } = s;
  rider(ctx, p, 32, 106);
  seahorse(s);
  cup(ctx, 56, 44, 20);
  arm(ctx, 34, 76, 54, 43, 5, p.robe[0], p.skin);
  form(
    ctx,
    [p.robe[1], mix(p.robe[1], "#1a1a2a", 0.3)],
    pairs([28, 106, 40, 101, 50, 106, 54, 120, 46, 124, 42, 113, 30, 112]),
    47,
  );
};

const ofCoins: Person = (s, p) => {
  const { ctx } = s;
  turtle(s);
  rider(ctx, p, 40, 97);
  coin(ctx, 68, 52, 14);
  arm(ctx, 43, 67, 60, 60, 5, p.robe[0], p.skin);
};

const RIDERS: Readonly<Record<Field, Person>> = { 0: ofSwords, 1: ofStaves, 2: ofCups, 3: ofCoins };

const swimming =
  (rides: Person): Person =>
  (s, p) => {
    rides(s, p);
    drawShallows(s, p, 124);
    foam(s, 46, 124, 76);
  };

export const KNIGHTS: Readonly<Record<Field, Person>> = {
  0: swimming(RIDERS[0]),
  1: swimming(RIDERS[1]),
  2: swimming(RIDERS[2]),
  3: swimming(RIDERS[3]),
};
