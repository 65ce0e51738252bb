/** The cards that are not islands. */
import { sheet } from "../card.ts";
import { type Context, fill, roundRect } from "../pen.ts";
import { compass } from "./compass.ts";
import { harbour } from "./harbour.ts";
import { joker } from "./joker.ts";
import { lighthouse } from "./lighthouse.ts";
import { monster } from "./monster.ts";
import type { Special } from "./parts.ts";
import { rocks } from "./rocks.ts";
import { storm } from "./storm.ts";

export type SpecialName = "start" | "finish" | "storm" | "compass" | "monster" | "rocks" | "joker";

const SPECIALS: Readonly<Record<SpecialName, Special>> = {
  start: harbour,
  finish: lighthouse,
  storm,
  compass,
  monster,
  rocks,
  joker,
};

/**
 * A special card of `size` px at the origin; it looks the same in every theme.
 * `index`: its mark in the upper left corner, for a card in a fan.
 */
export function drawSpecial(ctx: Context, name: SpecialName, size: number, { index = false } = {}): void {
  const { edge, tab, picture } = SPECIALS[name];
  sheet(ctx, size, edge, () => {
    picture(ctx);
    if (!index) return;
    const [ground, glyph, tone] = tab;
    fill(ctx, ground, roundRect(-9, -9, 31, 30, 8));
    glyph(ctx, 11.8, 11.2, 7, tone);
  });
}
