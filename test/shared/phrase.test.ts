import fc from "fast-check";
import { expect, test } from "vitest";
import { PHRASE_BYTES, phraseOf, readPhrase } from "../../shared/phrase.ts";
import { RECOVERY_WORDS } from "../../shared/recovery-words.ts";
import { itemAt } from "../kit/item-at.ts";

const bytes = fc.uint8Array({ minLength: PHRASE_BYTES, maxLength: PHRASE_BYTES });

test("there are 2,048 words, and the first four letters identify each", () => {
  expect(RECOVERY_WORDS).toHaveLength(2048);
  expect(new Set(RECOVERY_WORDS.map((word) => word.slice(0, 4))).size).toBe(2048);
  expect(RECOVERY_WORDS.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
});

test("a phrase is eight common words", () => {
  const phrase = phraseOf(Uint8Array.from({ length: PHRASE_BYTES }, (_, i) => i % 2));
  expect(phrase).toMatch(/^(ability-){7}[a-z]+$/);
  expect(readPhrase(phrase)).toBe(phrase);
});

test("a phrase is read however it is spaced and written, by four letters of each word, and differs for different words", () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const phrase = phraseOf(one);
      const words = phrase.split("-");
      expect(words.filter((word) => !RECOVERY_WORDS.includes(word))).toEqual([]);
      expect(readPhrase(`  ${phrase.toUpperCase().replaceAll("-", "\n ")}.`)).toBe(phrase);
      expect(readPhrase(`The way back, of eight words:\n\n${phrase}\n\nKeep it.`)).toBe(phrase);
      expect(readPhrase(words.map((word) => word.slice(0, 4)).join(" "))).toBe(phrase);
      const encoded = (all: Uint8Array) => all.map((byte, i) => (i % 2 === 0 ? byte & 7 : byte)).join();
      expect(phraseOf(other) === phrase).toBe(encoded(one) === encoded(other));
    }),
  );
});

test("a word that is wrong, missing or too many is noticed", () => {
  fc.assert(
    fc.property(bytes, fc.nat(7), fc.nat(2047), (given, at, other) => {
      const words = phraseOf(given).split("-");
      const wrong = words.with(at, itemAt(RECOVERY_WORDS, other));
      if (wrong[at] !== words[at]) expect(readPhrase(wrong.join("-"))).toBeUndefined();
      expect(readPhrase(words.with(at, "tidal").join("-"))).toBeUndefined();
      expect(readPhrase(words.toSpliced(at, 1).join("-"))).toBeUndefined();
      expect(readPhrase([...words, words[at]].join(" "))).toBeUndefined();
    }),
  );
  for (const text of ["", "guess", "a-b-c-d-e-f-g-h", "é".repeat(40)]) expect(readPhrase(text)).toBeUndefined();
});

test("a phrase of an earlier release is still read, and a wrong letter in it noticed", () => {
  const earlier = "babid-famug-hidij-kinul-mofin-popur-sugit-ratuk";
  expect(readPhrase(earlier.toUpperCase())).toBe(earlier);
  for (const vowel of "aiou")
    if (earlier[1] !== vowel) expect(readPhrase(earlier[0] + vowel + earlier.slice(2))).toBeUndefined();
});
