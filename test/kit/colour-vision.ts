/** Simulates colour blindness, and measures distances of colours. */

/** Matrices in linear light. Those for dichromats are by Machado and others (2009). */
export const EYES = {
  "all colours": [1, 0, 0, 0, 1, 0, 0, 0, 1],
  deuteranopia: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  protanopia: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  "no colour": [0.213, 0.715, 0.072, 0.213, 0.715, 0.072, 0.213, 0.715, 0.072],
} as const;

export type Eyes = keyof typeof EYES;

type Triple = [number, number, number];

const linearOf = (colour: string): Triple =>
  [1, 3, 5].map((i) => {
    const v = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as Triple;

const product = (matrix: readonly number[], vector: Triple): Triple =>
  [0, 3, 6].map((row) => vector.reduce((sum, part, i) => sum + part * matrix[row + i]!, 0)) as Triple;

export function seenBy(eyes: Eyes, colour: string): string {
  const seen = product(EYES[eyes], linearOf(colour)).map((part) => {
    const v = Math.min(1, Math.max(0, part));
    const level = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${seen.join("")}`;
}

/** From linear sRGB to XYZ, relative to white D65. */
const TO_XYZ = [
  ...[0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047],
  ...[0.2126, 0.7152, 0.0722],
  ...[0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883],
];

function labOf(colour: string): Triple {
  const [x, y, z] = product(TO_XYZ, linearOf(colour)).map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}

/** CIELAB distance; colours at a distance of about 12 or more differ clearly. */
export function distance(a: string, b: string): number {
  const other = labOf(b);
  return Math.hypot(...labOf(a).map((v, i) => v - other[i]!));
}
