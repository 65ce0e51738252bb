import { lerp, rng, type SeededRandom } from "../../../../art/numbers.ts";
import { below, type Context, dab, fill, line, pairs, rect, trace } from "../../../../art/pen.ts";
import type { Glyph } from "../glyphs.ts";
import { paletteOf } from "../palette.ts";
import type { TranquilityArtContext } from "../scene.ts";

export const SLATE = {
  sky: ["#333f54", "#475468", "#66727f"],
  sea: ["#4c5e6c", "#32424f"],
  foam: "#eef3f2",
  cloud: ["#232c3d", "#3a465a", "#55627a"],
  bolt: "#ffd35a",
  rock: ["#59606c", "#2f3642", "#1c222d"],
} as const;

export const slateEdge = "#1b2330";

export interface SpecialArt {
  readonly edge: string;
  /** The corner visible in a fan. */
  readonly tab: readonly [ground: string, glyph: Glyph, tone: string];
  /** Draws on 100 x 100 units. */
  readonly picture: (ctx: Context) => void;
}

/** A special card takes an island's colours, lit from the left. */
export const scene = (ctx: Context, number: number, seed: number): TranquilityArtContext => ({
  ctx,
  p: paletteOf(number, "day"),
  r: rng(seed),
  side: -1,
  night: false,
  number,
  small: false,
});

/** Bands run from y0 down to y1, with dry brush strokes of each tone in the band above. */
export function bands(ctx: Context, r: SeededRandom, tones: readonly string[], y0: number, y1: number, streaks = 6) {
  for (const [i, tone] of tones.entries()) {
    const y = lerp(y0, y1, i / tones.length);
    rect(ctx, tone, -2, y, 104, y1 - y + 0.5);
    if (i)
      for (let k = 0; k < streaks; k++) {
        const x = r.between(-20, 80);
        const w = r.between(25, 60);
        const b = y - r.between(-1, 4);
        dab(ctx, tone, x, b, x + w, b, r.between(0.5, 1.3));
      }
  }
}

/** The foot of a start or finish card, with a sign instead of a number. */
export function plate(ctx: Context, colour: string, glyph: Glyph, tone: string): void {
  const edge = pairs([-2, 67, 16, 66.2, 36, 67.8, 54, 66.4, 74, 68, 88, 66.4, 102, 67]);
  fill(ctx, colour, below(edge));
  trace(ctx, "#ffffff", 1.1, edge);
  glyph(ctx, 50, 83.4, 13, tone);
}

/** A rough sea from y down. */
export function swell(
  ctx: Context,
  r: SeededRandom,
  y: number,
  height: number,
  tone: string,
  crest: string,
  step: number,
) {
  const shape = new Path2D();
  const foam = new Path2D();
  shape.moveTo(-6, 104);
  let x = -6 - r() * step;
  for (shape.lineTo(x, y); x < 112; x += step) {
    shape.quadraticCurveTo(x + step * 0.42, y + height * 0.5, x + step * 0.66, y - height);
    shape.quadraticCurveTo(x + step * 0.72, y - height * 0.1, x + step, y);
    foam.moveTo(x + step * 0.36, y - height * 0.1);
    foam.quadraticCurveTo(x + step * 0.56, y - height * 0.35, x + step * 0.66, y - height);
    foam.quadraticCurveTo(x + step * 0.73, y - height * 0.1, x + step * 0.98, y);
  }
  shape.lineTo(112, 104);
  shape.closePath();
  fill(ctx, tone, shape);
  line(ctx, crest, 0.9, foam);
}
