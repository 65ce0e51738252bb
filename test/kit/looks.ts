import { createCanvas } from "@napi-rs/canvas";
import { contrast } from "../../client/art/colour.ts";
import type { Context } from "../../client/art/pen.ts";
// Registers the fonts and paths of pages in Node.
import "../../client/pictures/png.ts";

/** A part of a card, as fractions of the card's side, divided into cells. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

type Colour = readonly [number, number, number];
/** Colours of the cells, row by row. */
type Grid = readonly Colour[];

/** The cells are so large that specks, stars and edges do not change their colours. */
export const PICTURE: Part = { left: 0.05, top: 0.05, width: 0.9, height: 0.59, columns: 18, rows: 12 };
/** Where the numeral is, as measured on a card of 36 px. */
export const NUMERAL: Part = { left: 6 / 36, top: 21 / 36, width: 24 / 36, height: 13 / 36, columns: 24, rows: 13 };

/** In px; `size` is the width, and by default the height. */
interface PictureToMeasure {
  readonly size: number;
  readonly height?: number;
  readonly margin: number;
  readonly density: number;
  readonly ground: string;
  readonly draw: (ctx: Context) => void;
}

/** Draws in Node, and averages the colours of a part. */
export function gridOf({ size, height = size, margin, density, ground, draw }: PictureToMeasure, part: Part): Grid {
  const canvas = createCanvas((size + 2 * margin) * density, Math.ceil((height + 2 * margin) * density));
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.scale(density, density);
  ctx.translate(margin, margin);
  draw(ctx as unknown as Context);
  const { data, width } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const mean = (left: number, top: number, right: number, bottom: number): Colour => {
    const sum = [0, 0, 0];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) for (const c of [0, 1, 2]) sum[c]! += data[(y * width + x) * 4 + c]!;
    return sum.map((channel) => channel / ((right - left) * (bottom - top))) as unknown as Colour;
  };
  const at = (fraction: number) => Math.round((margin + size * fraction) * density);
  const x = (column: number) => at(part.left + (part.width * column) / part.columns);
  const y = (row: number) => at(part.top + (part.height * row) / part.rows);
  return Array.from({ length: part.columns * part.rows }, (_, i) => {
    const [column, row] = [i % part.columns, Math.floor(i / part.columns)];
    return mean(x(column), y(row), x(column + 1), y(row + 1));
  });
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** CIE L*a*b*, in which equal distances look equally different. */
function lab(colour: Colour): Colour {
  const [r, g, b] = colour.map((v) => (v <= 10 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4)) as unknown as Colour;
  const bent = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const apart = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export interface Look {
  readonly colours: Grid;
  readonly shape: readonly number[];
}

export function lookOf(grid: Grid): Look {
  const colours = grid.map(lab);
  return { colours, shape: centred(colours.map(([lightness]) => lightness)) };
}

/** Mean ΔE of the cells. */
export const difference = (a: Look, b: Look): number =>
  average(a.colours.map((colour, i) => apart(colour, b.colours[i]!)));

/** 1 minus the correlation of the shapes: 0 for the same shape, 1 for unrelated ones, 2 for a negative. */
export const unlikeness = (a: Look, b: Look): number => 1 - correlation(a.shape, b.shape);

function centred(values: readonly number[]): readonly number[] {
  const middle = average(values);
  return values.map((value) => value - middle);
}

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** Correlation of two lists whose means are 0. */
const correlation = (a: readonly number[], b: readonly number[]): number =>
  product(a, b) / Math.sqrt(product(a, a) * product(b, b));

/** `shape`: distance of each cell from the plate's colour, minus the mean. */
interface Numeral {
  readonly shape: readonly number[];
  readonly contrast: number;
}

/** Assumes that the upper left corner is plate, and that a twentieth of the region or more is solid ink. */
export function numeralOf(grid: Grid): Numeral {
  const plate = grid[0]!;
  const ink = grid.toSorted((a, b) => apart(b, plate) - apart(a, plate))[Math.floor(grid.length / 20)]!;
  return { shape: centred(grid.map((colour) => apart(colour, plate))), contrast: contrast(hex(ink), hex(plate)) };
}

const hex = (colour: Colour): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** `margin`: the lead over the next numeral. */
export function readAmong(known: readonly Numeral[], { shape }: Numeral): { number: number; margin: number } {
  const [best, next] = known
    .map((numeral, i) => ({ number: i + 1, likeness: correlation(shape, numeral.shape) }))
    .toSorted((a, b) => b.likeness - a.likeness) as [Likeness, Likeness];
  return { number: best.number, margin: best.likeness - next.likeness };
}

interface Likeness {
  readonly number: number;
  readonly likeness: number;
}
