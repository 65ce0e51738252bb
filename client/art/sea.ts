/** The sea everything lies on, and its colours. */
import { alpha, hexes } from "./colour.ts";
import { rng } from "./numbers.ts";
import { type Context, dab, line, rect } from "./pen.ts";
import type { Theme } from "./theme.ts";

/** The sea has one mood more than the place: evening, when a crossing was won. */
export type SeaName = Theme | "evening";

export interface SeaColours {
  readonly base: string;
  /** Streaks, and the depth lines of a chart. */
  readonly light: string;
  readonly dark: string;
  readonly shoal: string;
  /** Ripples, and the line around the nearest shoal. */
  readonly mark: string;
  readonly sand: string;
  /** Wet sand. */
  readonly sandShade: string;
  readonly foam: string;
}

const colours = (row: string): SeaColours => {
  const [base, light, dark, shoal, mark, sand, sandShade, foam] = hexes(row);
  return { base, light, dark, shoal, mark, sand, sandShade, foam } as SeaColours;
};

// In the order of `SeaColours`.
export const SEAS: Readonly<Record<SeaName, SeaColours>> = {
  light: colours("42858c 54959a 397a82 529599 8abfbc efdcb4 dcc392 fbf6ea"),
  dark: colours("14303f 1b3c4c 102836 1f4656 3c6a78 2b3a44 22303a 8fb3b8"),
  evening: colours("3b4a76 4a5a86 334069 5a6a98 7f8fc0 c9a99a b08f88 f3e3d8"),
  contrast: colours("0b1620 0b1620 0b1620 15242f 0b1620 000000 000000 ffffff"),
};

/** A tile of sea, `size` px square (512 is its own size), that repeats without a seam. In high contrast it is flat. */
export function drawSea(ctx: Context, size: number, name: SeaName = "light"): void {
  const sea = SEAS[name];
  const r = rng(7);
  ctx.save();
  ctx.scale(size / 512, size / 512);
  rect(ctx, sea.base, 0, 0, 512, 512);
  if (name !== "contrast") {
    for (let i = 0; i < 46; i++) {
      const [x, y] = [r() * 512, r() * 512];
      const w = r.between(24, 90);
      const h = r.between(0.9, 2.1);
      const tone = r.chance(0.5) ? sea.light : sea.dark;
      wrapped(x, y, w, (a, b) => dab(ctx, tone, a - w, b, a + w, b, h));
    }
    for (let i = 0; i < 7; i++) {
      const [x, y] = [r() * 512, r() * 512];
      const n = 1 + Math.floor(r() * 2);
      wrapped(x, y, 30, (a, b) => {
        for (let j = 0; j < n; j++) line(ctx, alpha(sea.mark, 0.5), 1.1, ripple(a + j * 9, b + j * 5));
      });
    }
  }
  ctx.restore();
}

/** Draws a thing that reaches w to each side wherever the tile's neighbours would show it. */
function wrapped(x: number, y: number, w: number, draw: (x: number, y: number) => void): void {
  for (const dx of [0, -512, 512]) {
    for (const dy of [0, -512, 512]) if (x + dx + w > -20 && x + dx - w < 532) draw(x + dx, y + dy);
  }
}

function ripple(x: number, y: number): Path2D {
  const path = new Path2D();
  path.moveTo(x - 9, y);
  path.quadraticCurveTo(x - 4.5, y - 4, x, y);
  path.quadraticCurveTo(x + 4.5, y - 4, x + 9, y);
  return path;
}
