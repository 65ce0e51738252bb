import { INK } from "../../../../art/colour.ts";
import { type Context, fill, rect, roundRect } from "../../../../art/pen.ts";
import type { Theme } from "../../../../art/theme.ts";
import { balance, edgeIn, sheet, writeNumber } from "../card-frame.ts";
import { harbour } from "./harbour.ts";
import { lighthouse } from "./lighthouse.ts";
import type { SpecialArt } from "./parts.ts";

export type SpecialName = "start" | "finish" | "storm" | "compass" | "monster" | "rocks" | "joker";

/** Drawings that are loaded so far. */
export type Specials = { readonly [Name in SpecialName]?: SpecialArt };

/** Cards that are always loaded; `rough.ts` adds those of rough seas. */
export const SPECIALS = { start: harbour, finish: lighthouse } as const satisfies Specials;

/**
 * `size` in px. `index`: repeats the sign in the upper left corner, for fans. `value`: the number a joker stands for.
 */
export function drawSpecial(
  ctx: Context,
  { edge, tab, picture }: SpecialArt,
  size: number,
  theme: Theme = "light",
  { index = false, value }: { index?: boolean; value?: number | undefined } = {},
): void {
  sheet(ctx, size, edgeIn(theme, edge), () => {
    picture(ctx);
    if (value) drawValue(ctx, value, size, theme);
    if (!index) return;
    const [ground, glyph, tone] = tab;
    fill(ctx, ground, roundRect(-9, -9, 31, 30, 8));
    glyph(ctx, 11.8, 11.2, 7, tone);
  });
}

/** A coral line distinguishes a joker's number from an island's. */
function drawValue(ctx: Context, value: number, size: number, theme: Theme): void {
  const { numeral, shore } = balance(size);
  const isPlain = theme === "contrast";
  rect(ctx, isPlain ? "#ffffff" : "#fff6dc", 0, shore, 100, 100);
  rect(ctx, "#c9503a", 0, shore, 100, 2.5);
  writeNumber(ctx, value, isPlain ? "#000000" : INK, numeral);
}
