import { expect, test } from "vitest";
import { nameFault, tidyName } from "../../../shared/engine/names.ts";

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
  "𝒜nn",
  "x".repeat(24),
  "𠮷".repeat(24),
])("%j is a name", (name) => {
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
] as const)("%j is none: %s", (name, fault) => {
  expect(nameFault(tidyName(name))).toBe(fault);
});

test("white space is folded, and one letter is written one way", () => {
  expect(tidyName("  Zoe\u0308 \n of\u00a0 Lake ")).toBe("Zo\u00eb of Lake");
});
