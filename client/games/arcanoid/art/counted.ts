/** The arrangement of pips: a fleet of swords, a weir of staves, shelves of cups, a sky of coins. */

import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import { alpha, mix } from "../../../art/colour.ts";
import { lerp } from "../../../art/numbers.ts";
import { blob, type Context, dab, type Point, pairs } from "../../../art/pen.ts";
import { paletteOfSuit } from "./palette.ts";
import { blade, coin, cup, stave } from "./pips.ts";
import { HORIZON } from "./scene.ts";

/** x of the middle of the pips, right of the card's middle because the index is on the left. */
const MIDDLE = 51;

/** `n` numbers at equal distances, `half` to each side; a single one is in the middle. */
const spread = (n: number, half: number, middle = MIDDLE): number[] =>
  Array.from({ length: n }, (_, i) => (n === 1 ? middle : lerp(middle - half, middle + half, i / (n - 1))));

type Pip = (ctx: Context, x: number, y: number, height: number, inRow: number) => void;

/** Tall pips in one or two rows; the far row is shorter. */
interface Ranks {
  readonly pip: Pip;
  /** How much shorter the outermost pips are, as a fraction of their height. */
  readonly arch: number;
  readonly narrow: number;
  /** y of the pips' feet: in a single row, and in the far and the near one of two rows. */
  readonly feet: readonly [only: number, far: number, near: number];
}

const FLEET: Ranks = { pip: blade, arch: 0.13, narrow: 1, feet: [131, 102, 135] };
const WEIR: Ranks = {
  pip: (ctx, x, y, height, inRow) => stave(ctx, x, y, height, inRow === 1 ? height * 0.1 : (x - MIDDLE) * 0.22),
  arch: 0.2,
  narrow: 0.86,
  feet: [141, 108, 142],
};
const HALVES = [0, 0, 16, 25, 31, 35];
const PACKED = [0, 0, 0, 24, 29, 33];
const HEIGHTS = [0, 90, 78, 74, 70, 66];
const [MOST_IN_A_ROW, HEIGHT_OF_TWO] = [5, 46];

function inRanks(ctx: Context, n: number, { pip, arch, narrow, feet }: Ranks): void {
  const row = (count: number, y: number, height: number, half: number, slip = 0) => {
    for (const x of spread(count, half, MIDDLE + slip)) {
      const lower = count < 3 ? 1 : 1.04 - arch * ((x - MIDDLE - slip) / 35) ** 2;
      pip(ctx, x, y, height * lower, count);
    }
  };
  const [only, far, near] = feet;
  if (n <= MOST_IN_A_ROW) {
    row(n, only, HEIGHTS[n]!, HALVES[n]! * narrow);
    return;
  }
  const [back, front] = [Math.floor(n / 2), Math.ceil(n / 2)];
  const slip = back === front ? (PACKED[back]! * narrow) / (back - 1) / 2 : 0;
  row(back, far, HEIGHT_OF_TWO, PACKED[back]! * narrow, slip);
  row(front, near, HEIGHT_OF_TWO + 1, PACKED[front]! * narrow, -slip);
}

/**
 * `SHELVES`: cups per shelf from the top, by number of cups. `STEPS`: distance between shelves, by number of shelves.
 */
const SHELVES = ["", "1", "2", "12", "22", "23", "123", "223", "233", "234", "1234"].map((row) => [...row].map(Number));
const STEPS = [0, 0, 42, 31, 25.5];
const widthOfCups = (n: number): number => (n === 1 ? 50 : n < 4 ? 29 : n < 6 ? 24 : n < 9 ? 21 : 17.5);

function onShelves(ctx: Context, n: number): void {
  const rows = SHELVES[n]!;
  const w = widthOfCups(n);
  const under = mix(paletteOfSuit(2).sea[1], "#3a2a50", 0.25);
  for (const [i, count] of rows.entries()) {
    const y = (n === 1 ? 134 : 140) - (rows.length - 1 - i) * STEPS[rows.length]!;
    const half = Math.min(35, (count - 1) * w * 0.62);
    const [x0, x1] = [MIDDLE - half - w * 0.72, MIDDLE + half + w * 0.72];
    blob(ctx, under, pairs([x0, y - 1, MIDDLE, y - 2.2, x1, y - 1, x1 - 2, y + 4, MIDDLE, y + 5.4, x0 + 2, y + 4]));
    const top = [x0 + 1, y - 1.6, MIDDLE, y - 2.8, x1 - 1, y - 1.6, x1 - 3, y + 1.2, MIDDLE, y + 1.8, x0 + 3, y + 1.2];
    blob(ctx, "#e9c7c4", pairs(top));
    for (const x of spread(count, half)) cup(ctx, x, y, w);
  }
}

/** For each number of coins: the radius of the coins, then x and y of each coin. */
const SKIES: readonly (readonly [radius: number, ...places: number[]])[] = [
  [0],
  [32, 50, 92],
  [20, 50, 66, 50, 116],
  [17, 50, 62, 29, 106, 71, 106],
  [15.5, 50, 54, 24, 89, 76, 89, 50, 124],
  [14, 26, 62, 76, 62, 51, 92, 26, 122, 76, 122],
  [13, 35, 60, 67, 60, 19, 91, 83, 91, 35, 122, 67, 122],
  [13, 35, 60, 67, 60, 19, 91, 51, 91, 83, 91, 35, 122, 67, 122],
  [12, 22, 62, 51, 62, 80, 62, 36.5, 91, 65.5, 91, 22, 120, 51, 120, 80, 120],
  [12, 22, 62, 51, 62, 80, 62, 22, 91, 51, 91, 80, 91, 22, 120, 51, 120, 80, 120],
  [10.6, 27, 62, 51, 62, 75, 62, 15, 91, 39, 91, 63, 91, 87, 91, 27, 120, 51, 120, 75, 120],
];

function inTheSky(ctx: Context, n: number): void {
  const [q, ...places] = SKIES[n]!;
  for (const [x, y] of pairs(places)) {
    if (y + q > HORIZON) glint(ctx, [x, y + q + 2], q);
    coin(ctx, x, y, q);
  }
}

function glint(ctx: Context, [x, y]: Point, q: number): void {
  for (let i = 0; i < 4; i++) {
    const at = y + i * 2.6;
    const tone = alpha(paletteOfSuit(3).tones[2], 0.8 - i * 0.15);
    dab(ctx, tone, x - q * (1 - i * 0.18), at, x + q * (0.9 - i * 0.2), at, 0.8);
  }
}

const COUNTED: Readonly<Record<Field, (ctx: Context, n: number) => void>> = {
  0: (ctx, n) => inRanks(ctx, n, FLEET),
  1: (ctx, n) => inRanks(ctx, n, WEIR),
  2: onShelves,
  3: inTheSky,
};

/** The pip beside a small card's index. */
const ALONE: Readonly<Record<Field, (ctx: Context) => void>> = {
  0: (ctx) => blade(ctx, 70, 138, 84),
  1: (ctx) => stave(ctx, 68, 138, 80, 8),
  2: (ctx) => cup(ctx, 66, 146, 50),
  3: (ctx) => coin(ctx, 68, 116, 24),
};

export const drawPips = (ctx: Context, suit: Field, n: number): void => COUNTED[suit](ctx, n);
export const drawLonePip = (ctx: Context, suit: Field): void => ALONE[suit](ctx);
