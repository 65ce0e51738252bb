/** Colours are `#rrggbb`; only `alpha` returns another form. */
import { clamp, lerp } from "./numbers.ts";

/** @param row hex numbers separated by spaces, such as `fbf4e6 f3e7cf` */
export const hexes = (row: string): string[] => row.split(" ").map((hex) => `#${hex}`);

type Channels = readonly [r: number, g: number, b: number];

const channel = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
const channels = (hex: string): Channels => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

function blend(a: string, b: string, how: (a: number, b: number) => number): string {
  const other = channels(b);
  const hex = (v: number) =>
    Math.round(clamp(v, 0, 255))
      .toString(16)
      .padStart(2, "0");
  return `#${channels(a)
    .map((v, i) => hex(how(v, other[i]!)))
    .join("")}`;
}

/** From `a` (t = 0) to `b` (t = 1). */
export const mix = (a: string, b: string, t: number): string => blend(a, b, (p, q) => lerp(p, q, t));
export const multiply = (a: string, b: string): string => blend(a, b, (p, q) => (p * q) / 255);
/** @param opacity 0..1 */
export const alpha = (hex: string, opacity: number): string => `rgba(${channels(hex)},${opacity})`;

function luminance(hex: string): number {
  const linear = (v: number) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast ratio, 1..21. */
export function contrast(a: string, b: string): number {
  const [p, q] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(p, q) / Math.min(p, q);
}

export const INK = "#1b2b3a";
