/** Flat shapes that look cut by hand, in the context's units. */
import { clamp, lerp, type SeededRandom, TAU } from "./numbers.ts";

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];

/** Converts flat numbers u, v, u, v … to points (x + u·sx, y + v·sy), or y + `foot` where v = 0. */
export function around(x: number, y: number, sx: number, sy: number, uv: readonly number[], foot = 0): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < uv.length; i += 2) {
    const v = uv[i + 1]!;
    points.push([x + uv[i]! * sx, y + (v ? v * sy : foot)]);
  }
  return points;
}
/** `around` with the same scale in both directions. */
export const near = (x: number, y: number, k: number, uv: readonly number[], foot = 0): Point[] =>
  around(x, y, k, k, uv, foot);
export const pairs = (flat: readonly number[]): Point[] => around(0, 0, 1, 1, flat);
const grouped = (flat: readonly number[], n: number) =>
  Array.from({ length: flat.length / n }, (_, i) => flat.slice(i * n, i * n + n));
export const triples = (flat: readonly number[]) => grouped(flat, 3) as [number, number, number][];
export const quads = (flat: readonly number[]) => grouped(flat, 4) as [number, number, number, number][];
export const shifted = (line: Polyline, dx: number, dy: number): Point[] => line.map(([x, y]) => [x + dx, y + dy]);

export const spoke = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** Splits each segment `depth` times and moves the middles by at most `amount`, as if drawn by hand. */
export function rough(random: SeededRandom, amount: number, depth: number, points: Polyline): Point[] {
  let line = [...points];
  for (let pass = 0, most = amount; pass < depth; pass++, most *= 0.55) {
    const next = line.slice(0, 1);
    for (let i = 1; i < line.length; i++) {
      const [ax, ay] = line[i - 1]!;
      const [bx, by] = line[i]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const push = (random() - 0.5) * Math.min(most, length * 0.22) * 2;
      next.push([(ax + bx) / 2 - ((by - ay) / length) * push, (ay + by) / 2 + ((bx - ax) / length) * push], [bx, by]);
    }
    line = next;
  }
  return line;
}

export function polygon(points: Polyline): Path2D {
  const path = new Path2D();
  for (const [i, [x, y]] of points.entries()) i ? path.lineTo(x, y) : path.moveTo(x, y);
  path.closePath();
  return path;
}

/** A smooth curve (Catmull-Rom). */
export function curve(points: Polyline, closed = false): Path2D {
  const path = new Path2D();
  const n = points.length;
  const at = (i: number) => points[closed ? (i + n) % n : clamp(i, 0, n - 1)]!;
  path.moveTo(...at(0));
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.bezierCurveTo(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy);
  }
  if (closed) path.closePath();
  return path;
}
/** The area below a line on a card of 100 x 100 units, reaching beyond its edges. */
export function below(points: Polyline): Path2D {
  const path = curve(points);
  path.lineTo(102, 104);
  path.lineTo(-2, 104);
  path.closePath();
  return path;
}

/** An ellipse whose edge deviates by at most the fraction `uneven`. */
export function pebble(
  x: number,
  y: number,
  rx: number,
  ry: number,
  random: SeededRandom,
  uneven = 0.12,
  corners = 9,
): Path2D {
  const turn = random() * TAU;
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const a = turn + (i / corners) * TAU;
    const k = 1 + (random() - 0.5) * 2 * uneven;
    points.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]);
  }
  return curve(points, true);
}

/** A line `width` thick in the middle, pointed at both ends, bent by half of `bend`. */
export function stroke(x0: number, y0: number, x1: number, y1: number, width: number, bend = 0): Path2D {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const path = new Path2D();
  const through = (side: number, x: number, y: number) =>
    path.quadraticCurveTo(
      (x0 + x1) / 2 - ((y1 - y0) / length) * side,
      (y0 + y1) / 2 + ((x1 - x0) / length) * side,
      x,
      y,
    );
  path.moveTo(x0, y0);
  through(bend + width, x1, y1);
  through(bend - width, x0, y0);
  return path;
}

export function roundRect(x: number, y: number, w: number, h: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, w, h, radius);
  return path;
}
/** Clockwise from angle `a` to `b`. */
export function disc(x: number, y: number, radius: number, a = 0, b = TAU): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, a, b);
  return path;
}

export function fill(ctx: Context, colour: string | CanvasGradient, path: Path2D): void {
  ctx.fillStyle = colour;
  ctx.fill(path);
}
export function line(ctx: Context, colour: string, width: number, path: Path2D): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.stroke(path);
}
export function rect(ctx: Context, colour: string, x: number, y: number, w: number, h: number): void {
  ctx.fillStyle = colour;
  ctx.fillRect(x, y, w, h);
}
export const cut = (ctx: Context, colour: string, points: Polyline): void => fill(ctx, colour, polygon(points));
export const blob = (ctx: Context, colour: string, points: Polyline): void => fill(ctx, colour, curve(points, true));
export const dot = (ctx: Context, colour: string, ...circle: Parameters<typeof disc>): void =>
  fill(ctx, colour, disc(...circle));
export const dab = (ctx: Context, colour: string, ...brush: Parameters<typeof stroke>): void =>
  fill(ctx, colour, stroke(...brush));
export const trace = (ctx: Context, colour: string, width: number, points: Polyline): void =>
  line(ctx, colour, width, curve(points));
export const bar = (ctx: Context, colour: string, width: number, x0: number, y0: number, x1: number, y1: number) =>
  trace(ctx, colour, width, pairs([x0, y0, x1, y1]));
export function within(ctx: Context, path: Path2D, draw: () => void): void {
  ctx.save();
  ctx.clip(path);
  draw();
  ctx.restore();
}

/** Draws specks, dense at the line and rarer towards (dx, dy). */
export function speckle(
  ctx: Context,
  points: Polyline,
  dx: number,
  dy: number,
  colour: string,
  random: SeededRandom,
  count: number,
  size = 0.5,
): void {
  const path = new Path2D();
  for (let i = 0; i < count; i++) {
    const k = random() * (points.length - 1);
    const j = Math.floor(k);
    const out = random() ** 2.2;
    const [ax, ay] = points[j]!;
    const [bx, by] = points[Math.min(j + 1, points.length - 1)]!;
    const x = lerp(ax, bx, k - j) + dx * out;
    const y = lerp(ay, by, k - j) + dy * out;
    const r = size * (0.5 + random() * 0.7) * (1 - out * 0.5);
    path.moveTo(x + r, y);
    path.arc(x, y, r, 0, TAU);
  }
  fill(ctx, colour, path);
}

/** Cuts a text with an ellipsis to `width` px in the current font. */
export function cutTo(ctx: Context, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && ctx.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/**
 * Cuts the text to `width` px.
 * @param font in CSS syntax
 */
export function write(ctx: Context, text: string, x: number, y: number, width: number, font: string, tone: string) {
  ctx.font = font;
  ctx.fillStyle = tone;
  ctx.fillText(cutTo(ctx, text, width), x, y);
}
