/** The sea everything lies on, and its colours. */
import { alpha, hexes } from "./colour.ts";
import { rng } from "./numbers.ts";
import { type Context, fill, line, rect, stroke } from "./pen.ts";
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

/** The pattern of the sea repeats after so many px in both directions, and its streaks reach so far over a side. */
const [TILE, REACH] = [512, 90];

/** A sea of width x height px. In high contrast it is flat. */
export function drawSea(ctx: Context, width: number, height: number, name: SeaName): void {
  const sea = SEAS[name];
  rect(ctx, sea.base, 0, 0, width, height);
  if (name === "contrast") return;
  const { light, dark, ripples } = pattern();
  for (let x = -TILE; x < width + REACH; x += TILE) {
    for (let y = 0; y < height; y += TILE) {
      ctx.save();
      ctx.translate(x, y);
      fill(ctx, sea.light, light);
      fill(ctx, sea.dark, dark);
      line(ctx, alpha(sea.mark, 0.65), 1.1, ripples);
      ctx.restore();
    }
  }
}

/** The streaks and ripples of one tile. */
function pattern(): Record<"light" | "dark" | "ripples", Path2D> {
  const r = rng(7);
  const [light, dark, ripples] = [new Path2D(), new Path2D(), new Path2D()];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [r() * TILE, r() * TILE];
    const w = r.between(24, 90);
    const h = r.between(0.9, 2.1);
    (r.chance(0.5) ? light : dark).addPath(stroke(x - w, y, x + w, y, h));
  }
  for (let i = 0; i < 7; i++) {
    const [x, y] = [r() * TILE, r() * TILE];
    const n = 1 + Math.floor(r() * 2);
    for (let j = 0; j < n; j++) ripples.addPath(ripple(x + j * 9, y + j * 5));
  }
  return { light, dark, ripples };
}

function ripple(x: number, y: number): Path2D {
  const path = new Path2D();
  path.moveTo(x - 9, y);
  path.quadraticCurveTo(x - 4.5, y - 4, x, y);
  path.quadraticCurveTo(x + 4.5, y - 4, x + 9, y);
  return path;
}
