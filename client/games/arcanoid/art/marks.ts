import { TAU } from "../../../art/numbers.ts";
import {
  around,
  bar,
  blob,
  type Context,
  cut,
  disc,
  dot,
  fill,
  line,
  near,
  pairs,
  rect,
  trace,
} from "../../../art/pen.ts";
import { slab, starShape } from "./scene.ts";

/** Draws a mark about q to each side of (x, y). Cut-outs have the colour of the ground. */
type Mark = (ctx: Context, x: number, y: number, q: number, tone: string, ground: string) => void;

const HULL = [-1, 0.44, 0, 0.56, 1, 0.44, 0.6, 1, -0.6, 1];

/** A moored hull with a full sail. */
const engaged: Mark = (ctx, x, y, q, tone) => {
  cut(ctx, tone, near(x, y, q, [-0.06, -1, 0.8, 0.28, -0.06, 0.28]));
  cut(ctx, tone, near(x, y, q, [-0.22, -0.66, -0.22, 0.28, -0.78, 0.28]));
  blob(ctx, tone, near(x, y, q, HULL));
};

/** The hull of `engaged`, its sail lowered and lashed to the boom. */
const abdicated: Mark = (ctx, x, y, q, tone) => {
  rect(ctx, tone, x - q * 0.07, y - q, q * 0.14, q * 1.4);
  slab(ctx, tone, x - q * 0.84, y + q * 0.08, q * 1.68, q * 0.24, q * 0.12);
  blob(ctx, tone, near(x, y, q, [-1, 0.44, 0, 0.56, 1, 0.44, 0.6, 1, -0.6, 1]));
};

/** A closed shell. */
const secret: Mark = (ctx, x, y, q, tone, ground) => {
  blob(ctx, tone, near(x, y, q, [-1, 0.2, -0.74, -0.6, 0, -0.94, 0.74, -0.6, 1, 0.2, 0, 0.5]));
  for (const d of [-0.5, 0, 0.5])
    bar(ctx, ground, q * 0.12, x + d * q * 0.24, y + q * 0.4, x + d * q * 1.1, y - q * 0.56);
  blob(ctx, tone, near(x, y, q, [-0.9, 0.5, 0, 0.76, 0.9, 0.5, 0, 1]));
};

/** Two linked rings. */
const couple: Mark = (ctx, x, y, q, tone, ground) => {
  line(ctx, tone, q * 0.24, disc(x - q * 0.38, y, q * 0.5));
  line(ctx, ground, q * 0.44, disc(x + q * 0.38, y, q * 0.5, 0, TAU));
  line(ctx, tone, q * 0.24, disc(x + q * 0.38, y, q * 0.5));
  line(ctx, tone, q * 0.24, disc(x - q * 0.38, y, q * 0.5, -1.1, 0.2));
};

/** A barrier of floats over quiet water. */
const tempered: Mark = (ctx, x, y, q, tone) => {
  rect(ctx, tone, x - q, y - q * 0.5, q * 2, q * 0.16);
  for (const d of [-0.72, 0, 0.72]) dot(ctx, tone, x + d * q, y - q * 0.42, q * 0.28);
  for (const [dy, w] of pairs([0.24, 0.95, 0.74, 0.62]))
    trace(ctx, tone, q * 0.18, around(x, y + dy * q, q * w, q, [-1, 0, -0.5, -0.16, 0, 0, 0.5, -0.16, 1, 0]));
};

/** A wreath with four signs. */
const world: Mark = (ctx, x, y, q, tone, ground) => {
  line(ctx, tone, q * 0.15, disc(x, y, q * 0.72));
  dot(ctx, tone, x, y, q * 0.34);
  for (const [dx, dy] of pairs([0, -0.74, 0.74, 0, 0, 0.74, -0.74, 0])) {
    dot(ctx, ground, x + dx * q, y + dy * q, q * 0.36);
    dot(ctx, tone, x + dx * q, y + dy * q, q * 0.24);
  }
};

/** Two wheels under a load, as on a chariot. */
const reserve: Mark = (ctx, x, y, q, tone, ground) => {
  slab(ctx, tone, x - q * 0.9, y - q * 0.86, q * 0.8, q * 0.7, q * 0.1);
  slab(ctx, tone, x + q * 0.02, y - q * 0.6, q * 0.76, q * 0.44, q * 0.1);
  slab(ctx, tone, x - q, y - q * 0.04, q * 2, q * 0.2, q * 0.08);
  for (const d of [-0.5, 0.5]) {
    dot(ctx, tone, x + d * q, y + q * 0.56, q * 0.42);
    dot(ctx, ground, x + d * q, y + q * 0.56, q * 0.16);
  }
};

/** Two horns and a lamp on a stalk. */
const demon: Mark = (ctx, x, y, q, tone, ground) => {
  blob(ctx, tone, near(x, y, q, [-0.86, 0.3, -0.6, -0.2, 0, -0.3, 0.6, -0.2, 0.86, 0.3, 0, 1]));
  for (const d of [-q, q]) cut(ctx, tone, around(x, y, d, q, [0.8, 0.1, 0.92, -0.8, 0.2, -0.16]));
  dot(ctx, tone, x, y - q * 0.78, q * 0.24);
  rect(ctx, tone, x - q * 0.06, y - q * 0.7, q * 0.12, q * 0.5);
  for (const d of [-0.34, 0.34]) dot(ctx, ground, x + d * q, y + q * 0.2, q * 0.17);
};

/** A flag on the field. */
const winner: Mark = (ctx, x, y, q, tone) => {
  slab(ctx, tone, x - q * 0.62, y - q, q * 0.2, q * 1.86, q * 0.1);
  cut(ctx, tone, near(x, y, q, [-0.42, -0.94, 1, -0.94, 0.56, -0.44, 1, 0.06, -0.42, 0.06]));
  blob(ctx, tone, near(x, y, q, [-1, 0.98, -0.5, 0.62, 0.06, 0.98]));
};

/** An anchor, for a party out of the round. */
const out: Mark = (ctx, x, y, q, tone) => {
  bar(ctx, tone, q * 0.2, x, y - q * 0.55, x, y + q * 0.85);
  line(ctx, tone, q * 0.17, disc(x, y - q * 0.74, q * 0.22));
  bar(ctx, tone, q * 0.18, x - q * 0.42, y - q * 0.28, x + q * 0.42, y - q * 0.28);
  line(ctx, tone, q * 0.2, disc(x, y + q * 0.1, q * 0.76, Math.PI * 0.06, Math.PI * 0.94));
  for (const d of [-q, q]) cut(ctx, tone, around(x, y, d, q, [0.98, 0.02, 0.94, 0.5, 0.5, 0.3]));
};

/** The Fool's kite. */
const stolen: Mark = (ctx, x, y, q, tone, ground) => {
  cut(ctx, tone, near(x, y, q, [0.24, -1, 0.86, -0.36, 0.04, 0.4, -0.46, -0.5]));
  bar(ctx, ground, q * 0.1, x + q * 0.24, y - q * 0.9, x + q * 0.04, y + q * 0.3);
  trace(ctx, tone, q * 0.15, near(x, y, q, [0.04, 0.4, -0.4, 0.46, -0.36, 0.86, -0.86, 0.94]));
};

/** A star for a hit, a hollow star for a miss. */
const hit: Mark = (ctx, x, y, q, tone) => fill(ctx, tone, starShape(x, y, q, 4, 0.32));
const miss: Mark = (ctx, x, y, q, tone, ground) => {
  fill(ctx, tone, starShape(x, y, q, 4, 0.36));
  fill(ctx, ground, starShape(x, y, q * 0.6, 4, 0.36));
};

const MARKS = {
  engaged,
  abdicated,
  secret,
  couple,
  tempered,
  world,
  reserve,
  demon,
  winner,
  out,
  stolen,
  hit,
  miss,
} as const;

export type MarkName = keyof typeof MARKS;

export const MARK_NAMES = Object.keys(MARKS) as readonly MarkName[];

/**
 * Draws a mark `radius` px to each side of (x, y). Below 5 px only its silhouette is visible, so show a word, a number
 * or a flag beside it.
 */
export const drawMark = (
  ctx: Context,
  name: MarkName,
  x: number,
  y: number,
  radius: number,
  tone: string,
  ground: string,
): void => MARKS[name](ctx, x, y, radius, tone, ground);
