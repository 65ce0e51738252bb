import { alpha, hexes } from "./colour.ts";
import { rng } from "./numbers.ts";
import { type Context, fill, line, rect, stroke } from "./pen.ts";
import type { Theme } from "./theme.ts";

/** Each theme has a sea. `evening` and `dusk` are for finished matches; `night` and `moonless` serve only `NIGHTS`. */
export type SeaName = Theme | "evening" | "dusk" | "night" | "moonless";

interface SeaColours {
  readonly base: string;
  /** For streaks, and a chart's lines. */
  readonly light: string;
  readonly dark: string;
  readonly shallow: string;
  /** For ripples, and the depth line nearest to land. */
  readonly mark: string;
  readonly sand: string;
  readonly sandShade: string;
  readonly foam: string;
  /** For a far shore. */
  readonly meadow: string;
  readonly leaf: string;
  readonly leafShade: string;
  /** Opacity of foam, 0..1. */
  readonly shine: number;
  /** Drawn in one colour, with outlines around land. */
  readonly isPlain: boolean;
}

const colours = (row: string, { shine = 1, isPlain = false } = {}): SeaColours => {
  const [base, light, dark, shallow, mark, ...land] = hexes(row);
  const [sand, sandShade, foam, meadow, leaf, leafShade] = land;
  const tones = { base, light, dark, shallow, mark, sand, sandShade, foam, meadow, leaf, leafShade };
  return { ...tones, shine, isPlain } as SeaColours;
};

const DIM = { shine: 0.5 };
const PLAIN = { isPlain: true };

// The colours of a row are in the order of `SeaColours`.
export const SEAS: Readonly<Record<SeaName, SeaColours>> = {
  light: colours("42858c 54959a 397a82 529599 8abfbc efdcb4 dcc392 fbf6ea 9db77a 7fa069 6c8f5f"),
  evening: colours("3b4a76 4a5a86 334069 5a6a98 7f8fc0 c9a99a b08f88 f3e3d8 8d8d7a 76806f 666f66"),
  dark: colours("14303f 1b3c4c 102836 1f4656 3c6a78 2b3a44 22303a 8fb3b8 2c4b45 24403d 1d3636", DIM),
  dusk: colours("232a4a 2c3458 1c223f 343f68 4f5b8a 40394a 342e3e a7a3bf 37434f 2e3a47 26303d", DIM),
  night: colours("08161f 0e212d 050f16 102a38 2a4a58 2b3a44 22303a 8fb3b8 2c4b45 24403d 1d3636", DIM),
  contrast: colours("12293a 12293a 12293a 12293a 12293a 000000 000000 ffffff 000000 000000 000000", PLAIN),
  moonless: colours("000000 000000 000000 000000 000000 000000 000000 ffffff 000000 000000 000000", PLAIN),
};

/** The sea after a match. */
export const EVENINGS: Readonly<Record<Theme, SeaName>> = { light: "evening", dark: "dusk", contrast: "contrast" };

/** The darker sea for the dark half of some boards. */
export const NIGHTS: Readonly<Record<SeaName, SeaName>> = {
  light: "dark",
  evening: "dusk",
  dark: "night",
  dusk: "night",
  night: "night",
  contrast: "moonless",
  moonless: "moonless",
};

/** The pattern's period, and how far streaks reach over an edge, in px. */
const [TILE, REACH] = [512, 90];

export function drawSea(ctx: Context, width: number, height: number, name: SeaName): void {
  const sea = SEAS[name];
  rect(ctx, sea.base, 0, 0, width, height);
  if (sea.isPlain) return;
  known ??= patternOf();
  const { light, dark, ripples } = known;
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

type Pattern = Readonly<Record<"light" | "dark" | "ripples", Path2D>>;

/** Cached, because a large sea is drawn in parts. */
let known: Pattern | undefined;

function patternOf(): Pattern {
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
