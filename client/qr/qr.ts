import { codewordsOf } from "./codewords.ts";
import { penaltyOf } from "./penalty.ts";

/** Which modules of a QR code are dark, row by row. */
export type Modules = readonly (readonly boolean[])[];

/** A code that is being drawn: what is undefined is still free. */
type Draft = (boolean | undefined)[][];

type Mask = (row: number, column: number) => boolean;

/** Where data is turned over, so that no pattern comes about by chance. */
const MASKS: readonly Mask[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Squares to find a code by and to straighten it, ring by ring from the middle: whether the ring is dark. */
const CORNER = [true, true, false, true, false];
const ANCHOR = [true, false, true];

function drawSquare(draft: Draft, row: number, column: number, rings: readonly boolean[]): void {
  const reach = rings.length - 1;
  for (let r = Math.max(0, row - reach); r <= Math.min(draft.length - 1, row + reach); r++)
    for (let c = Math.max(0, column - reach); c <= Math.min(draft.length - 1, column + reach); c++)
      draft[r]![c] = rings[Math.max(Math.abs(r - row), Math.abs(c - column))]!;
}

/** What is the same in every code of this size: squares, and two dotted lines to count modules by. */
function patterns(size: number): Draft {
  const draft: Draft = Array.from({ length: size }, () => new Array(size).fill(undefined));
  for (let i = 0; i < size; i++) draft[6]![i] = draft[i]![6] = i % 2 === 0;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawSquare(draft, row, column, CORNER);
  if (size > 21) drawSquare(draft, size - 7, size - 7, ANCHOR);
  return draft;
}

/** Writes, twice, which mask was used; level M is 0. */
function drawFormat(draft: Draft, mask: number): void {
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((mask << 10) | rest) ^ 0x5412;
  const size = draft.length;
  for (let i = 0; i < 15; i++) {
    const isDark = ((format >> i) & 1) === 1;
    draft[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = isDark;
    draft[8]![i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i] = isDark;
  }
  draft[size - 8]![8] = true;
}

/** The free places in the order of the data: up and down in double columns from the right, leaping over the dotted line. */
function* freePlaces(draft: Draft): Generator<readonly [row: number, column: number]> {
  const size = draft.length;
  const rights = Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i).map((c) => (c <= 6 ? c - 1 : c));
  for (const [turn, right] of rights.entries())
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) {
        const row = turn % 2 === 0 ? size - 1 - i : i;
        if (draft[row]![column] === undefined) yield [row, column];
      }
}

function drawn(version: number, codewords: readonly number[], mask: number): Modules {
  const draft = patterns(17 + 4 * version);
  drawFormat(draft, mask);
  const turns = MASKS[mask]!;
  // All places are found before the first is filled.
  for (const [i, [row, column]] of [...freePlaces(draft)].entries()) {
    const bit = ((codewords[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
    draft[row]![column] = (bit === 1) !== turns(row, column);
  }
  return draft as boolean[][];
}

/** A text as a QR code, in the mask that is easiest to read; undefined when it is longer than 106 bytes. */
export function qrOf(text: string): Modules | undefined {
  const encoded = codewordsOf(text);
  if (!encoded) return undefined;
  const codes = MASKS.map((_, mask) => drawn(encoded.version, encoded.codewords, mask));
  const penalties = codes.map(penaltyOf);
  return codes[penalties.indexOf(Math.min(...penalties))];
}
