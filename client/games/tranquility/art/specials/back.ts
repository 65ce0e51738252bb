import { alpha } from "../../../../art/colour.ts";
import { drawLogo } from "../../../../art/logo.ts";
import { rng, TAU } from "../../../../art/numbers.ts";
import { type Context, disc, dot, line, rect, roundRect, spoke } from "../../../../art/pen.ts";
import type { Theme } from "../../../../art/theme.ts";
import { edgeIn, sheet } from "../card-frame.ts";
import { GLYPHS } from "../glyphs.ts";
import { PAPER } from "../palette.ts";
import { slateEdge } from "./parts.ts";

type DeckName = "islands" | "explorer";

/** Edge, water, rings, mark. Of the explorer deck, only the edge depends on the theme. */
const TONES = {
  explorer: [slateEdge, "#2c3850", "#66799a", "#f6dca4"],
  contrast: ["#ffffff", "#10222d", "#ffffff", "#ffffff"],
  dark: ["#d9cfb8", "#1b4a57", "#5f9aa0", "#f4dfae"],
  light: [PAPER, "#1f5661", "#5fa0a3", "#f6dca4"],
} as const;

export function drawBack(
  ctx: Context,
  size: number,
  theme: Theme = "light",
  { deck = "islands" }: { deck?: DeckName } = {},
): void {
  const [edge, ground, ring, mark] = TONES[deck === "explorer" ? deck : theme];
  sheet(ctx, size, edgeIn(theme, edge), () => {
    const r = rng(606);
    const small = size < 40;
    rect(ctx, ground, 0, 0, 100, 100);
    for (let i = 0; i < 7; i += small ? 2 : 1) {
      const radius = 23 + i * 7.6;
      const path = new Path2D();
      let a = r() * TAU;
      for (let half = 0; half < 2; half++) {
        const reach = r.between(2.55, 3);
        path.moveTo(...spoke(50, 50, radius, a));
        path.arc(50, 50, radius, a, a + reach);
        a += Math.PI;
      }
      line(ctx, alpha(ring, 0.95 - i * 0.1), small ? 3 : 1.5 - i * 0.09, path);
    }
    line(ctx, alpha(mark, 0.7), small ? 2 : 0.9, roundRect(6, 6, 88, 88, 5.4));
    dot(ctx, ground, 50, 50, 17.6);
    line(ctx, alpha(mark, 0.8), small ? 2 : 1, disc(50, 50, 17.6));
    if (deck === "explorer") GLYPHS.needle(ctx, 50, 50, 11, mark);
    else drawLogo(ctx, 50, 50, 12.4, mark);
  });
}
