import { describe, expect, it, test } from "vitest";
import type { Book, Paragraph } from "../../../../client/contract/volume.ts";
import { chapterFor, chaptersIn, paragraphsOf } from "../../../../client/features/rules/book.ts";
import german, { de } from "../../../../client/games/wayward/rules/de.ts";
import english, { en } from "../../../../client/games/wayward/rules/en.ts";
import french, { fr } from "../../../../client/games/wayward/rules/fr.ts";
import { volume } from "../../../../client/games/wayward/rules/volume.ts";
import { RULE_OF } from "../../../../shared/games/wayward/questions.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { goldens } from "../../../kit/golden.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { PLAYED } from "../../../shared/games/wayward/document.ts";

const BOOKS: Readonly<Record<string, Book>> = { en: english, de: german, fr: french };

/** `BOTH`: rules that the printed booklet states in part. `OURS`: house rules. */
const BOTH = "L8 L10 R3 R10 R11 C6 C8 B1 B2 B8 B20 E4 D4 D7 P1 P7 P9".split(" ");
const OURS = `A S7 S8 T3 T8 T10 L4 L5 R12 C7 C9 B10 B11 B12 B13 B14 B15 B16 B17 B18 B19 E3 E6 D5 D6 G3 G4 P4 P10`.split(
  " ",
);

/** `A` stands for all achievements. */
const IDS = [...PLAYED, "A"];

const allOf = ({ chapters }: Book): readonly Paragraph[] => Object.values(chapters).flatMap(paragraphsOf);

const frameOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).map(([key, inside]) => [key, frameOf(inside)])
    : typeof value;

describe.each(Object.entries(BOOKS))("Wayward's book in %s", (_, book) => {
  const telling = (rule: string) => allOf(book).filter(({ rules }) => rules.includes(rule));

  it("has every rule and no other, and marks all house rules", () => {
    expect([...new Set(allOf(book).flatMap(({ rules }) => rules))].toSorted()).toEqual(IDS.toSorted());
    for (const rule of IDS) {
      const marks = new Set(telling(rule).map(({ isOurs }) => isOurs));
      expect(marks, rule).toEqual(new Set(BOTH.includes(rule) ? [false, true] : [OURS.includes(rule)]));
    }
  });

  it("says nothing twice", () => {
    const texts = allOf(book).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test("the languages have the same chapters, sections and paragraphs", () => {
  expect(frameOf(de)).toEqual(frameOf(en));
  expect(frameOf(fr)).toEqual(frameOf(en));
});

test("the rule of each question, and of each past and present event, has its chapter", () => {
  const names = chaptersIn(volume, english);
  const events = goldens({ wayward }).flatMap(({ file }) => file.log as readonly { readonly rule?: string }[]);
  const rules = new Set([...Object.values(RULE_OF), ...events.flatMap(({ rule }) => rule ?? [])]);
  expect(rules.size).toBeGreaterThan(30);
  for (const rule of rules)
    for (const variant of names) {
      const printed = paragraphsOf(itemAt(english.chapters, chapterFor(english, names, { chapter: variant, rule })));
      expect(
        printed.some((paragraph) => paragraph.rules.includes(rule)),
        rule,
      ).toBe(true);
    }
});
