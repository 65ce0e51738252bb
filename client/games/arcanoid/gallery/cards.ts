import { FACES } from "../../../../shared/games/arcanoid/cards.ts";
import { section, show } from "../../../art/gallery.ts";
import { drawBack, drawCard, RATIO, type Theme } from "../art/index.ts";

/** What cards lie on: water in each theme. */
export const GROUNDS: Readonly<Record<Theme, string>> = { light: "#42858c", dark: "#14303f", contrast: "#12293a" };

/** Room for what reaches beyond a picture. */
export const BLEED = 2;

/** All faces in the order of the deck, a suit in each row, and the back. */
export function showDeck(theme: Theme, width: number): void {
  const box = section(`Cards, ${theme}, ${width} px`, GROUNDS[theme]);
  box.className = "suits";
  for (const face of FACES) {
    const canvas = show(box, "", width, width * RATIO, (ctx) => drawCard(ctx, face, width, theme), BLEED);
    Object.assign(canvas.dataset, { face, width });
  }
  show(box, "", width, width * RATIO, (ctx) => drawBack(ctx, width, theme), BLEED);
}
