import { FACES } from "../../../../shared/games/arcanoid/cards.ts";
import { section, show } from "../../../art/gallery.ts";
import { type Context, cornerIndex, drawBack, drawCard, RATIO, type Theme } from "../art/index.ts";

export const GROUNDS: Readonly<Record<Theme, string>> = { light: "#42858c", dark: "#14303f", contrast: "#12293a" };

/** Margin around a picture for parts that extend beyond it, in px. */
export const BLEED = 2;

export function showDeck(theme: Theme, width: number): void {
  const box = section(`Cards, ${theme}, ${width} px`, GROUNDS[theme]);
  if (width < 90) box.className = "suits";
  for (const face of FACES) show(box, "", width, width * RATIO, (ctx) => drawCard(ctx, face, width, theme), BLEED);
  show(box, "", width, width * RATIO, (ctx) => drawBack(ctx, width, theme), BLEED);
}

/** Shows every fifth card, each overlapped up to its index. */
export function showFans(theme: Theme): void {
  const box = section(`Fans, ${theme}`, GROUNDS[theme]);
  for (const width of [44, 64, 88, 104]) {
    const step = cornerIndex(width).width;
    const draw = (ctx: Context) => {
      for (let i = 0; i < FACES.length; i += 5) {
        drawCard(ctx, FACES[i]!, width, theme);
        ctx.translate(step, 0);
      }
    };
    show(box, "", step * 15 + width, width * RATIO, draw, BLEED);
  }
}
