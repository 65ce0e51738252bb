import { section, show } from "../../../art/gallery.ts";
import * as art from "../art/index.ts";
import { ALL_SPECIALS } from "../art/specials/rough.ts";

const NAMES: readonly art.SpecialName[] = ["start", "finish", "storm", "compass", "monster", "rocks", "joker"];
/** Space for a card's shadow, in px. */
const MARGIN = 6;

/** `size` in px. */
function cards(title: string, theme: art.Theme, size: number, arranged = "") {
  const box = section(title, art.SEAS[theme].base);
  box.className = arranged;
  return (label: string, draw: (ctx: art.Context) => void): void => {
    const withShadow = (ctx: art.Context) => {
      art.drawShadow(ctx, size, theme);
      draw(ctx);
    };
    show(box, label, size, size, withShadow, MARGIN);
  };
}

export function showIslands(side: art.Side, theme: art.Theme, size: number): void {
  const card = cards(`Islands by ${side}, ${theme}, ${size} px`, theme, size, "decades");
  for (const { number, name } of art.GAZETTEER) {
    const label = size < 60 ? "" : name;
    card(label, (ctx) => art.drawIslandCard(ctx, number, size, side, theme));
  }
}

export function showSpecials(theme: art.Theme, size: number): void {
  const card = cards(`Special cards, ${theme}, ${size} px`, theme, size);
  const isSmall = size < 60;
  for (const name of NAMES)
    card(isSmall ? "" : name, (ctx) => art.drawSpecial(ctx, ALL_SPECIALS[name], size, theme, { index: !isSmall }));
  card(isSmall ? "" : "joker as 41", (ctx) => art.drawSpecial(ctx, ALL_SPECIALS.joker, size, theme, { value: 41 }));
  for (const deck of ["islands", "explorer"] as const)
    card(isSmall ? "" : `back, ${deck}`, (ctx) => art.drawBack(ctx, size, theme, { deck }));
}
