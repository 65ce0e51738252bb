import { expect, test } from "vitest";
import { distinctName, isNumbered } from "../../../../shared/engine/people/distinct-names.ts";
import { skeletonOf } from "../../../../shared/engine/people/look-alikes.ts";
import { ANONYMIZED, LONGEST_NAME, nameFault, tidyName } from "../../../../shared/engine/people/names.ts";

test.each([
  "Ann",
  "Jean-Luc",
  "O'Brien, Jr.",
  "Zoë & Max!",
  "李小龍",
  "Дмитрий",
  "Ελένη",
  "علی\u200cرضا",
  "श्री",
  "क्\u200dष",
  "7 of 9",
  "葛\u{e0100}城",
  "\u9038\ufe00",
  "ᠮ\u180bᠨ",
  "Ṩạ̈̃n",
  "ज़ीं",
  "Nn Ng",
  "𝒜nn",
  "x".repeat(24),
  "𠮷".repeat(24),
])("%j is a valid name", (name) => {
  expect(nameFault(tidyName(name))).toBeUndefined();
});

test.each([
  ["", "empty"],
  [" \t\n ", "empty"],
  ["x".repeat(25), "tooLong"],
  ["𠮷".repeat(25), "tooLong"],
  ["😀", "characters"],
  ["Ann 😀", "characters"],
  ["👩\u200d🚀", "characters"],
  ["-Ann", "characters"],
  ["<b>Ann</b>", "characters"],
  ["a\u0000b", "characters"],
  ["\u202Eevil", "characters"],
  ["An\u200bn", "characters"],
  ["An\u200dn", "characters"],
  ["\u3164", "characters"],
  ["Ann\u00ad", "characters"],
  ["A\u{e0100}nn", "characters"],
  ["葛\u{e0100}\u{e0101}城", "characters"],
  ["Ann\ufe0f", "characters"],
  [`Z${"\u0316\u0308".repeat(10)}`, "accents"],
  ["An\u0316\u0317\u0318n", "accents"],
  ["क\u093f\u0940\u0941\u0942\u0943", "accents"],
  ["N. N.", "nameless"],
  ["n.n.", "nameless"],
  ["N N", "nameless"],
  ["ＮＮ", "nameless"],
  ["Ν. Ν.", "nameless"],
  ["Ñ. N\u0316.", "nameless"],
] as const)("%j is no valid name: %s", (name, fault) => {
  expect(nameFault(tidyName(name))).toBe(fault);
});

test("white space is folded, and each letter has one form", () => {
  expect(tidyName("  Zoe\u0308 \n of\u00a0 Lake ")).toBe("Zo\u00eb of Lake");
});

test("a text that is far too long for a name is not normalized, because that would take time in proportion to its size", () => {
  const text = `Zoe${"\u0308\u0316".repeat(3000)}`;
  expect(tidyName(text)).toBe(text);
  expect(nameFault(tidyName(text))).toBe("tooLong");
});

test.each([
  ["Marina", "marina"],
  ["Marina", "Маrinа"],
  ["Marina", "Mar\u0131na"],
  ["Marina", "Marína"],
  ["Iris", "lris"],
  ["Otto", "0tt0"],
  ["Ann Lee", "Ann-Lee"],
  ["OXO", "ОХО"],
])("%j and %j look alike", (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ["Marina", "Martina"],
  ["राम", "रमा"],
  ["ก้า", "กา"],
  ["李", "王"],
])("%j and %j look different", (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test("a taken name gets the first free number, and stays within the length of a name", () => {
  const taken = new Set(["Ann", "Bo", "Bo 2", "x".repeat(LONGEST_NAME)].map(skeletonOf));
  expect(distinctName("Cy", taken)).toBe("Cy");
  expect(distinctName("ann", taken)).toBe("ann 2");
  expect(distinctName("Bo", taken)).toBe("Bo 3");
  const long = distinctName("x".repeat(LONGEST_NAME), taken);
  expect([long, nameFault(long)]).toEqual([`${"x".repeat(LONGEST_NAME - 2)} 2`, undefined]);
  expect(isNumbered(long, "x".repeat(LONGEST_NAME))).toBe(true);
  expect([
    isNumbered("Bo 3", "Bo"),
    isNumbered("Bo 1", "Bo"),
    isNumbered("Bo", "Bo"),
    isNumbered("Bob 2", "Bo"),
  ]).toEqual([true, false, false, false]);
  expect(distinctName(ANONYMIZED, new Set([skeletonOf(ANONYMIZED)]))).toBe(ANONYMIZED);
});
