/**
 * The bytes of a QR code (ISO/IEC 18004, model 2): text in byte mode, and behind it what mends a seventh of the code when it
 * is smudged (level M).
 */

/** Versions 1 to 6, from the smallest: how many blocks of codewords, and how many of each are data and correction. */
const VERSIONS = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
] as const;

type Shape = (typeof VERSIONS)[number];

/** What goes before the text: the mode and the length, and after it an end, together 2 bytes. */
const FRAME = 2;

/** Multiplies in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The coefficients of (x - 1)(x - 2)(x - 4) … below the highest. */
function divisorOf(degree: number): readonly number[] {
  const divisor = Array.from({ length: degree }, (_, i) => Number(i === degree - 1));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
}

/** The Reed-Solomon codewords of a block: what is left of it after a division. */
function correctionOf(block: readonly number[], degree: number): readonly number[] {
  const divisor = divisorOf(degree);
  let rest: readonly number[] = new Array(degree).fill(0);
  for (const codeword of block) {
    const factor = codeword ^ rest[0]!;
    rest = divisor.map((coefficient, i) => (rest[i + 1] ?? 0) ^ times(coefficient, factor));
  }
  return rest;
}

/** A text as data codewords, filled up. Mode and length share bytes with the text: everything is half a byte off. */
function dataOf(bytes: Uint8Array, length: number): readonly number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const used = halves.length / 2;
  return Array.from({ length }, (_, i) =>
    i < used ? (halves[2 * i]! << 4) | halves[2 * i + 1]! : (i - used) % 2 === 0 ? 0xec : 0x11,
  );
}

/** One codeword of each block in turn. */
const interleaved = (blocks: readonly (readonly number[])[]): readonly number[] =>
  blocks[0]!.flatMap((_, i) => blocks.map((block) => block[i]!));

/** The smallest version that holds a text, and its codewords in their order; undefined for more than 106 bytes of text. */
export function codewordsOf(
  text: string,
): { readonly version: number; readonly codewords: readonly number[] } | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ blocks, data }) => bytes.length + FRAME <= blocks * data);
  const shape: Shape | undefined = VERSIONS[index];
  if (!shape) return undefined;
  const data = dataOf(bytes, shape.blocks * shape.data);
  const blocks = Array.from({ length: shape.blocks }, (_, i) => data.slice(i * shape.data, (i + 1) * shape.data));
  const corrections = blocks.map((block) => correctionOf(block, shape.correction));
  return { version: index + 1, codewords: [...interleaved(blocks), ...interleaved(corrections)] };
}
