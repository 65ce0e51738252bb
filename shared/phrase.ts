import { RECOVERY_WORDS } from "./recovery-words.ts";

/** The number of words that hold data; a checksum word follows. */
const WORDS = 7;

/** Bits per word. */
const BITS = 11;

/** A phrase uses 77 bits of these: too many to guess. */
export const PHRASE_BYTES = 2 * WORDS;

/**
 * Encodes bytes as words to write down and read aloud: `tide-anchor-pencil-…`. They are English in every language.
 * @param bytes `PHRASE_BYTES` of them
 */
export function phraseOf(bytes: Uint8Array): string {
  const numbers = Array.from({ length: WORDS }, (_, i) => ((bytes[2 * i]! << 8) | bytes[2 * i + 1]!) % 2 ** BITS);
  return [...numbers, checkOf(numbers)].map((number) => RECOVERY_WORDS[number]!).join("-");
}

/** Finds a phrase within other text. */
const WRITTEN = /(?:[a-z]{3,8}-){7}[a-z]{3,8}/;

/**
 * Ignores case, separators and, except in phrases of earlier releases, all letters of a word after the fourth.
 * Undefined if there is no phrase, or a word or the checksum is wrong.
 */
export function readPhrase(text: string): string | undefined {
  const typed = text.toLowerCase();
  const words = (WRITTEN.exec(typed)?.[0] ?? typed).match(/\p{L}+/gu) ?? [];
  if (words.length !== WORDS + 1) return undefined;
  return phraseIn(words.map(numberOf), checkOf, (number) => RECOVERY_WORDS[number]!) ?? earlierPhrase(words);
}

function phraseIn(
  numbers: readonly (number | undefined)[],
  check: (numbers: readonly number[]) => number,
  wordOf: (number: number, at: number) => string,
): string | undefined {
  if (numbers.includes(undefined)) return undefined;
  const defined = numbers as readonly number[];
  return check(defined.slice(0, WORDS)) === defined[WORDS] ? defined.map(wordOf).join("-") : undefined;
}

const LETTERS = 4;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  RECOVERY_WORDS.map((word, number) => [word.slice(0, LETTERS), number]),
);

const numberOf = (word: string): number | undefined => NUMBERS.get(word.slice(0, LETTERS));

/** The numbers have `width` bits, most significant first. Detects any single wrong number. */
function crcOf(numbers: readonly number[], width: number, polynomial: number): number {
  const top = 1 << (width - 1);
  let crc = 2 ** width - 1;
  for (const number of numbers) {
    crc ^= number;
    for (let bit = 0; bit < width; bit++) crc = ((crc << 1) ^ (crc & top ? polynomial : 0)) & (2 ** width - 1);
  }
  return crc;
}

/** With the polynomial of FlexRay's CRC-11. */
const checkOf = (numbers: readonly number[]): number => crcOf(numbers, BITS, 0x385);

/** Words of earlier releases were `CVCVC` (D. S. Wilkerson, "proquints", 2009). */
const [CONSONANTS, VOWELS] = ["bdfghjklmnprstvz", "aiou"] as const;

/** The checksum of earlier releases is CRC-16/CCITT. */
const earlierPhrase = (words: readonly string[]): string | undefined =>
  phraseIn(
    words.map(earlierNumberOf),
    (numbers) => crcOf(numbers, 16, 0x1021),
    (_, at) => words[at]!,
  );

function earlierNumberOf(word: string): number | undefined {
  if (word.length !== 5) return undefined;
  const digits = [...word].map((letter, i) => (i % 2 === 0 ? CONSONANTS : VOWELS).indexOf(letter));
  if (digits.includes(-1)) return undefined;
  return digits.reduce((number, digit, i) => (number << (i % 2 === 0 ? 4 : 2)) | digit, 0);
}
