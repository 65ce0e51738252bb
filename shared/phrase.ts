/** Sixteen consonants and four vowels: two bytes are a word that can be said, `CVCVC` (D. S. Wilkerson, "proquints", 2009). */
const [CONSONANTS, VOWELS] = ["bdfghjklmnprstvz", "aiou"] as const;

/** How many words say something; one more is there to tell that one was written down wrongly. */
const WORDS = 7;

/** So many bytes are a phrase: 112 bits, which nobody guesses. */
export const PHRASE_BYTES = 2 * WORDS;

/**
 * Bytes as words to be written down and read aloud, the same in every language: `lusab-babad-gutih-…`. The last word follows from
 * the others.
 * @param bytes as many as `PHRASE_BYTES`
 */
export function phraseOf(bytes: Uint8Array): string {
  const numbers = Array.from({ length: WORDS }, (_, i) => (bytes[2 * i]! << 8) | bytes[2 * i + 1]!);
  return [...numbers, checkOf(numbers)].map(wordOf).join("-");
}

/** Where a phrase stands as it was made, among other words. */
const WRITTEN = /(?:[a-z]{5}-){7}[a-z]{5}/;

/**
 * The phrase that somebody typed, as it was made, however it was spaced, or that stands somewhere in a text; undefined where it
 * cannot be one, or a letter is wrong.
 */
export function readPhrase(text: string): string | undefined {
  const typed = text.toLowerCase();
  const words = (WRITTEN.exec(typed)?.[0] ?? typed).match(/\p{L}+/gu) ?? [];
  const numbers = words.map(numberOf);
  if (words.length !== WORDS + 1 || numbers.includes(undefined)) return undefined;
  const said = numbers.slice(0, WORDS) as number[];
  return checkOf(said) === numbers[WORDS] ? words.join("-") : undefined;
}

function wordOf(number: number): string {
  const [consonant, vowel] = [
    (at: number) => CONSONANTS[(number >> at) & 15],
    (at: number) => VOWELS[(number >> at) & 3],
  ];
  return `${consonant(12)}${vowel(10)}${consonant(6)}${vowel(4)}${consonant(0)}`;
}

function numberOf(word: string): number | undefined {
  if (word.length !== 5) return undefined;
  const digits = [...word].map((letter, i) => (i % 2 === 0 ? CONSONANTS : VOWELS).indexOf(letter));
  if (digits.includes(-1)) return undefined;
  return digits.reduce((number, digit, i) => (number << (i % 2 === 0 ? 4 : 2)) | digit, 0);
}

/** CRC-16/CCITT of the numbers: any single word that is wrong is noticed. */
function checkOf(numbers: readonly number[]): number {
  let crc = 0xffff;
  for (const number of numbers) {
    crc ^= number;
    for (let bit = 0; bit < 16; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
