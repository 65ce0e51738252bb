import { alpha, mix } from "../../../art/colour.ts";
import { rng } from "../../../art/numbers.ts";
import { type Context, fill, line, type Polyline, rect, roundRect, within } from "../../../art/pen.ts";
import { drawSea, EVENINGS, SEAS, type SeaName } from "../../../art/sea.ts";
import { drawShore } from "../../../art/shore.ts";
import type { Theme } from "../../../art/theme.ts";
import type { Bay } from "./picture.ts";

/** Deviation from a straight shore: [fraction of its length, px]. */
const HOME: Polyline = [
  [0, 2],
  [0.14, -8],
  [0.3, 2],
  [0.5, -4],
  [0.72, 4],
  [0.86, -6],
  [1, 0],
];
const FAR: Polyline = [
  [0, 8],
  [0.14, 16],
  [0.3, 10],
  [0.52, 15],
  [0.74, 8],
  [0.9, 18],
  [1, 10],
];

const along = (bends: Polyline, length: number, at: number): Polyline =>
  bends.map(([part, off]) => [part * length, at + off]);

export function drawBay(ctx: Context, bay: Bay, theme: Theme): void {
  const { width, height, shore, isAside, coast } = bay;
  const name: SeaName = bay.mood === "evening" ? EVENINGS[theme] : theme;
  within(ctx, roundRect(0, 0, width, height, 0), () => {
    drawSea(ctx, width, height, name);
    drawLanes(ctx, bay, name);
    // The far coast is an upside-down shore.
    const far = isAside ? shore - 6 : width;
    within(ctx, roundRect(0, 0, far, height, 0), () => {
      ctx.transform(1, 0, 0, -1, 0, coast);
      drawShore(ctx, width, coast, along(FAR, width, -10), name);
    });
    drawQuays(ctx, bay, theme);
    if (!isAside) {
      drawShore(ctx, width, height, along(HOME, width, shore), name);
      return;
    }
    ctx.transform(0, 1, 1, 0, 0, 0);
    drawShore(ctx, height, width, along(HOME, height, shore), name);
  });
}

/** Draws faint lines between the parties' lanes; the player's lane is slightly brighter. */
function drawLanes(ctx: Context, { lanes, ownLane }: Bay, name: SeaName): void {
  const { foam, mark, isPlain } = SEAS[name];
  const r = rng(9);
  for (const [i, { x, y, width, height }] of lanes.entries()) {
    if (i === ownLane && !isPlain) fill(ctx, alpha(mark, 0.2), roundRect(x, y + 1, width, height - 2, 12));
    if (isPlain && i === ownLane) line(ctx, "#ffffff", 1.5, roundRect(x, y + 1, width, height - 2, 12));
    if (i === 0) continue;
    if (isPlain) {
      rect(ctx, alpha("#ffffff", 0.35), x, y, width, 1);
      continue;
    }
    for (let at = 0; at < width - 40; at += 70) {
      const start = x + at + r.between(0, 20);
      rect(ctx, alpha(foam, 0.24), start, y + r.between(-0.8, 0.8), r.between(26, 44), 1);
    }
  }
}

function drawQuays(ctx: Context, { lanes, quays, coast }: Bay, theme: Theme): void {
  const last = lanes.at(-1);
  if (!last) return;
  const [top, end] = [coast - 12, last.y + last.height - 4];
  const woods = ["#b98d62", "#a3774f", "#c29a70"].map((wood) => (theme === "dark" ? mix(wood, "#14252f", 0.5) : wood));
  const r = rng(5);
  for (const x of quays) {
    if (theme === "contrast") {
      rect(ctx, "#ffffff", x + 4, top, 2, end - top);
      continue;
    }
    fill(ctx, theme === "dark" ? "#2a2530" : "#6f4d38", roundRect(x + 1.5, top, 7, end - top, 2));
    for (let y = top; y < end - 6; y += 9) fill(ctx, woods[Math.floor(r() * 3)]!, roundRect(x, y, 10, 7.4, 1.6));
  }
}
