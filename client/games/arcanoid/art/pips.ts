/** (x, y) is the middle of a sword's guard, the foot of a stave or cup, and the centre of a coin. */
import { alpha } from "../../../art/colour.ts";
import { drawLogo } from "../../../art/logo.ts";
import {
  blob,
  type Context,
  cut,
  dab,
  disc,
  dot,
  fill,
  line,
  near,
  pairs,
  rect,
  trace,
  within,
} from "../../../art/pen.ts";
import { paletteOfSuit } from "./palette.ts";
import { oval, placed } from "./scene.ts";

const [SWORDS, STAVES, CUPS, COINS] = [paletteOfSuit(0), paletteOfSuit(1), paletteOfSuit(2), paletteOfSuit(3)];

/** Draws a boat in the form of a sword: the sail is the blade, `h` high, and the hull is the guard above the grip. */
export function blade(ctx: Context, x: number, y: number, h: number): void {
  const { tones, accent, far } = SWORDS;
  const [lit, shade, detail] = tones;
  const w = Math.max(1.9, h * 0.05);
  const g = h * 0.12 + 2.6;
  const [top, low] = [y - h, y + h * 0.13];
  rect(ctx, accent, x - w * 0.5, y, w, h * 0.11);
  dot(ctx, shade, x, low, w * 0.86);
  dab(ctx, alpha("#ffffff", 0.8), x - g * 1.3, low + 2, x + g * 1.3, low + 2, 0.9);
  dab(ctx, alpha("#ffffff", 0.5), x - g * 0.7, low + 4, x + g * 0.8, low + 4, 0.6);
  cut(ctx, detail, pairs([x, top, x - w, top + w * 4.4, x - w * 0.9, y, x, y]));
  cut(ctx, far, pairs([x, top, x + w, top + w * 4.4, x + w * 0.9, y, x, y]));
  blob(ctx, shade, near(x, y, g, [-1, -0.36, 0, -0.05, 1, -0.36, 0.56, 0.22, 0, 0.36, -0.56, 0.22]));
  blob(ctx, lit, near(x, y, g, [-0.92, -0.3, 0, 0, 0.92, -0.3, 0.5, 0.04, 0, 0.16, -0.5, 0.04]));
}

const [SPROUT, LEAF, SHADY_LEAF] = ["#7fb85a", STAVES.accent, "#2f6b45"];

/** Draws driftwood, `h` high. Its top is `lean` units right of its foot. */
export function stave(ctx: Context, x: number, y: number, h: number, lean = 0): void {
  const { tones, sea } = STAVES;
  const [lit, shade, detail] = tones;
  const w = Math.max(1.9, h * 0.048);
  const [tx, ty] = [x + lean, y - h];
  const [kx, ky] = [x + lean * 0.42 + w * 0.5, y - h * 0.46];
  const top = [tx + w * 0.7, ty + w * 0.5, kx + w * 0.8, ky, x + w, y + 0.6];
  oval(ctx, alpha(sea[1], 0.45), x, y + 0.6, w * 2.6, w * 0.8);
  cut(ctx, lit, pairs([x - w, y + 0.6, kx - w * 0.9, ky, tx - w * 0.7, ty, ...top]));
  cut(ctx, shade, pairs([x + w * 0.1, y + 0.6, kx + w * 0.1, ky, tx + w * 0.1, ty + 0.4, ...top]));
  for (const t of [0.2, 0.34, 0.62]) {
    const nx = x + (kx - x) * Math.min(1, t / 0.46) + (tx - kx) * Math.max(0, (t - 0.46) / 0.54);
    dab(ctx, detail, nx - w * 0.75, y - h * t, nx + w * 0.3, y - h * t - 0.6, w * 0.18);
  }
  const d = lean < 0 ? -1 : 1;
  const length = 4 + h * 0.085;
  const leaf = (tone: string, lx: number, ly: number, angle: number, size: number) => {
    const l = length * size;
    const a = angle * d - Math.PI / 2;
    dab(ctx, tone, lx, ly, lx + Math.cos(a) * l, ly + Math.sin(a) * l, l * 0.34);
  };
  leaf(SPROUT, tx, ty + 1, 0.15, 1.15);
  leaf(LEAF, tx, ty + 1, 1.15, 1);
  leaf(SHADY_LEAF, tx, ty + 1, -0.95, 1);
  leaf(SHADY_LEAF, kx + d * w * 0.4, ky + h * 0.04, 0.95, 0.9);
  leaf(LEAF, x + lean * 0.7 - d * w * 0.4, y - h * 0.7, -1, 0.8);
}

/** The outline of a cup around its foot; the bowl extends 1 to each side. */
const CUP =
  "M-1-2.36C-1.02-1.27-.5-.9-.16-.8L-.14-.38Q-.6-.24-.62 0L.62 0Q.6-.24 .14-.38L.16-.8C.5-.9 1.02-1.27 1-2.36Z";

/** Draws a cup `w` wide, filled to the rim. */
export function cup(ctx: Context, x: number, y: number, w: number): void {
  const [lit, shade, detail] = CUPS.tones;
  placed(ctx, { x, y, scale: w / 2 }, () => {
    oval(ctx, alpha(shade, 0.35), 0, 0, 0.86, 0.16);
    const outline = new Path2D(CUP);
    fill(ctx, lit, outline);
    within(ctx, outline, () => {
      cut(ctx, shade, pairs([0.3, -2.36, 0.06, 0.1, 1.2, 0.1, 1.2, -2.36]));
      for (const k of [-0.62, -0.2, 0.3, 0.7])
        trace(ctx, k < 0 ? detail : lit, 0.07, pairs([k * 1.12, -2.36, k * 0.9, -1.6, k * 0.2, -0.8]));
    });
    oval(ctx, CUPS.accent, 0, -2.36, 1, 0.26);
    oval(ctx, "#8fc4cf", 0, -2.32, 0.82, 0.17);
    dab(ctx, "#ffffff", -0.6, -2.36, 0.1, -2.36, 0.06);
  });
}

/** Draws a coin of radius `q` with half a sun over still water. */
export function coin(ctx: Context, x: number, y: number, q: number): void {
  const [lit, shade, detail] = COINS.tones;
  dot(ctx, shade, x, y, q);
  dot(ctx, lit, x - q * 0.05, y - q * 0.06, q * 0.93);
  const [cx, cy] = [x - q * 0.03, y - q * 0.03];
  line(ctx, detail, q * 0.06, disc(cx, cy, q * 0.76));
  line(ctx, shade, q * 0.06, disc(cx, cy, q * 0.76, -0.5, 1.9));
  drawLogo(ctx, cx, cy, q * 0.56, shade);
}
