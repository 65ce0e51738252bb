import { alpha } from "../../../art/colour.ts";
import { bar, blob, type Context, dab, near, type Polyline, pairs } from "../../../art/pen.ts";
import { SEAS } from "../../../art/sea.ts";
import type { Theme } from "../../../art/theme.ts";

/** Colours of masts and spars on light water, and on dark water. */
const [WOOD, LIT_WOOD] = ["#4a3138", "#a27c5c"];
const HULLS = ["#b4492f", "#7d3a34", "#2f5f72", "#c9873a", "#54476f", "#3f6b4d"];

interface Rigging {
  mast(x: number, top: number): void;
  spar(width: number, x0: number, y0: number, x1: number, y1: number): void;
  main(points: Polyline): void;
  back(points: Polyline): void;
}

const RIGS: readonly ((on: Rigging) => void)[] = [
  ({ mast, main, back }) => {
    mast(46, 14);
    main(pairs([49, 16, 68, 40, 76, 64, 49, 66]));
    back(pairs([43, 24, 30, 46, 24, 63, 43, 65]));
  },
  ({ mast, main, spar }) => {
    mast(44, 20);
    spar(2, 20, 44, 72, 10);
    main(pairs([22, 44, 71, 11, 66, 46, 56, 66, 36, 58]));
  },
  ({ mast, main, back }) => {
    mast(36, 22);
    mast(62, 16);
    back(pairs([33, 26, 22, 46, 19, 64, 33, 64]));
    main(pairs([39, 26, 54, 42, 57, 64, 39, 65]));
    main(pairs([65, 19, 78, 42, 82, 63, 65, 64]));
  },
  ({ mast, main, back }) => {
    mast(50, 12);
    main(pairs([30, 18, 50, 22, 72, 18, 74, 40, 70, 42, 50, 46, 30, 42, 28, 38]));
    back(pairs([28, 46, 50, 50, 72, 46, 76, 62, 50, 67, 24, 62]));
  },
  ({ mast, main, back }) => {
    mast(48, 12);
    for (let i = 0; i < 4; i++) {
      (i % 2 ? back : main)(near(0, 20 + i * 12, 1, [30 - i * 2, 0, 62 + i * 4, -5, 65 + i * 4, 6, 28 - i * 2, 10]));
    }
  },
  ({ mast, main, spar }) => {
    mast(42, 28);
    main(pairs([45, 30, 74, 48, 70, 62, 45, 65]));
    spar(1.2, 42, 30, 88, 60);
  },
];

/** `size` in px. `rig`: one of six, modulo 6. `dir`: 1 sails right, -1 left. */
export function drawBoat(
  ctx: Context,
  size: number,
  { rig = 0, dir = 1, theme = "light" }: { rig?: number; dir?: -1 | 1; theme?: Theme } = {},
): void {
  const k = size / 100;
  const { foam } = SEAS[theme];
  const dark = theme !== "light";
  const wood = dark ? LIT_WOOD : WOOD;
  ctx.save();
  ctx.scale(k, k);
  if (dir < 0) {
    ctx.translate(100, 0);
    ctx.scale(-1, 1);
  }
  const wake = alpha(foam, dark ? 0.4 : 0.8);
  dab(ctx, wake, 4, 86, 80, 86, 1.5);
  dab(ctx, wake, 18, 92, 66, 92, 1.5);
  dab(ctx, alpha(foam, 0.7), 8, 81, 32, 80, 1.4);
  RIGS[rig % 6]!({
    mast: (x, top) => bar(ctx, wood, 2.6, x, 74, x, top),
    spar: (...spar) => bar(ctx, wood, ...spar),
    main: (points) => blob(ctx, dark ? "#e6dcc6" : "#fff8e8", points),
    back: (points) => blob(ctx, dark ? "#a9a596" : "#dccfb2", points),
  });
  blob(ctx, HULLS[rig % 6]!, pairs([16, 68, 50, 71, 90, 64, 78, 80, 52, 85, 26, 81]));
  blob(ctx, "#f7e3c2", pairs([18, 70, 50, 74, 86, 67.6, 83, 72, 50, 77.6, 21, 74]));
  ctx.restore();
}
