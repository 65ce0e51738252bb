/** Each sign or court mark has one colour, and extends q to each side of (x, y). */

import { type Field, KING, KNAVE, KNIGHT, QUEEN } from "../../../../shared/games/arcanoid/cards.ts";
import { TAU } from "../../../art/numbers.ts";
import { blob, type Context, cut, dot, fill, near, pairs, rect } from "../../../art/pen.ts";
import { placed, slab, starShape } from "./scene.ts";

export type SignName = Field | "trump";
type Sign = (ctx: Context, x: number, y: number, q: number, tone: string) => void;

const sword: Sign = (ctx, x, y, q, tone) => {
  cut(ctx, tone, near(x, y, q, [0, -1, 0.24, -0.66, 0.2, 0.22, -0.2, 0.22, -0.24, -0.66]));
  blob(ctx, tone, near(x, y, q, [-0.72, 0.1, 0, 0.34, 0.72, 0.1, 0.42, 0.5, 0, 0.6, -0.42, 0.5]));
  rect(ctx, tone, x - q * 0.12, y + q * 0.5, q * 0.24, q * 0.36);
  dot(ctx, tone, x, y + q * 0.86, q * 0.17);
};

const stave: Sign = (ctx, x, y, q, tone) => {
  cut(ctx, tone, near(x, y, q, [-0.66, 0.98, -0.86, 0.74, 0.2, -0.42, 0.5, -0.2]));
  blob(ctx, tone, near(x, y, q, [0.28, -0.24, 0.24, -0.72, 0.72, -1, 0.78, -0.5]));
  blob(ctx, tone, near(x, y, q, [-0.16, 0.02, -0.66, -0.06, -0.78, -0.62, -0.2, -0.4]));
  blob(ctx, tone, near(x, y, q, [-0.02, 0.3, 0.46, 0.06, 0.86, 0.4, 0.38, 0.52]));
};

const CUP =
  "M-.84-.82Q0-.56 .84-.82C.9 .02 .46 .3 .15 .36L.15 .6Q.56 .66 .58 .94L-.58 .94Q-.56 .66-.15 .6L-.15 .36C-.46 .3-.9 .02-.84-.82Z";
const cup: Sign = (ctx, x, y, q, tone) => placed(ctx, { x, y, scale: q }, () => fill(ctx, tone, new Path2D(CUP)));

const coin: Sign = (ctx, x, y, q, tone) => {
  const rim = new Path2D();
  rim.arc(x, y, q * 0.92, 0, TAU);
  rim.moveTo(x + q * 0.62, y);
  rim.arc(x, y, q * 0.62, 0, TAU, true);
  fill(ctx, tone, rim);
  dot(ctx, tone, x, y, q * 0.36);
};

const star: Sign = (ctx, x, y, q, tone) => fill(ctx, tone, starShape(x, y, q, 4, 0.3));

const SIGNS: Readonly<Record<SignName, Sign>> = { 0: sword, 1: stave, 2: cup, 3: coin, trump: star };

export const drawSign = (ctx: Context, name: SignName, x: number, y: number, q: number, tone: string): void =>
  SIGNS[name](ctx, x, y, q, tone);

/** The feather of a cap. */
const knave: Sign = (ctx, x, y, q, tone) => {
  cut(
    ctx,
    tone,
    near(
      x,
      y,
      q,
      [
        -0.86, 1, -0.62, 0.4, -0.58, -0.24, -0.3, -0.08, -0.3, -0.64, 0.04, -0.46, 0.2, -0.92, 0.86, -1, 0.8, -0.3, 0.3,
        -0.1, 0.54, 0.06, 0.02, 0.4, -0.36, 0.5, -0.6, 1,
      ],
    ),
  );
};

/** The head of a horse. */
const knight: Sign = (ctx, x, y, q, tone) => {
  cut(
    ctx,
    tone,
    near(
      x,
      y,
      q,
      [
        -0.62, 0.94, -0.52, 0.2, -0.2, -0.56, 0.02, -1.02, 0.26, -0.66, 0.62, -0.3, 0.98, 0.18, 0.84, 0.44, 0.58, 0.46,
        0.3, 0.2, 0.16, 0.36, 0.4, 0.94,
      ],
    ),
  );
};

/** An open coronet with three pearls. */
const queen: Sign = (ctx, x, y, q, tone) => {
  cut(ctx, tone, near(x, y, q, [-0.8, 0.76, -0.98, -0.3, -0.42, 0.2, 0, -0.6, 0.42, 0.2, 0.98, -0.3, 0.8, 0.76]));
  for (const [dx, dy] of pairs([-0.96, -0.44, 0, -0.78, 0.96, -0.44])) dot(ctx, tone, x + q * dx, y + q * dy, q * 0.24);
};

const CROWN = "M-.86 .36C-1.3-.8-.3-.8 0-.5C.3-.8 1.3-.8 .86 .36Z";
/** A closed crown with a cross. */
const king: Sign = (ctx, x, y, q, tone) => {
  slab(ctx, tone, x - q * 0.9, y + q * 0.46, q * 1.8, q * 0.38, q * 0.08);
  placed(ctx, { x, y, scale: q }, () => fill(ctx, tone, new Path2D(CROWN)));
  rect(ctx, tone, x - q * 0.1, y - q, q * 0.2, q * 0.6);
  rect(ctx, tone, x - q * 0.3, y - q * 0.9, q * 0.6, q * 0.2);
};

const COURTS: Readonly<Record<number, Sign>> = { [KNAVE]: knave, [KNIGHT]: knight, [QUEEN]: queen, [KING]: king };

/**
 * Unlike letters such as K, court marks do not depend on the language.
 * @param rank 11..14
 */
export const drawCourtMark = (ctx: Context, rank: number, x: number, y: number, q: number, tone: string): void =>
  COURTS[rank]!(ctx, x, y, q, tone);
