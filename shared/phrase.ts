import { RECOVERY_WORDS } from "./recovery-words.ts";

/** How many words say something; one more is there to tell that one was written down wrongly. */
const WORDS = 7;

/** So many bits are a word. */
const BITS = 11;

/** So many bytes are a phrase: 77 bits of them, which nobody guesses. */
export const PHRASE_BYTES = 2 * WORDS;

/**
 * Bytes as words to be written down and read aloud, the same in every language: `tide-anchor-pencil-…`. The last word follows from
 * the others.
 * @param bytes as many as `PHRASE_BYTES`
 */
export function phraseOf(bytes: Uint8Array): string {
  const numbers = Array.from({ length: WORDS }, (_, i) => ((bytes[2 * i]! << 8) | bytes[2 * i + 1]!) % 2 ** BITS);
  return [...numbers, checkOf(numbers)].map((number) => RECOVERY_WORDS[number]!).join("-");
}

/** Where a phrase stands as it was made, among other words. */
const WRITTEN = /(?:[a-z]{3,8}-){7}[a-z]{3,8}/;

/**
 * The phrase that somebody typed, as it was made, however it was spaced, or that stands somewhere in a text; undefined where it
 * cannot be one, or a word is wrong. Of each word the first four letters count.
 */
export function readPhrase(text: string): string | undefined {
  const typed = text.toLowerCase();
  const words = (WRITTEN.exec(typed)?.[0] ?? typed).match(/\p{L}+/gu) ?? [];
  if (words.length !== WORDS + 1) return undefined;
  return phraseIn(words.map(numberOf), checkOf, (number) => RECOVERY_WORDS[number]!) ?? earlierPhrase(words);
}

/** Words by their numbers, if all of them are known and the last one follows from the others. */
function phraseIn(
  numbers: readonly (number | undefined)[],
  check: (numbers: readonly number[]) => number,
  wordOf: (number: number, at: number) => string,
): string | undefined {
  if (numbers.includes(undefined)) return undefined;
  const known = numbers as readonly number[];
  return check(known.slice(0, WORDS)) === known[WORDS] ? known.map(wordOf).join("-") : undefined;
}

const LETTERS = 4;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  RECOVERY_WORDS.map((word, number) => [word.slice(0, LETTERS), number]),
);

const numberOf = (word: string): number | undefined => NUMBERS.get(word.slice(0, LETTERS));

/** CRC of numbers of so many bits, the first bit of each first: any single one that is wrong is noticed. */
function crcOf(numbers: readonly number[], width: number, polynomial: number): number {
  const top = 1 << (width - 1);
  let crc = 2 ** width - 1;
  for (const number of numbers) {
    crc ^= number;
    for (let bit = 0; bit < width; bit++) crc = ((crc << 1) ^ (crc & top ? polynomial : 0)) & (2 ** width - 1);
  }
  return crc;
}

/** CRC-11 of FlexRay. */
const checkOf = (numbers: readonly number[]): number => crcOf(numbers, BITS, 0x385);

/** In earlier releases words were made of sixteen consonants and four vowels, `CVCVC` (D. S. Wilkerson, "proquints", 2009). */
const [CONSONANTS, VOWELS] = ["bdfghjklmnprstvz", "aiou"] as const;

/** A phrase of an earlier release. Its check is CRC-16/CCITT. */
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
