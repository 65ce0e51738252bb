import { describe, expect, it, test } from "vitest";
import type { Book, Paragraph } from "../../../../client/contract/volume.ts";
import { chapterFor, chaptersIn, paragraphsOf } from "../../../../client/features/rules/book.ts";
import { bound } from "../../../../client/features/rules/bound.ts";
import german, { de } from "../../../../client/games/arcanoid/rules/de.ts";
import english, { en } from "../../../../client/games/arcanoid/rules/en.ts";
import french, { fr } from "../../../../client/games/arcanoid/rules/fr.ts";
import { BOTH, OURS, STATED } from "../../../../client/games/arcanoid/rules/ids.ts";
import { arrange, PICTURES } from "../../../../client/games/arcanoid/rules/pictures.ts";
import { volume } from "../../../../client/games/arcanoid/rules/volume.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { DOCUMENT } from "../../../shared/games/arcanoid/document.ts";

const BOOKS: Readonly<Record<string, Book>> = { en: english, de: german, fr: french };

/** Ids that begin with X are test cases for developers. */
const IDS = [...new Set(DOCUMENT)].filter((id) => !id.startsWith("X"));

const allOf = ({ chapters }: Book): readonly Paragraph[] => Object.values(chapters).flatMap(paragraphsOf);

function sentencesOf(book: Book): string[] {
  const titles = Object.values(book.chapters).flatMap(({ title, lead, sections }) => [
    title,
    lead,
    ...Object.values(sections).map((section) => section.title),
  ]);
  const texts = allOf(book).map(({ text }) => text);
  return [...titles, ...texts, ...Object.values(book.pictures), book.modes, book.ours, book.oursNote];
}

const frameOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).map(([key, inside]) => [key, frameOf(inside)])
    : typeof value;

test("every rule of the document is printed, ours, or both, and none is of two kinds", () => {
  expect([...STATED, ...OURS, ...BOTH].toSorted()).toEqual(IDS.toSorted());
});

describe.each(Object.entries(BOOKS))("Arcanoïd's book in %s", (name, book) => {
  const telling = (rule: string) => allOf(book).filter(({ rules }) => rules.includes(rule));

  it("has a chapter for every variant, with each of its rules", () => {
    expect(Object.keys(book.chapters)).toEqual(Object.keys(volume.chapters));
    const own = { nassau: "NA", koblenz: "KO", mainz: "MA", malta: "ML", worms: "WO", gaza: "GA" };
    for (const [chapter, letters] of Object.entries(own)) {
      const told = paragraphsOf(itemAt(book.chapters, chapter)).flatMap(({ rules }) => rules);
      for (const rule of IDS.filter((id) => id.startsWith(letters))) expect(told).toContain(rule);
    }
  });

  it("has every rule and no other, and marks all house rules", () => {
    for (const rule of IDS) {
      const told = telling(rule);
      expect(told.length, rule).toBeGreaterThan(0);
      expect(
        told.some(({ isOurs }) => isOurs),
        `${rule} is marked`,
      ).toBe(!STATED.has(rule));
      expect(
        told.every(({ isOurs }) => isOurs),
        `${rule} is marked alone`,
      ).toBe(OURS.has(rule));
    }
    expect(new Set(allOf(book).flatMap(({ rules }) => rules))).toEqual(new Set(IDS));
  });

  it("has a section for every trump, with its picture", () => {
    for (let number = 0; number <= 21; number++) {
      const { title, picture, text } = itemAt(book.chapters.trumps!.sections, `t${number}`);
      expect(title).toMatch(new RegExp(`^${number} · `));
      expect(picture).toBe(`t${number}`);
      for (const { rules } of text) for (const rule of rules) expect(rule).toMatch(new RegExp(`^M${number}[a-d]?$`));
    }
  });

  it("is built as the English one", () => {
    expect(frameOf({ en, de, fr }[name])).toEqual(frameOf(en));
  });

  it("has text everywhere, in whole sentences, with real quotation marks", () => {
    for (const text of sentencesOf(book)) {
      expect(text.trim()).not.toBe("");
      expect(text).not.toMatch(/["'`]|\.\.\.| -- | {2}/);
    }
    for (const { text } of allOf(book)) expect(text).toMatch(/^[\p{Lu}\d].*[.]$/u);
  });

  it("has words for just those pictures that it shows, and all of them can be drawn", () => {
    const shown = Object.values(book.chapters).flatMap(({ sections }) =>
      Object.values(sections).flatMap(({ picture }) => (picture === undefined ? [] : [picture])),
    );
    expect(new Set(shown)).toEqual(new Set(Object.keys(book.pictures)));
    expect(new Set(shown)).toEqual(new Set(Object.keys(PICTURES)));
  });

  it("says that the lists of Mainz, Malta and Worms are lost", () => {
    const lost = { en: /lost/, de: /verloren/, fr: /perdue/ }[name]!;
    for (const chapter of ["mainz", "malta", "worms"]) expect(itemAt(book.chapters, chapter).lead).toMatch(lost);
  });

  if (name === "en") return;

  it("has no English left in other languages", () => {
    const same = new Set(sentencesOf(english));
    const names = ["Nassau", "Koblenz", "Mainz", "Malta", "Worms", "Justice."];
    expect(sentencesOf(book).filter((text) => same.has(text) && !names.includes(text))).toEqual([]);
    expect(sentencesOf(book).filter((text) => /\b(the|and|your?|with|cards?|turn|of|must|when)\b/i.test(text))).toEqual(
      [],
    );
  });
});

test("pictures fit into the available room, from the narrowest phone on", () => {
  for (const name of Object.keys(PICTURES))
    for (const room of [240, 288, 358, 640]) {
      const { width, height } = arrange(name, room)!;
      expect(width).toBeLessThanOrEqual(room);
      expect(height).toBeGreaterThan(60);
    }
  expect(arrange("nothing", 300)).toBe(undefined);
});

test("a rule is read in the chapter of the variant in play, otherwise in the chapter that has it", () => {
  const names = chaptersIn(volume, english);
  expect(chapterFor(english, names, { chapter: "koblenz" })).toBe("koblenz");
  expect(chapterFor(english, names, { chapter: "koblenz", rule: "KO3" })).toBe("koblenz");
  expect(chapterFor(english, names, { chapter: "koblenz", rule: "M16b" })).toBe("trumps");
  expect(chapterFor(english, names, { chapter: "gaza", rule: "W4" })).toBe("dresden");
  expect(chapterFor(english, names, { chapter: "dresden", rule: "I9" })).toBe("cases");
});

test("the key of a paragraph names its rules, and whether it is ours", () => {
  const text = {
    sections: { one: { title: "One", text: { "ours A1 B2": "Two.", about: "Three." } } },
    title: "",
    lead: "",
  };
  const book = bound({ ...en, chapters: { one: text } });
  expect(paragraphsOf(book.chapters.one!)).toEqual([
    { rules: ["A1", "B2"], text: "Two.", isOurs: true },
    { rules: [], text: "Three.", isOurs: false },
  ]);
});

test("the number of players is stated once for the main game, and once for each variant", () => {
  const { trumps, cases, ...told } = volume.chapters;
  expect([trumps, cases]).toEqual([null, null]);
  for (const [name, players] of Object.entries(told)) expect(players, name).toEqual([2, 10]);
});
