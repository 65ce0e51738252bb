/** The cards that are not islands. */
import { sheet } from "../card.ts";
import { type Context, fill, roundRect } from "../pen.ts";
import { harbour } from "./harbour.ts";
import { lighthouse } from "./lighthouse.ts";
import type { Special } from "./parts.ts";

export type SpecialName = "start" | "finish" | "storm" | "compass" | "monster" | "rocks" | "joker";

/** Those of every board; the cards of rough seas are added by rough.ts. */
const SPECIALS: { [Name in SpecialName]?: Special } = { start: harbour, finish: lighthouse };

export const addSpecials = (more: { readonly [Name in SpecialName]?: Special }): void => {
  Object.assign(SPECIALS, more);
};

/**
 * A special card of `size` px at the origin; it looks the same in every theme.
 * `index`: its mark in the upper left corner, for a card in a fan.
 */
export function drawSpecial(ctx: Context, name: SpecialName, size: number, { index = false } = {}): void {
  const special = SPECIALS[name];
  if (!special) throw new Error(`nobody had ${name} fetched`);
  const { edge, tab, picture } = special;
  sheet(ctx, size, edge, () => {
    picture(ctx);
    if (!index) return;
    const [ground, glyph, tone] = tab;
    fill(ctx, ground, roundRect(-9, -9, 31, 30, 8));
    glyph(ctx, 11.8, 11.2, 7, tone);
  });
}
