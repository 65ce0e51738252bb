import { lerp } from "../../../layout/lengths.ts";
import type { ScreenPoint, Square } from "./frame.ts";

/** x as a fraction of the window's width, and px below the shore's line. */
export type Bend = readonly [part: number, below: number];

/** The shore runs across the whole window. */
export const waterline = (width: number, y: number, bends: readonly Bend[]): ScreenPoint[] =>
  bends.map(([part, below]) => [width * part, y + below]);

export function heightOf(shore: readonly ScreenPoint[], x: number): number {
  const next = Math.max(
    1,
    shore.findIndex(([right]) => right >= x),
  );
  const [[ax, ay], [bx, by]] = [shore[next - 1]!, shore[next]!];
  return lerp(ay, by, (x - ax) / (bx - ax));
}

/** A shore's bulge up to a harbour: fractions of the harbour's size, and px. */
const BULGE = {
  /** `at`: a fraction of the harbour's height; `rise`: minimum above the shore. */
  peak: { at: 0.06, rise: 20 },
  crest: 0.6,
  shoulder: { at: 0.4, below: 22 },
  /**
   * The bulge's end, right of the harbour's middle. For each px that the peak is higher than `high`, it moves `slope`
   * px to the right.
   */
  foot: { at: 1.4, high: 80, slope: 0.8, below: 2 },
  /**
   * `edge`: rise at the window's left edge, low enough for things in the water. At `rise.at` of the way to the crest,
   * the shore has risen by `rise.by`.
   */
  edge: 10,
  rise: { at: 0.62, by: 0.25 },
} as const;

/** The first point right of the bulge, at least at this fraction of the window's width, and the bends after it. */
const BESIDE = { from: 0.5, below: 12 } as const;
const REST: readonly Bend[] = [
  [0.67, 8],
  [0.82, 4],
  [1, -4],
];

/** The home shore, whose bulge reaches the harbour at any height. */
export function shoreAround(width: number, y: number, { x, y: middle, size }: Square): ScreenPoint[] {
  const peak = Math.min(y - BULGE.peak.rise, middle + size * BULGE.peak.at);
  const foot = x + size * BULGE.foot.at + Math.max(0, y - peak - BULGE.foot.high) * BULGE.foot.slope;
  const crest = x - size * BULGE.crest;
  const left = y - BULGE.edge;
  // Close to the window's edge there is no slope.
  const slope: ScreenPoint[] =
    crest > size
      ? [
          [0, left],
          [crest * BULGE.rise.at, lerp(left, peak, BULGE.rise.by)],
          [crest, peak],
        ]
      : [[0, peak]];
  return [
    ...slope,
    [x + size * BULGE.shoulder.at, peak + BULGE.shoulder.below],
    [foot, y + BULGE.foot.below],
    [Math.max(width * BESIDE.from, foot + size), y + BESIDE.below],
    ...waterline(width, y, REST),
  ];
}
