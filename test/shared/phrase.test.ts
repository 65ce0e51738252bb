import fc from "fast-check";
import { expect, test } from "vitest";
import { PHRASE_BYTES, phraseOf, readPhrase } from "../../shared/phrase.ts";

const bytes = fc.uint8Array({ minLength: PHRASE_BYTES, maxLength: PHRASE_BYTES });

test("a phrase is eight words that can be said", () => {
  const phrase = phraseOf(Uint8Array.from({ length: PHRASE_BYTES }, (_, i) => [127, 0, 0, 1][i % 4]!));
  // The example of the paper: 127.0.0.1 is lusab-babad.
  expect(phrase).toMatch(/^lusab-babad-lusab-babad-lusab-babad-lusab-[a-z]{5}$/);
  expect(readPhrase(phrase)).toBe(phrase);
});

test("is read however it is spaced and written, and differs for different bytes", () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const phrase = phraseOf(one);
      expect(phrase).toMatch(/^([bdfghjklmnprstvz][aiou]){2}[bdfghjklmnprstvz](-\w{5}){7}$/);
      expect(readPhrase(`  ${phrase.toUpperCase().replaceAll("-", "\n ")}.`)).toBe(phrase);
      expect(readPhrase(`The way back, of eight words:\n\n${phrase}\n\nKeep it.`)).toBe(phrase);
      expect(phraseOf(other) === phrase).toBe(`${one}` === `${other}`);
    }),
  );
});

test("a word that is wrong, missing or too many is noticed", () => {
  fc.assert(
    fc.property(bytes, fc.nat(7), fc.nat(4), fc.nat(15), (given, at, letter, other) => {
      const words = phraseOf(given).split("-");
      const letters = letter % 2 === 0 ? "bdfghjklmnprstvz" : "aiou";
      const instead = letters[other % letters.length]!;
      const wrong = words.map((word, i) =>
        i === at ? word.slice(0, letter) + instead + word.slice(letter + 1) : word,
      );
      if (wrong[at] !== words[at]) expect(readPhrase(wrong.join("-"))).toBeUndefined();
      expect(readPhrase(words.toSpliced(at, 1).join("-"))).toBeUndefined();
      expect(readPhrase([...words, words[at]].join(" "))).toBeUndefined();
    }),
  );
  for (const text of ["", "guess", "a-b-c-d-e-f-g-h", "é".repeat(40)]) expect(readPhrase(text)).toBeUndefined();
});
